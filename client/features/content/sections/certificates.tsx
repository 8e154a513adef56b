import { BadgeCheck } from 'lucide-react';
import { Icon } from '../../../ui/controls/icon';
import text from '../../../design/text.module.css';
import { type Section } from './sections';
import styles from './certificates.module.css';

/** The certificates the shop holds, and what each stands for. */
export function Certificates({ section }: { section: Section | undefined }) {
  if (!section || section.items.length === 0) return null;
  return (
    <section>
      <h2 className={text.h2}>{section.title}</h2>
      {section.content && <p className={styles.lead}>{section.content}</p>}
      <ul className={styles.certificates}>
        {section.items.map(({ title, text: meaning }) => (
          <li key={title}>
            <Icon of={BadgeCheck} size={22} strokeWidth={1.6} />
            <div>
              <h3 className={text.h3}>{title}</h3>
              <p>{meaning}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
