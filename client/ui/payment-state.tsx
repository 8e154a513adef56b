import { CircleCheck, Clock } from 'lucide-react';
import { type OrderStatus, PAYMENT_STATUSES, type PaymentStatus } from './order-words';
import styles from './payment-state.module.css';

interface PaymentStateProps {
  status: PaymentStatus;
  orderStatus: OrderStatus;
}

/**
 * Whether an order is paid. «Beklemede» is also a state of the order, so it is said of what. Nothing where nothing is
 * waited for: an order that was cancelled unpaid.
 */
export function PaymentState({ status, orderStatus }: PaymentStateProps) {
  if (orderStatus === 'CANCELLED' && status !== 'PAID') return null;
  const isPaid = status === 'PAID';
  const Icon = isPaid ? CircleCheck : Clock;
  return (
    <span className={isPaid ? `${styles.state} ${styles.paid}` : styles.state}>
      <Icon aria-hidden size={15} strokeWidth={1.75} />
      Ödeme: {PAYMENT_STATUSES[status].word}
    </span>
  );
}
