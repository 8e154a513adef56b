import type { EntityManager } from 'typeorm';
import type { Recorded } from '../../../kernel/event-store/domain-event.js';
import type { Projection } from '../../../kernel/event-store/projection.js';
import { idOfStream } from '../../../kernel/event-store/stream-category.js';
import type { LineAllocation, OrderEvent } from '../history/order.events.js';
import { insertOrders, type OrderChange, restoreStatus, updateOrders } from './order.read-rows.js';
import { ORDER_COUNTS } from './order.counts.js';
import { type PaymentEvent, updatePayments } from './order.payment-rows.js';
import { CORRECTED, correctedTextOf } from './order.search-text.js';
import { updateWithdrawals } from './order.withdrawal-rows.js';
import { paymentDeadline } from '../history/payment-deadline.js';
import { isOfWithdrawal } from '../history/withdrawals.js';

type Placed = Extract<Recorded<OrderEvent>, { type: 'OrderPlaced' }>;
type StatusChanged = Extract<Recorded<OrderEvent>, { type: 'OrderStatusChanged' }>;
type StatusUndone = Recorded<Extract<OrderEvent, { type: 'OrderStatusUndone' }>>;
type Reactivated = Extract<Recorded<OrderEvent>, { type: 'OrderReactivated' }>;

/** Order, lines and search text as lists and reports read them. */
export const orderProjection: Projection<OrderEvent> = {
  tables: [
    { name: 'orders', key: ['id'] },
    { name: 'order_line', key: ['order_id', 'position'] },
    { name: 'order_search', key: ['order_id'] },
  ],
  sums: [ORDER_COUNTS],
  sets: {
    OrderPlaced: (transaction, events) => insertOrders(transaction, events as Placed[]),
    OrderMarkedPaid: (transaction, events) => updatePayments(transaction, events as PaymentEvent[]),
    OrderStatusChanged: (transaction, events) =>
      updateOrders(
        transaction,
        (events as StatusChanged[]).map((event) => ({ event, ...statusOf(event.data) })),
      ),
  },
  async apply(transaction, event) {
    if (changesPayments(event)) return updatePayments(transaction, [event]);
    if (event.type === 'OrderReferencesCorrected') return correctReferences(transaction, event);
    if (isOfWithdrawal(event)) return updateWithdrawals(transaction, event);
    switch (event.type) {
      case 'OrderPlaced':
        return insertOrders(transaction, [event]);
      case 'OrderStatusChanged':
        return update(transaction, event, statusOf(event.data));
      case 'OrderCancelled':
      case 'OrderCancelledUnpaid':
        return cancel(transaction, event);
      case 'OrderReactivated':
        return reactivate(transaction, event);
      case 'OrderStatusUndone':
        return restore(transaction, event);
      case 'OrderShipmentCorrected':
        return update(transaction, event, { shipment: event.data.shipment });
      case 'OrderPaymentReverted':
        return revertPayment(transaction, event);
      case 'OrderNoted':
      case 'OrderNoteWithdrawn':
        return update(transaction, event, {});
      case 'OrderDocumentsAccepted':
        return acceptDocuments(transaction, event);
      case 'OrderLinkRenewed':
      case 'OrderConfirmationResent':
        return renewLink(transaction, event, event.data.linkVersion);
    }
  },
};

type PaymentChange = Exclude<PaymentEvent, { type: 'OrderPaymentReverted' }>;

const PAYMENT_CHANGES: readonly OrderEvent['type'][] = [
  'OrderMarkedPaid',
  'OrderPaymentUndone',
  'OrderPaymentNoticeGiven',
  'OrderPaymentNoticeRejected',
] satisfies PaymentChange['type'][];

const changesPayments = (event: Recorded<OrderEvent>): event is PaymentChange =>
  PAYMENT_CHANGES.includes(event.type);

async function cancel(transaction: EntityManager, event: Recorded<OrderEvent>): Promise<void> {
  await update(transaction, event, { status: 'cancelled' });
  await setBackOrdered(transaction, event, []);
}

async function reactivate(transaction: EntityManager, event: Reactivated): Promise<void> {
  await update(transaction, event, statusOf(event.data));
  await awaitPayment(transaction, event);
  await setBackOrdered(transaction, event, event.data.lines);
}

async function revertPayment(transaction: EntityManager, event: PaymentEvent): Promise<void> {
  await updatePayments(transaction, [event]);
  await awaitPayment(transaction, event);
}

/** Undoes a change of the status, and of the stock with it. */
async function restore(transaction: EntityManager, event: StatusUndone): Promise<void> {
  const { to, lines } = event.data;
  await restoreStatus(transaction, event);
  if (to === 'cancelled' || lines) await setBackOrdered(transaction, event, lines ?? []);
}

const update = (
  transaction: EntityManager,
  event: Recorded<OrderEvent>,
  change: Omit<OrderChange, 'event'>,
): Promise<void> => updateOrders(transaction, [{ event, ...change }]);

const statusOf = ({ to, shipment }: StatusChanged['data'] | Reactivated['data']) => ({
  status: to,
  shipment,
});

/** The time to pay begins anew, where one was announced. */
async function awaitPayment(
  transaction: EntityManager,
  { stream, recordedAt }: Recorded<OrderEvent>,
): Promise<void> {
  await transaction.query(
    `UPDATE orders SET payment_due_at = $2::timestamptz + make_interval(hours => 24 * payment_due_days)
     WHERE id = $1 AND payment_due_days IS NOT NULL`,
    [idOfStream(stream), paymentDeadline(recordedAt, 0)],
  );
}

/** The buyer did it: it is no reason to leave the order to staff. */
async function acceptDocuments(
  transaction: EntityManager,
  { stream, version, recordedAt, data }: Recorded<Extract<OrderEvent, { type: 'OrderDocumentsAccepted' }>>,
): Promise<void> {
  await transaction.query(
    'UPDATE orders SET version = $2, updated_at = $3, accepted_documents = $4 WHERE id = $1',
    [idOfStream(stream), version, recordedAt, JSON.stringify(data.documents)],
  );
}

/** The buyer can do it: it is no reason to leave the order to staff. It is still found by what it was placed with. */
async function correctReferences(
  transaction: EntityManager,
  { stream, version, recordedAt, data }: Recorded<Extract<OrderEvent, { type: 'OrderReferencesCorrected' }>>,
): Promise<void> {
  const [id, references] = [idOfStream(stream), data.after];
  await transaction.query(
    'UPDATE orders SET version = $2, updated_at = $3, purchase_references = $4 WHERE id = $1',
    [id, version, recordedAt, references && JSON.stringify(references)],
  );
  await transaction.query(
    `UPDATE order_search SET text = split_part(text, '${CORRECTED}', 1) || $2 WHERE order_id = $1`,
    [id, correctedTextOf(references)],
  );
}

/**
 * A mail to the buyer changes nothing about the order: it is no reason to leave it to staff. A link that is mailed again works for
 * as long as a new one would.
 */
async function renewLink(
  transaction: EntityManager,
  { stream, version, recordedAt }: Recorded<OrderEvent>,
  linkVersion: number,
): Promise<void> {
  await transaction.query(
    `UPDATE orders SET version = $2, updated_at = $3, link_renewed_at = $3, link_version = $4 WHERE id = $1`,
    [idOfStream(stream), version, recordedAt, linkVersion],
  );
}

/** @param lines empty when the order gave everything back */
async function setBackOrdered(
  transaction: EntityManager,
  { stream }: Recorded<OrderEvent>,
  lines: readonly LineAllocation[],
): Promise<void> {
  await transaction.query(
    `UPDATE order_line SET back_ordered = coalesce((
       SELECT "backOrdered" FROM jsonb_to_recordset($2) AS line (position smallint, "backOrdered" integer)
       WHERE line.position = order_line.position), 0)
     WHERE order_id = $1`,
    [idOfStream(stream), JSON.stringify(lines)],
  );
}
