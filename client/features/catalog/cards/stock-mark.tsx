import styles from './stock-mark.module.css';

/** The stock in words, with a filled or an empty dot: never by colour alone. */
export function StockMark({ inStock }: { inStock: boolean }) {
  return (
    <span className={inStock ? `${styles.stock} ${styles.yes}` : styles.stock}>
      {inStock ? 'Stokta var' : 'Stokta yok'}
    </span>
  );
}
