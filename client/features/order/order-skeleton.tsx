import layout from '../../ui/layout.module.css';
import skeleton from '../../ui/skeleton.module.css';
import text from '../../ui/text.module.css';
import styles from './order-skeleton.module.css';

/** The shape of an order before it is there. */
export function OrderSkeleton() {
  return (
    <div className={`${skeleton.bars} ${styles.order}`} aria-busy>
      <h1 className={text.hidden}>Sipariş yükleniyor</h1>
      <i className={styles.title} aria-hidden />
      <div className={styles.columns} aria-hidden>
        <div className={`${layout.panel} ${styles.sheet}`}>
          <i />
          <i />
          <i />
        </div>
        <div className={`${layout.panel} ${styles.sheet}`}>
          <i />
          <i />
        </div>
      </div>
    </div>
  );
}
