import text from '../../../design/text.module.css';
import { type Section } from './sections';
import styles from './timeline.module.css';

/** Years along a line, the latest marked. */
export function Timeline({ section }: { section: Section | undefined }) {
  if (!section || section.items.length === 0) return null;
  return (
    <section>
      <h2 className={text.h2}>{section.title}</h2>
      <ol className={styles.years}>
        {section.items.map(({ title, text: event }) => (
          <li key={title}>
            <b>{title}</b>
            <span>{event}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
