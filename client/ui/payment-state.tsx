import { CircleCheck, Clock } from 'lucide-react';
import { PAYMENT_STATUSES, type PaymentStatus } from './order-words';
import styles from './payment-state.module.css';

/** Whether an order is paid. «Beklemede» is also a state of the order, so it is said of what. */
export function PaymentState({ status }: { status: PaymentStatus }) {
  const isPaid = status === 'PAID';
  const Icon = isPaid ? CircleCheck : Clock;
  return (
    <span className={isPaid ? `${styles.state} ${styles.paid}` : styles.state}>
      <Icon aria-hidden size={15} strokeWidth={1.75} />
      Ödeme: {PAYMENT_STATUSES[status].word}
    </span>
  );
}
