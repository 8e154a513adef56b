import { Badge, Box } from '@chakra-ui/react';
import { Construction } from 'lucide-react';
import { Icon } from '../../ui/controls/icon';
import { type SiteState } from './site-state';

/** Says, and reads out as it changes, that visitors see the maintenance page. On a phone it has a line of its own. */
export function MaintenanceBadge({ site: { isInMaintenance, isHiddenFromSearch } }: { site: SiteState }) {
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
          colorPalette="warning"
          title={
            isHiddenFromSearch
              ? 'Ziyaretçiler bakım sayfasını görüyor; arama motorlarına kapalı.'
              : 'Ziyaretçiler bakım sayfasını görüyor.'
          }
        >
          <Icon of={Construction} />
          Bakım Modu Aktif
        </Badge>
      )}
    </Box>
  );
}
