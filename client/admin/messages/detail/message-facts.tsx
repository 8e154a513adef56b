import { Link } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { formatDateTime, formatPhone, phoneHref } from '../../../shop/format';
import { MESSAGE_SUBJECTS } from '../../../shop/message-subjects';
import { TitledCard } from '../../../ui/layout/titled-card';
import { BreakableAddress, Fact, Facts } from '../../record/facts';
import { isPermitted } from '../../session/require-permission';
import { useStaff } from '../../session/use-staff';
import { type PanelMessage } from './message.query';

/** Who wrote, about what. */
export function MessageFacts({ message }: { message: PanelMessage }) {
  const { sender, customerId, subject, productSlug, orderNumber, createdAt } = message;
  const staff = useStaff();
  const mayOrders = isPermitted(staff, 'ORDERS');
  return (
    <TitledCard title="Gönderen">
      <Facts>
        {sender && (
          <>
            <Fact name="Ad" copied={sender.name}>
              {sender.name}
            </Fact>
            {sender.company && <Fact name="Firma">{sender.company}</Fact>}
            <Fact name="E-posta" copied={sender.email}>
              <Link href={`mailto:${encodeURIComponent(sender.email)}`} display="inline">
                <BreakableAddress>{sender.email}</BreakableAddress>
              </Link>
            </Fact>
            {sender.phone && (
              <Fact name="Telefon" copied={sender.phone}>
                <Link href={phoneHref(sender.phone)}>{formatPhone(sender.phone)}</Link>
              </Fact>
            )}
          </>
        )}
        {sender && customerId !== null && mayOrders && (
          <Fact name="Üyelik">
            <Link asChild>
              <RouterLink to={paths.adminOrders(new URLSearchParams({ arama: sender.email }))}>
                Üye, siparişlerini göster
              </RouterLink>
            </Link>
          </Fact>
        )}
        {customerId !== null && isPermitted(staff, 'USERS') && (
          <Fact name="Hesap">
            <Link asChild>
              <RouterLink to={paths.adminUser(customerId)}>Müşteri kaydını aç</RouterLink>
            </Link>
          </Fact>
        )}
        <Fact name="Konu">{MESSAGE_SUBJECTS[subject].label}</Fact>
        <Fact name="Tarih">{formatDateTime(createdAt)}</Fact>
        {productSlug && (
          <Fact name="Ürün">
            <Link href={paths.product(productSlug)} target="_blank" rel="noopener">
              {productSlug}
            </Link>
          </Fact>
        )}
        {orderNumber && !mayOrders && <Fact name="Sipariş">#{orderNumber}</Fact>}
        {orderNumber && mayOrders && (
          <Fact name="Sipariş">
            <Link asChild>
              <RouterLink to={paths.adminOrders(new URLSearchParams({ arama: orderNumber }))}>
                #{orderNumber}
              </RouterLink>
            </Link>
          </Fact>
        )}
      </Facts>
    </TitledCard>
  );
}
