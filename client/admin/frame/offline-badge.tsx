import { Badge, Box, Span } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { Icon } from '../../ui/controls/icon';
import { useIsOnline } from '../../ui/feedback/use-online';

/** Says, and reads out as it changes, that there is no connection: what is shown stays, and what fails is tried again. */
export function OfflineBadge() {
  const isOnline = useIsOnline();
  return (
    <Box role="status" _empty={{ display: 'none' }}>
      {!isOnline && (
        <Badge
          colorPalette="warning"
          title="Ekrandakiler ve yazdıklarınız duruyor; bağlantı gelince kendiliğinden yenilenir."
        >
          <Icon of={WifiOff} />
          <Span srOnly={{ smDown: true }}>Bağlantı yok</Span>
        </Badge>
      )}
    </Box>
  );
}
