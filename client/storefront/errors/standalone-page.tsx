import { type ReactNode } from 'react';
import layout from '../../design/layout.module.css';
import styles from './standalone-page.module.css';

/** A page without header and footer. */
export function StandalonePage({ children }: { children: ReactNode }) {
  return (
    <main className={styles.ground}>
      <div className={layout.page}>{children}</div>
    </main>
  );
}
