import { CircleCheck, CircleAlert } from 'lucide-react';
import { type ReactNode } from 'react';
import text from '../../ui/text.module.css';
import styles from './confirmation.module.css';

interface ConfirmationProps {
  title: string;
  tone?: 'done' | 'failed';
  children: ReactNode;
}

/** Takes the place of a form once there is nothing more to send; it is read out and has the focus. */
export function Confirmation({ title, tone = 'done', children }: ConfirmationProps) {
  const Icon = tone === 'done' ? CircleCheck : CircleAlert;
  return (
    <div className={styles.confirmation} role="status" tabIndex={-1} ref={focusOnce}>
      <h2 className={`${text.h3} ${styles.title} ${styles[tone] ?? ''}`}>
        <Icon aria-hidden size={20} strokeWidth={1.75} />
        {title}
      </h2>
      {children}
    </div>
  );
}

function focusOnce(element: HTMLElement | null) {
  element?.focus();
}
