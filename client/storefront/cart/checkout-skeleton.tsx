import layout from '../../ui/layout.module.css';
import skeleton from '../../ui/skeleton.module.css';
import text from '../../ui/text.module.css';
import styles from './checkout-skeleton.module.css';

const SECTIONS = [3, 4, 3];

/** The shape of the form while it is on its way. */
export function CheckoutSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <p className={text.hidden}>Yükleniyor…</p>
      <div className={`${layout.panel} ${skeleton.bars}`}>
        {SECTIONS.map((fields, index) => (
          <div key={index} className={styles.section}>
            <i className={styles.title} />
            <div className={styles.fields}>
              {Array.from({ length: fields }, (_, field) => (
                <i key={field} className={styles.field} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className={`${layout.panel} ${skeleton.bars} ${styles.summary}`}>
        <i className={styles.title} />
        <i className={styles.field} />
        <i className={styles.field} />
        <i className={styles.action} />
      </div>
    </div>
  );
}
