import { type Heading } from './prose-html';
import styles from './table-of-contents.module.css';

/** The way through a long text. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav aria-labelledby="icindekiler" className={styles.contents}>
      <h2 id="icindekiler">İçindekiler</h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
