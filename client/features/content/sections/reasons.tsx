import { type Section } from './sections';
import text from '../../../design/text.module.css';
import styles from './reasons.module.css';

/** Why to buy here: a heading and its reasons as a plain strip. */
export function Reasons({ section }: { section: Section | undefined }) {
  if (!section || section.items.length === 0) return null;
  return (
    <section className={styles.reasons}>
      <div>
        <h2 className={text.h2}>{section.title}</h2>
        {section.content && <p className={styles.content}>{section.content}</p>}
      </div>
      <ul className={styles.list}>
        {section.items.map((reason) => (
          <li key={reason.title}>
            <h3 className={text.h3}>{reason.title}</h3>
            <p>{reason.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
