import layout from '../../ui/layout.module.css';
import skeleton from '../../ui/skeleton.module.css';
import text from '../../ui/text.module.css';
import styles from './orders-skeleton.module.css';

/** The shape of the list before it is there. */
export function OrdersSkeleton() {
  return (
    <div className={`${skeleton.bars} ${styles.orders}`} aria-busy>
      <p className={text.hidden}>Siparişleriniz yükleniyor</p>
      {[0, 1, 2].map((place) => (
        <div key={place} className={`${layout.panel} ${styles.card}`} aria-hidden>
          <i className={styles.head} />
          <i />
          <i />
          <i className={styles.short} />
        </div>
      ))}
    </div>
  );
}
