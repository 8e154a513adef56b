import layout from '../../design/layout.module.css';
import text from '../../design/text.module.css';
import { type Section } from '../../features/content/sections/sections';
import styles from './advantages.module.css';

/** What a quote brings over the price of the list. */
export function Advantages({ section }: { section: Section | undefined }) {
  if (!section || section.items.length === 0) return null;
  return (
    <section className={layout.panel}>
      <h2 className={`${text.h3} ${styles.title}`}>{section.title}</h2>
      <dl className={styles.list}>
        {section.items.map(({ title, text: what }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
