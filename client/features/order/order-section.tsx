import { type ReactNode } from 'react';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import styles from './order-section.module.css';

/** One sheet of an order: its heading and what stands below. */
export function OrderSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${layout.panel} ${styles.section}`}>
      <h2 className={`${text.h3} ${styles.title}`}>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
