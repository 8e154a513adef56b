import type { EntityManager } from 'typeorm';
import { emailKey } from '../../../kernel/mail/email-address.js';
import type { Recorded } from '../../../kernel/event-store/domain-event.js';
import type { Projection } from '../../../kernel/event-store/projection.js';
import { idOfStream } from '../../../kernel/event-store/stream-category.js';
import type { LineAllocation, OrderEvent, OrderedLine } from './order.events.js';
import { paymentDeadline } from './payment-deadline.js';
import type { OrderStatus, PaymentStatus } from './order.statuses.js';

type Placed = Extract<Recorded<OrderEvent>, { type: 'OrderPlaced' }>;

const INSERT_ORDER = `
  INSERT INTO orders (id, number, version, customer_id, channel, quote_id, status, payment_status, payment_method,
    buyer, buyer_email_key, shipping_address, billing_address, notes, subtotal_kurus, tax_kurus,
    tax_rate_basis_points, shipping_kurus, total_kurus, item_count, accepted_documents, placed_at, updated_at,
    payment_due_days, payment_due_at, link_version, left_to_staff)
  VALUES ($1, $2, $3, $4, $5, $6, 'pending', 'pending', $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
    $20, $20, $21, $22, 1, false)`;

const INSERT_LINES = `
  INSERT INTO order_line (order_id, position, product_id, product, selected_variations, quantity, back_ordered,
    delivery, unit_price_kurus, total_price_kurus, tax_rate_basis_points)
  SELECT $1, line.* FROM jsonb_to_recordset($2) AS line (position smallint, "productId" uuid, product jsonb,
    "selectedVariations" jsonb, quantity integer, "backOrdered" integer, delivery jsonb, "unitPriceKurus" bigint,
    "totalPriceKurus" bigint, "taxRateBasisPoints" integer)`;

/** Nothing more is expected to happen to an order with one of these. */
const CLOSED: readonly OrderStatus[] = ['delivered', 'cancelled'];

/** Order and lines as lists and reports read them. */
export const orderProjection: Projection<OrderEvent> = {
  tables: [
    { name: 'orders', key: ['id'] },
    { name: 'order_line', key: ['order_id', 'position'] },
  ],
  async apply(transaction, event) {
    switch (event.type) {
      case 'OrderPlaced':
        return insertOrder(transaction, event);
      case 'OrderStatusChanged':
        return update(transaction, event, { status: event.data.to });
      case 'OrderCancelled':
      case 'OrderCancelledUnpaid':
        await update(transaction, event, { status: 'cancelled' });
        return setBackOrdered(transaction, event, []);
      case 'OrderReactivated':
        await update(transaction, event, { status: event.data.to });
        await awaitPayment(transaction, event);
        return setBackOrdered(transaction, event, event.data.lines);
      case 'OrderMarkedPaid':
        return update(transaction, event, { paymentStatus: 'paid' });
      case 'OrderPaymentReverted':
        await update(transaction, event, { paymentStatus: 'pending' });
        return awaitPayment(transaction, event);
      case 'OrderNoted':
        return update(transaction, event, {});
      case 'OrderLinkRenewed':
        return renewLink(transaction, event, event.data.linkVersion);
    }
  },
};

async function insertOrder(
  transaction: EntityManager,
  { data, stream, version, recordedAt }: Placed,
): Promise<void> {
  const id = idOfStream(stream);
  await transaction.query(INSERT_ORDER, [
    id,
    data.number,
    version,
    data.customerId,
    data.channel,
    data.quoteId,
    data.paymentMethod,
    ...personalColumns(data),
    data.subtotalKurus,
    data.taxKurus,
    data.taxRateBasisPoints,
    data.shippingKurus,
    data.totalKurus,
    data.lines.reduce((count, { quantity }) => count + quantity, 0),
    JSON.stringify(data.acceptedDocuments),
    recordedAt,
    data.paymentDueDays,
    data.paymentDueDays === null ? null : paymentDeadline(recordedAt, data.paymentDueDays),
  ]);
  await transaction.query(INSERT_LINES, [id, JSON.stringify(data.lines satisfies OrderedLine[])]);
}

/** All null once the buyer was erased. */
function personalColumns({ buyer, shippingAddress, billingAddress, notes }: Placed['data']) {
  return [
    buyer && JSON.stringify(buyer),
    buyer && emailKey(buyer.email),
    shippingAddress && JSON.stringify(shippingAddress),
    billingAddress && JSON.stringify(billingAddress),
    notes,
  ];
}

/** Every event of the order itself changes version and time, and is a reason to leave the order to staff. */
async function update(
  transaction: EntityManager,
  { stream, version, recordedAt }: Recorded<OrderEvent>,
  change: { status?: OrderStatus; paymentStatus?: PaymentStatus },
): Promise<void> {
  await transaction.query(
    `UPDATE orders SET version = $2, updated_at = $3, status = coalesce($4, status),
       payment_status = coalesce($5, payment_status), left_to_staff = true,
       closed_at = CASE WHEN $4 IS NULL THEN closed_at WHEN $4 = ANY($6::text[]) THEN $3::timestamptz END
     WHERE id = $1`,
    [idOfStream(stream), version, recordedAt, change.status, change.paymentStatus, CLOSED],
  );
}

/** The time to pay begins anew. */
async function awaitPayment(
  transaction: EntityManager,
  { stream, recordedAt }: Recorded<OrderEvent>,
): Promise<void> {
  const id = idOfStream(stream);
  const [row] = await transaction.query<{ days: number | null }[]>(
    'SELECT payment_due_days AS days FROM orders WHERE id = $1',
    [id],
  );
  if (typeof row?.days !== 'number') return;
  const deadline = paymentDeadline(recordedAt, row.days);
  await transaction.query('UPDATE orders SET payment_due_at = $2 WHERE id = $1', [id, deadline]);
}

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
