import { Dialog } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { DialogFrame } from './dialog-frame';
import { useOverlayEntry } from './use-overlay-entry';

interface FormDialogProps {
  isOpen: boolean;
  /** What is asked or entered in it. */
  title: string;
  /** The form with its buttons, the one that sends it last. */
  children: ReactNode;
  /** Where the focus goes when it closes; without an answer, back to where it came from. */
  finalFocus?: () => HTMLElement | null;
  /** Also on Escape, on Back, and on a press beside it. */
  onClose: () => void;
}

/** A form that lies above the page; its first field has the focus. */
export function FormDialog({ isOpen, title, children, finalFocus, onClose }: FormDialogProps) {
  useOverlayEntry(isOpen, onClose);
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      finalFocusEl={finalFocus}
      lazyMount
      unmountOnExit
    >
      <DialogFrame title={title}>
        <Dialog.Body>{children}</Dialog.Body>
      </DialogFrame>
    </Dialog.Root>
  );
}
