import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { CopyButton } from '../../../ui/controls/copy-button';
import { Icon } from '../../../ui/controls/icon';
import { FormDialog } from '../../../ui/overlay/form-dialog';
import { NewKeyForm } from './new-key-form';

/** Makes a key and shows its secret once. */
export function NewKeyDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  const close = () => {
    setIsOpen(false);
    setSecret(undefined);
  };
  return (
    <>
      <Button size="sm" colorPalette="petrol" onClick={() => setIsOpen(true)}>
        <Icon of={KeyRound} />
        Yeni anahtar
      </Button>
      <FormDialog
        isOpen={isOpen}
        title={secret ? 'Anahtar oluşturuldu' : 'Yeni API anahtarı'}
        onClose={close}
      >
        {secret ? <Secret secret={secret} onClose={close} /> : <NewKeyForm onCreated={setSecret} />}
      </FormDialog>
    </>
  );
}

function Secret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Stack gap="4">
      <Text>
        Bu anahtar <b>yalnızca şimdi gösterilir</b>. Programa şimdi kaydedin; kaybolursa yenisini oluşturun.
      </Text>
      <Flex gap="3" align="center" wrap="wrap">
        <chakra.code flex="1 1 14rem" overflowWrap="anywhere" padding="3" bg="bg.subtle" borderRadius="l2">
          {secret}
        </chakra.code>
        <CopyButton value={secret} what="API anahtarı" />
      </Flex>
      <Button alignSelf="flex-end" colorPalette="petrol" onClick={onClose}>
        Kaydettim
      </Button>
    </Stack>
  );
}
