import { Printer } from 'lucide-react';
import { type ReactNode } from 'react';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import button from '../../ui/button.module.css';
import { formatMoment } from '../../ui/format';
import text from '../../ui/text.module.css';
import { CancelOrder, CancelOrderFragment, type OrderKey } from './cancel-order';
import { OrderAddresses, OrderAddressesFragment } from './order-addresses';
import styles from './order-detail.module.css';
import { OrderDocuments, OrderDocumentsFragment } from './order-documents';
import { OrderLines, OrderLinesFragment } from './order-lines';
import { OrderSection } from './order-section';
import { OrderSums, OrderSumsFragment } from './order-sums';
import { OrderTimeline, OrderTimelineFragment } from './order-timeline';
import { PaymentDue } from './payment-due';
import { PAYMENT_METHODS } from '../../ui/payment-methods';
import { PaymentState } from '../../ui/payment-state';
import { StatusPill } from '../../ui/status-pill';

export const OrderDetailFragment = graphql(
  `
    fragment OrderDetail on Order {
      number
      createdAt
      status
      paymentStatus
      paymentMethod
      paymentDueAt
      notes
      items {
        ...OrderLines
      }
      timeline {
        ...OrderTimeline
      }
      ...OrderDocuments
      ...OrderSums
      ...OrderAddresses
      ...CancelOrder
    }
  `,
  [
    OrderLinesFragment,
    OrderTimelineFragment,
    OrderDocumentsFragment,
    OrderSumsFragment,
    OrderAddressesFragment,
    CancelOrderFragment,
  ],
);

interface OrderDetailProps {
  order: FragmentOf<typeof OrderDetailFragment>;
  /** How the asking visitor names it: a customer by its id, a guest by its secret. */
  orderKey: OrderKey;
  /** Where to pay. */
  bankAccounts: ReactNode;
}

/** Everything about one order, for whoever placed it. */
export function OrderDetail({ order: masked, orderKey, bankAccounts }: OrderDetailProps) {
  const order = readFragment(OrderDetailFragment, masked);
  const { status, paymentStatus, paymentMethod } = order;
  const isUnpaid = paymentStatus === 'PENDING';
  const isOwed = isUnpaid && status !== 'CANCELLED';
  return (
    <article className={styles.order}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h1 className={text.h1}>Sipariş #{order.number}</h1>
          <StatusPill status={status} />
        </div>
        <p className={styles.date}>
          <time dateTime={order.createdAt}>{formatMoment(order.createdAt)}</time>
        </p>
        <div className={styles.actions}>
          <button type="button" className={`${button.button} ${button.line}`} onClick={() => window.print()}>
            <Printer aria-hidden size={16} strokeWidth={1.75} />
            Yazdır
          </button>
          <CancelOrder order={order} orderKey={orderKey} />
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <OrderSection title="Ürünler">
            <OrderLines lines={order.items} />
            <div className={styles.sums}>
              <OrderSums order={order} />
            </div>
          </OrderSection>
          <OrderSection title="Sipariş geçmişi">
            <OrderTimeline entries={order.timeline} />
          </OrderSection>
        </div>
        <div className={styles.side}>
          <OrderSection title="Ödeme">
            <p className={styles.payment}>
              {PAYMENT_METHODS[paymentMethod].name}
              <PaymentState status={paymentStatus} orderStatus={status} />
            </p>
            <div className={styles.due}>
              <PaymentDue dueAt={order.paymentDueAt} />
            </div>
            {isOwed && paymentMethod === 'BANK_TRANSFER' && bankAccounts}
            {isOwed && paymentMethod === 'CREDIT_CARD' && (
              <p className={styles.hint}>Ödeme için sizinle iletişime geçilecek.</p>
            )}
            {isUnpaid && !isOwed && (
              <p className={styles.hint}>Sipariş iptal edildiği için ödeme beklenmiyor.</p>
            )}
          </OrderSection>
          <OrderAddresses order={order} />
          {order.notes && (
            <OrderSection title="Notunuz">
              <p className={styles.notes}>{order.notes}</p>
            </OrderSection>
          )}
          <OrderDocuments order={order} />
        </div>
      </div>
    </article>
  );
}
