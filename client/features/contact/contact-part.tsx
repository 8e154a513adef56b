import { type ReactNode } from 'react';
import text from '../../design/text.module.css';
import styles from './contact-form.module.css';

interface ContactPartProps {
  title: string;
  /** Why it is asked. */
  reason: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** Fields of the contact form that belong together, with their title beside them. */
export function ContactPart({ title, reason, children }: ContactPartProps) {
  return (
    <div className={styles.part}>
      <div>
        <h3 className={text.h3}>{title}</h3>
        <p className={styles.note}>{reason}</p>
      </div>
      <div className={styles.fields}>{children}</div>
    </div>
  );
}
