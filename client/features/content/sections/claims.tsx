import { type Section } from './sections';
import styles from './claims.module.css';

/** What the shop stands for, in a few words each. */
export function Claims({ section }: { section: Section | undefined }) {
  if (!section || section.items.length === 0) return null;
  return (
    <dl className={styles.claims} aria-label={section.title}>
      {section.items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
