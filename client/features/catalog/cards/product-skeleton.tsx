import skeleton from '../../../ui/feedback/skeleton.module.css';
import text from '../../../design/text.module.css';
import styles from './product-skeleton.module.css';

interface ProductSkeletonProps {
  view: 'grid' | 'list';
  /** As many shapes as there were products, so the page keeps its height. */
  count: number;
}

/** The shape of what comes while another page of the list is on its way. */
export function ProductSkeleton({ view, count }: ProductSkeletonProps) {
  return (
    <div className={styles.container}>
      <p className={text.hidden}>Ürünler yükleniyor</p>
      <div className={view === 'grid' ? styles.cards : styles.rows} aria-hidden>
        {Array.from({ length: count }, (_, place) => (
          <div key={place} className={`${skeleton.bars} ${styles.shape}`}>
            <i />
            <i />
            <i />
            <i />
            <i />
            <i />
          </div>
        ))}
      </div>
    </div>
  );
}
