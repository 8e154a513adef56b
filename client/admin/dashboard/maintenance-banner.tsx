import { Alert, Link } from '@chakra-ui/react';
import { Construction } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../paths';
import { Icon } from '../../ui/controls/icon';
import { useSiteState } from '../frame/site-state';
import { isPermitted } from '../session/require-permission';
import { useStaff } from '../session/use-staff';

/** Says that visitors see the maintenance page, and where that ends. */
export function MaintenanceBanner() {
  const { isInMaintenance, isHiddenFromSearch } = useSiteState();
  const mayEnd = isPermitted(useStaff(), 'SETTINGS');
  if (!isInMaintenance) return null;
  return (
    <Alert.Root status="warning" role="region" aria-label="Bakım modu">
      <Alert.Indicator>
        <Icon of={Construction} size={20} />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title asChild>
          <h2>Site bakım modunda</h2>
        </Alert.Title>
        <Alert.Description>
          Ziyaretçiler bakım sayfasını görüyor. Kapatmak için{' '}
          {mayEnd ? (
            <Link asChild>
              <RouterLink to={paths.adminSettings('bakim-modu')}>Ayarlar &gt; Bakım Modu</RouterLink>
            </Link>
          ) : (
            'ayarlar yetkisi olan bir yöneticiye başvurun'
          )}
          .{isHiddenFromSearch && ' Arama motorlarına da kapalı: uzun sürerse sayfalar dizinden düşebilir.'}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
