import { type ReactNode } from 'react';
import styles from './empty-notice.module.css';
import text from './text.module.css';

interface EmptyNoticeProps {
  icon: ReactNode;
  title: string;
  /** The ways on. */
  children: ReactNode;
}

/** Stands in the place of what is not there to be shown: why, and where to go on. */
export function EmptyNotice({ icon, title, children }: EmptyNoticeProps) {
  return (
    <div className={styles.notice}>
      {icon}
      <p className={text.h3}>{title}</p>
      {children}
    </div>
  );
}
