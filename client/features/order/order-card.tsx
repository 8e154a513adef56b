import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { formatMoment } from '../../ui/format';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import styles from './order-card.module.css';
import { OrderLines, OrderLinesFragment } from './order-lines';
import { OrderSums, OrderSumsFragment } from './order-sums';
import { PAYMENT_METHODS } from '../../ui/payment-methods';
import { PaymentState } from '../../ui/payment-state';
import { StatusPill } from '../../ui/status-pill';

export const OrderCardFragment = graphql(
  `
    fragment OrderCard on Order {
      id
      number
      createdAt
      status
      paymentStatus
      paymentMethod
      shippingAddress {
        text
      }
      items {
        ...OrderLines
      }
      ...OrderSums
    }
  `,
  [OrderLinesFragment, OrderSumsFragment],
);

const SHOWN_LINES = 3;

/** One order of a list: enough to know it again, and the way to all of it. */
export function OrderCard({ order: masked }: { order: FragmentOf<typeof OrderCardFragment> }) {
  const order = readFragment(OrderCardFragment, masked);
  const { id, number, items } = order;
  const remaining = items.length - SHOWN_LINES;
  return (
    <article className={`${layout.panel} ${styles.card}`} aria-labelledby={`siparis-${number}`}>
      <header className={styles.head}>
        <h2 id={`siparis-${number}`} className={text.h3}>
          <Link to={paths.order(id)} className={styles.number}>
            #{number}
          </Link>
        </h2>
        <time dateTime={order.createdAt}>{formatMoment(order.createdAt)}</time>
        <StatusPill status={order.status} />
        <p className={styles.payment}>
          <PaymentState status={order.paymentStatus} orderStatus={order.status} />
          <span>{PAYMENT_METHODS[order.paymentMethod].name}</span>
        </p>
      </header>
      <div className={styles.body}>
        <div className={styles.lines}>
          <OrderLines lines={items.slice(0, SHOWN_LINES)} />
          {remaining > 0 && <p className={styles.more}>+ {remaining} ürün daha</p>}
        </div>
        <div className={styles.side}>
          <OrderSums order={order} />
          {order.shippingAddress && (
            <p className={styles.address}>
              <b>Teslimat adresi</b>
              {order.shippingAddress.text}
            </p>
          )}
          <Link to={paths.order(id)} className={`${text.link} ${styles.more}`}>
            Sipariş ayrıntısı
            <span className={text.hidden}>: #{number}</span>
            <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
          </Link>
        </div>
      </div>
    </article>
  );
}
