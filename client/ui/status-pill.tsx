import { ORDER_STATUSES, type OrderStatus } from './order-words';
import styles from './status-pill.module.css';

/** Where an order stands: icon, word and colour say the same. */
export function StatusPill({ status }: { status: OrderStatus }) {
  const { word, Icon, tone } = ORDER_STATUSES[status];
  return (
    <span className={`${styles.pill} ${styles[tone] ?? ''}`}>
      <Icon aria-hidden size={14} strokeWidth={2} />
      {word}
    </span>
  );
}
