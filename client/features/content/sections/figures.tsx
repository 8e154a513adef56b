import styles from './figures.module.css';

interface Figure {
  readonly title: string;
  readonly text: string;
}

/** Large figures in a row, each above what it counts. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ title, text }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{title}</dd>
        </div>
      ))}
    </dl>
  );
}
