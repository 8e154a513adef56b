import { paths } from '../../paths';
import { formatLira, formatPhone } from '../../shop/format';
import { BreakableAddress, Fact, Facts } from '../record/facts';
import { isPermitted } from '../session/require-permission';
import { useStaff } from '../session/use-staff';
import { DashboardCard } from './dashboard-card';
import { SiteFactsQuery } from './dashboard.query';
import { FigureLink } from './figure-link';
import { usePart } from './use-part';

/** How the shop presents itself. */
export function SiteCard() {
  const mayEdit = isPermitted(useStaff(), 'SETTINGS');
  return (
    <DashboardCard
      title="Site bilgileri"
      part={usePart(SiteFactsQuery, {}, 'settings')}
      height="7rem"
      aside={() =>
        mayEdit && (
          <FigureLink to={paths.adminSettings()} textStyle="small" aria-label="Site bilgilerini düzenle">
            Düzenle
          </FigureLink>
        )
      }
    >
      {({ siteSettings: { siteName, contactEmail, contactPhone, freeShippingThreshold } }) => (
        <Facts>
          <Fact name="Ad">{siteName}</Fact>
          <Fact name="E-posta">
            <BreakableAddress>{contactEmail}</BreakableAddress>
          </Fact>
          <Fact name="Telefon">{formatPhone(contactPhone)}</Fact>
          <Fact name="Ücretsiz kargo">
            {freeShippingThreshold === null
              ? 'Yok'
              : freeShippingThreshold === 0
                ? 'Her siparişte'
                : `${formatLira(freeShippingThreshold)} ve üzeri`}
          </Fact>
        </Facts>
      )}
    </DashboardCard>
  );
}
