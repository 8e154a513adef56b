import { Button, Dialog } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { DialogFrame } from './dialog-frame';
import { useOverlayEntry } from './use-overlay-entry';

interface ConfirmDialogProps {
  isOpen: boolean;
  /** As a question: «Ürün silinsin mi?» */
  title: string;
  /** What follows from it. */
  children: ReactNode;
  /** The verb of the action: «Sil». */
  confirmLabel: string;
  /** The way back, where «Vazgeç» could be taken for the action. */
  backLabel?: string | undefined;
  /** Of what cannot be taken back. */
  isDangerous?: boolean;
  isBusy?: boolean;
  /** It asks about a step in the history, which cannot get an entry for it meanwhile. */
  isAboutHistory?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more; nothing happens until the action is named again. The way back has the focus first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    children,
    confirmLabel,
    backLabel = 'Vazgeç',
    isDangerous = false,
    isBusy = false,
    isAboutHistory = false,
    onConfirm,
    onClose,
  } = props;
  useOverlayEntry(isOpen && !isAboutHistory, () => !isBusy && onClose());
  const wayBack = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      role="alertdialog"
      open={isOpen}
      onOpenChange={({ open }) => !open && !isBusy && onClose()}
      initialFocusEl={() => wayBack.current}
      closeOnInteractOutside={false}
      lazyMount
      unmountOnExit
    >
      <DialogFrame title={title} isBusy={isBusy}>
        <Dialog.Body>{children}</Dialog.Body>
        <Dialog.Footer>
          <Button ref={wayBack} variant="outline" onClick={onClose} disabled={isBusy}>
            {backLabel}
          </Button>
          <Button
            colorPalette={isDangerous ? 'danger' : 'copper'}
            onClick={onConfirm}
            loading={isBusy}
            loadingText={confirmLabel}
          >
            {confirmLabel}
          </Button>
        </Dialog.Footer>
      </DialogFrame>
    </Dialog.Root>
  );
}
