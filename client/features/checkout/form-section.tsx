import { type ReactNode } from 'react';
import text from '../../ui/text.module.css';
import styles from './form-section.module.css';

interface FormSectionProps {
  number: number;
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** One numbered part of the form. */
export function FormSection({ number, title, hint, children }: FormSectionProps) {
  const headingId = `siparis-bolum-${number}`;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId} className={text.h3}>
          <span className={styles.number}>{number}</span> {title}
        </h2>
        {hint && <div className={styles.hint}>{hint}</div>}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
