import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../controls/icon';
import button from '../controls/button.module.css';
import styles from './drawer.module.css';
import { useModalDialog } from './use-modal-dialog';

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

/** A panel over the right edge of the page. */
export function Drawer({ open, onClose, finalFocus, title, children, footer }: DrawerProps) {
  const titleId = useId();
  const dialog = useModalDialog({ isOpen: open, onClose, finalFocus });
  return (
    <dialog {...dialog} aria-labelledby={titleId} className={styles.drawer}>
      {open && (
        <>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <button
              type="button"
              className={button.bare}
              aria-label="Kapat"
              onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
            >
              <Icon of={X} size={22} />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </>
      )}
    </dialog>
  );
}
