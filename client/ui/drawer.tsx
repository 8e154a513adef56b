import { Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode } from 'react';
import button from './button.module.css';
import styles from './drawer.module.css';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** Where the focus goes once it is closed; without an answer, back to where it came from. */
  finalFocus?: () => HTMLElement | null;
  title: string;
  children: ReactNode;
  /** Stays in sight below the content, like the telephone number of the menu. */
  footer?: ReactNode;
}

/** A panel over the right edge of the page: keeps the focus, closes on Escape and gives the focus back. Load it lazily. */
export function Drawer({ open, onClose, finalFocus, title, children, footer }: DrawerProps) {
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      finalFocusEl={finalFocus}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Positioner className={styles.positioner}>
          <Dialog.Content className={styles.content}>
            <div className={styles.head}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <Dialog.CloseTrigger className={button.bare} aria-label="Kapat">
                <X aria-hidden size={22} strokeWidth={1.75} />
              </Dialog.CloseTrigger>
            </div>
            <div className={styles.body}>{children}</div>
            {footer && <div className={styles.footer}>{footer}</div>}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
