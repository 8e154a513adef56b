import { X } from 'lucide-react';
import { type ReactNode } from 'react';
import { Icon } from '../controls/icon';
import styles from './modal.module.css';
import { useModalDialog } from './use-modal-dialog';

interface ModalProps {
  label: string;
  size: 'small' | 'medium' | 'picture';
  /** After it closed, whichever way: no longer render it then. */
  onClose: () => void;
  children: ReactNode;
}

/** A dialog in the middle of the window, open for as long as it is there. */
export function Modal({ label, size, onClose, children }: ModalProps) {
  const dialog = useModalDialog({ isOpen: true, onClose });
  return (
    <dialog {...dialog} aria-label={label} className={`${styles.modal} ${styles[size]}`}>
      <div className={styles.content}>{children}</div>
      <button
        type="button"
        className={styles.close}
        aria-label="Kapat"
        onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
      >
        <Icon of={X} size={20} />
      </button>
    </dialog>
  );
}
