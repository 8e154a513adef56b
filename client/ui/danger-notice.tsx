import { CircleAlert } from 'lucide-react';
import { type ReactNode, type Ref } from 'react';
import styles from './danger-notice.module.css';

interface DangerNoticeProps {
  /** An alert interrupts a screen reader; a status waits for its turn. */
  role: 'alert' | 'status';
  /** A heading of level two, what is wrong, and the ways to go on. */
  children: ReactNode;
  /** For a notice that takes the focus. */
  ref?: Ref<HTMLDivElement>;
}

/** What keeps a visitor from going on. */
export function DangerNotice({ role, children, ref }: DangerNoticeProps) {
  return (
    <div ref={ref} role={role} tabIndex={ref ? -1 : undefined} className={styles.notice}>
      <CircleAlert aria-hidden size={20} strokeWidth={1.75} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
