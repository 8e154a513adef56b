import text from '../../design/text.module.css';
import { type Section } from '../../features/content/sections/sections';
import { onDemand } from '../../shop/on-demand';
import styles from './request-steps.module.css';

interface RequestStepsProps {
  section: Section | undefined;
  /** YYYY-MM-DD */
  days: { readonly today: string; readonly firstDay: string; readonly dueDay: string };
}

const dayName = onDemand(
  () =>
    new Intl.DateTimeFormat('tr-TR', { weekday: 'long', day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** What happens when, by the business days of the shop; the page is made anew each day. */
export function RequestSteps({ section, days }: RequestStepsProps) {
  if (!section || section.items.length === 0) return null;
  const times = [
    { label: 'Bugün', day: days.today },
    { label: '1. iş günü', day: days.firstDay },
    { label: 'En geç 2. iş günü', day: days.dueDay },
  ];
  return (
    <ol className={styles.steps} aria-label={section.title}>
      {section.items.map(({ title, text: what }, index) => {
        const time = times[index];
        return (
          <li key={title}>
            <b className={styles.number} aria-hidden>
              {index + 1}
            </b>
            <div>
              <h2 className={text.h3}>{title}</h2>
              <p className={text.muted}>{what}</p>
            </div>
            {time && (
              <p className={styles.when}>
                <span>{time.label}</span>
                <time dateTime={time.day}>{dayName().format(new Date(time.day))}</time>
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
