import { Paragraphs } from '../prose/paragraphs';
import text from '../../../design/text.module.css';
import { type Section } from './sections';
import styles from './story.module.css';

/** A heading with its paragraphs beside it. */
export function Story({ section }: { section: Section | undefined }) {
  if (!section || section.content === '') return null;
  return (
    <section className={styles.story}>
      <h2 className={text.h2}>{section.title}</h2>
      <div className={styles.text}>
        <Paragraphs text={section.content} />
      </div>
    </section>
  );
}
