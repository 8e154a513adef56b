import { CloudOff } from 'lucide-react';
import { type ReactNode } from 'react';
import button from './button.module.css';
import styles from './failure-notice.module.css';
import text from './text.module.css';

interface FailureNoticeProps {
  title: string;
  children?: ReactNode;
  onRetry: () => void;
}

/** Stands where something could not be loaded: what happened, and the way to try again. */
export function FailureNotice({ title, children, onRetry }: FailureNoticeProps) {
  return (
    <div className={styles.notice} role="alert">
      <CloudOff aria-hidden size={48} strokeWidth={1} />
      <p className={text.h3}>{title}</p>
      <p>{children ?? 'Bağlantınızı denetleyip yeniden deneyin.'}</p>
      <button type="button" className={`${button.button} ${button.petrol}`} onClick={onRetry}>
        Yeniden dene
      </button>
    </div>
  );
}
