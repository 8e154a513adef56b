import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './modal.module.css';

interface ModalProps {
  label: string;
  size: 'small' | 'medium' | 'picture';
  /** After it closed, whichever way; whoever opened it takes it away then. */
  onClose: () => void;
  children: ReactNode;
}

/** The browser's own dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Modal({ label, size, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  // Taken away while it is open, it gives the focus back just the same, as long as it stands in the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) currentTarget.close();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={`${styles.modal} ${styles[size]}`}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className={styles.content}>{children}</div>
      <button
        type="button"
        className={styles.close}
        aria-label="Kapat"
        onClick={() => dialog.current?.close()}
      >
        <X aria-hidden size={20} strokeWidth={1.75} />
      </button>
    </dialog>
  );
}
