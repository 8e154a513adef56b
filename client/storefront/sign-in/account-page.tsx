import { type ReactNode } from 'react';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import styles from './account-page.module.css';

interface AccountPageProps {
  title: string;
  lead?: string;
  children: ReactNode;
  /** Below a line: where else to go from here. */
  foot?: ReactNode;
}

/** The narrow sheet that everything about signing in stands on. */
export function AccountPage({ title, lead, children, foot }: AccountPageProps) {
  return (
    <div className={layout.page}>
      <div className={styles.place}>
        <section className={`${layout.panel} ${styles.sheet}`}>
          <header className={styles.head}>
            <h1 className={text.h1}>{title}</h1>
            {lead !== undefined && <p className={text.muted}>{lead}</p>}
          </header>
          {children}
          {foot != null && <div className={styles.foot}>{foot}</div>}
        </section>
      </div>
    </div>
  );
}
