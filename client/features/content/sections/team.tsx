import text from '../../../design/text.module.css';
import { type Section } from './sections';
import styles from './team.module.css';

/** Names and what they answer for. */
export function Team({ section }: { section: Section | undefined }) {
  if (!section || section.items.length === 0) return null;
  return (
    <section>
      <h2 className={text.h2}>{section.title}</h2>
      {section.content && <p className={styles.lead}>{section.content}</p>}
      <dl className={styles.people}>
        {section.items.map(({ title, text: role }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{role}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
