import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode } from 'react';
import { Icon } from '../controls/icon';

interface DialogFrameProps {
  title: string;
  /** `Dialog.Body`, and `Dialog.Footer` where there is one. */
  children: ReactNode;
  /** It cannot be closed at the moment. */
  isBusy?: boolean;
}

/** What every dialog has within its `Dialog.Root`: backdrop, title, and a button to close it. */
export function DialogFrame({ title, children, isBusy = false }: DialogFrameProps) {
  return (
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>{title}</Dialog.Title>
          </Dialog.Header>
          {children}
          <Dialog.CloseTrigger asChild>
            <CloseButton size="md" aria-label="Kapat" disabled={isBusy}>
              <Icon of={X} size={20} />
            </CloseButton>
          </Dialog.CloseTrigger>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  );
}
