import { Alert, Button, Stack } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode } from 'react';
import { Icon } from '../../ui/controls/icon';

interface SettingsConflictProps {
  /** What is saved now; the full stop comes with it here. */
  children: ReactNode;
  onTakeOver: () => void;
}

/** Somebody saved while these were being changed: what they saved, and what was typed stays until one decides. */
export function SettingsConflict({ children, onTakeOver }: SettingsConflictProps) {
  return (
    <Alert.Root status="warning" role="alert">
      <Alert.Indicator>
        <Icon of={TriangleAlert} size={20} />
      </Alert.Indicator>
      <Alert.Content gap="3">
        <Alert.Title>Siz düzenlerken başka biri kaydetti</Alert.Title>
        <Alert.Description>
          <Stack gap="1.5">
            <p>Şu an kayıtlı olan: {children}.</p>
            <p>Sizin seçtikleriniz formda duruyor. Kaydederseniz onlar geçerli olur.</p>
          </Stack>
        </Alert.Description>
        <Button variant="outline" size="sm" alignSelf="flex-start" onClick={onTakeOver}>
          Kayıtlı olanı al
        </Button>
      </Alert.Content>
    </Alert.Root>
  );
}
