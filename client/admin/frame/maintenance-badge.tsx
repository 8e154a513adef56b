import { Badge, Box } from '@chakra-ui/react';
import { Construction } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../paths';
import { Icon } from '../../ui/controls/icon';
import { isPermitted } from '../session/require-permission';
import { useStaff } from '../session/use-staff';
import { type SiteState } from './site-state';

/** Says, and reads out as it changes, that visitors see the maintenance page; it leads those who may to where that is ended. On a phone it has a line of its own. */
export function MaintenanceBadge({ site: { isInMaintenance, isHiddenFromSearch } }: { site: SiteState }) {
  const mayEnd = isPermitted(useStaff(), 'SETTINGS');
  const text = (
    <>
      <Icon of={Construction} />
      Bakım Modu Aktif
    </>
  );
  return (
    <Box
      role="status"
      order={{ base: 1, md: 0 }}
      flexBasis={{ base: 'full', md: 'auto' }}
      paddingInline={{ base: '2', md: '0' }}
      paddingBottom={{ base: '2', md: '0' }}
      _empty={{ display: 'none' }}
    >
      {isInMaintenance && (
        <Badge
          asChild
          colorPalette="warning"
          minHeight="6"
          title={
            isHiddenFromSearch
              ? 'Ziyaretçiler bakım sayfasını görüyor; arama motorlarına kapalı.'
              : 'Ziyaretçiler bakım sayfasını görüyor.'
          }
        >
          {mayEnd ? (
            <RouterLink to={paths.adminSettings('bakim-modu')}>{text}</RouterLink>
          ) : (
            <span>{text}</span>
          )}
        </Badge>
      )}
    </Box>
  );
}
