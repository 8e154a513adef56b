import { Dialog } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { closePopoverFirst } from './close-popover-first';
import { ConfirmDialog } from './confirm-dialog';
import { DialogFrame } from './dialog-frame';
import { DialogGuard } from './dialog-guard';
import { useOverlayEntry } from './use-overlay-entry';

interface FormDialogProps {
  isOpen: boolean;
  /** What is asked or entered in it. */
  title: string;
  /** The form with its buttons, the one that sends it last. */
  children: ReactNode;
  /** Where the focus goes when it closes; without an answer, back to where it came from. */
  finalFocus?: () => HTMLElement | null;
  /** Also on Escape, Back, X and a press beside it: they ask first when typed text would be lost. */
  onClose: () => void;
}

/** A form that lies above the page; its first field has the focus. */
export function FormDialog({ isOpen, title, children, finalFocus, onClose }: FormDialogProps) {
  const guard = useRef<(() => boolean) | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    const mustAsk = guard.current?.() ?? false;
    if (mustAsk) setIsAsking(true);
    else onClose();
    return !mustAsk;
  };
  useOverlayEntry(isOpen, close);
  return (
    <DialogGuard value={guard}>
      <Dialog.Root
        open={isOpen}
        onOpenChange={({ open }) => !open && close()}
        onEscapeKeyDown={closePopoverFirst}
        finalFocusEl={finalFocus}
        // In the middle, what a form shows more of, such as an error, would move what was pressed.
        placement="top"
        lazyMount
        unmountOnExit
      >
        <DialogFrame title={title}>
          <Dialog.Body>{children}</Dialog.Body>
        </DialogFrame>
      </Dialog.Root>
      <ConfirmDialog
        isOpen={isOpen && isAsking}
        title="Kaydedilmemiş değişiklikler var"
        confirmLabel="Kaydetmeden kapat"
        backLabel="Düzenlemeye dön"
        isDangerous
        isAboutHistory
        onConfirm={() => {
          setIsAsking(false);
          onClose();
        }}
        onClose={() => setIsAsking(false)}
      >
        Pencereyi kapatırsanız yazdıklarınız kaydedilmez.
      </ConfirmDialog>
    </DialogGuard>
  );
}
