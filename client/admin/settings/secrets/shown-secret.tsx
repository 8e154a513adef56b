import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CopyButton } from '../../../ui/controls/copy-button';

interface ShownSecretProps {
  /** What the secret is, as the button that copies it says. */
  what: string;
  secret: string;
  /** What it is for, and that it is shown this once. */
  children: ReactNode;
  onClose: () => void;
}

/** A secret that is shown once, to be copied. */
export function ShownSecret({ what, secret, children, onClose }: ShownSecretProps) {
  return (
    <Stack gap="4">
      {children}
      <Flex gap="3" align="center" wrap="wrap">
        <chakra.code flex="1 1 14rem" overflowWrap="anywhere" padding="3" bg="bg.subtle" borderRadius="l2">
          {secret}
        </chakra.code>
        <CopyButton value={secret} what={what} />
      </Flex>
      <Button alignSelf="flex-end" colorPalette="petrol" onClick={onClose}>
        Kaydettim
      </Button>
    </Stack>
  );
}
