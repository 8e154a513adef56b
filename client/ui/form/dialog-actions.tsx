import { Button, Flex } from '@chakra-ui/react';
import { type ComponentProps } from 'react';
import { SubmitButton } from './submit-button';

interface DialogActionsProps extends ComponentProps<typeof SubmitButton> {
  onClose: () => void;
}

/** The foot of a form in a dialog: the way back, then what sends it. */
export function DialogActions({ onClose, ...submit }: DialogActionsProps) {
  return (
    <Flex wrap="wrap" justify="flex-end" gap="2">
      <Button variant="outline" onClick={onClose}>
        Vazgeç
      </Button>
      <SubmitButton {...submit} />
    </Flex>
  );
}
