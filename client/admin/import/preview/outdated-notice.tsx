import { Alert, Button } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { Icon } from '../../../ui/controls/icon';

interface OutdatedNoticeProps {
  /** As the server says it. */
  message: string;
  isBusy: boolean;
  onCompare: () => void;
}

/** The catalog changed since the file was compared with it: nothing was written, and it is to be compared anew. */
export function OutdatedNotice({ message, isBusy, onCompare }: OutdatedNoticeProps) {
  return (
    <Alert.Root status="warning" role="alert" flexWrap="wrap">
      <Alert.Indicator>
        <Icon of={RefreshCw} size={20} />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title asChild>
          <h2>Uygulanmadı: ön izleme güncel değil</h2>
        </Alert.Title>
        <Alert.Description>{message}</Alert.Description>
      </Alert.Content>
      <Button colorPalette="petrol" size="sm" loading={isBusy} onClick={onCompare}>
        Yeniden karşılaştır
      </Button>
    </Alert.Root>
  );
}
