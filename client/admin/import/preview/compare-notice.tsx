import { Alert, Button } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { type ReactNode } from 'react';
import { Icon } from '../../../ui/controls/icon';

interface CompareNoticeProps {
  status: 'info' | 'neutral' | 'warning';
  /** `alert` of what was refused. */
  role?: 'alert' | 'status';
  title: string;
  text: string;
  /** Nothing else can be done with the file until then. */
  isMain?: boolean;
  isBusy: boolean;
  onCompare: () => void;
  /** Another way on, beside it. */
  children?: ReactNode;
}

/** Why the file is to be compared with the catalog anew, with the way to do so beside it. */
export function CompareNotice(props: CompareNoticeProps) {
  const { status, role, title, text, isMain, isBusy, onCompare, children } = props;
  return (
    <Alert.Root status={status} role={role} flexWrap="wrap">
      <Alert.Indicator>
        <Icon of={RefreshCw} size={20} />
      </Alert.Indicator>
      <Alert.Content flex="1 1 14rem">
        <Alert.Title asChild>
          <h2>{title}</h2>
        </Alert.Title>
        <Alert.Description>{text}</Alert.Description>
      </Alert.Content>
      {children}
      <Button
        colorPalette={isMain ? 'copper' : 'petrol'}
        size="sm"
        alignSelf="center"
        loading={isBusy}
        onClick={onCompare}
      >
        Yeniden karşılaştır
      </Button>
    </Alert.Root>
  );
}
