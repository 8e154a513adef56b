import { ChevronDown } from 'lucide-react';
import controls from '../../design/controls.module.css';
import layout from '../../design/layout.module.css';
import text from '../../design/text.module.css';
import { type Section } from '../../features/content/sections/sections';
import { Icon } from '../../ui/controls/icon';
import styles from './questions.module.css';

/** Questions with their answers, folded; also without scripts. */
export function Questions({ section }: { section: Section | undefined }) {
  if (!section || section.items.length === 0) return null;
  return (
    <section className={`${layout.section} ${styles.place}`} aria-labelledby="sss">
      <h2 id="sss" className={text.h2}>
        {section.title}
      </h2>
      <div className={layout.panel}>
        {section.items.map(({ title, text: answer }, index) => (
          <details key={title} open={index < 2} className={styles.question}>
            <summary className={controls.fold}>
              {title}
              <Icon of={ChevronDown} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
