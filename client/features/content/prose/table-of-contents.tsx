import styles from './table-of-contents.module.css';

interface TableOfContentsProps {
  contents: readonly { id: string; title: string }[];
}

/** The way through a long text. */
export function TableOfContents({ contents }: TableOfContentsProps) {
  return (
    <nav aria-labelledby="icindekiler" className={styles.contents}>
      <h2 id="icindekiler">İçindekiler</h2>
      <ol>
        {contents.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
