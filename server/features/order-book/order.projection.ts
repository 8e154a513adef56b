import type { EntityManager } from 'typeorm';
import type { Recorded } from '../../kernel/event-store/domain-event.js';
import type { Projection } from '../../kernel/event-store/projection.js';
import { idOfStream } from '../../kernel/event-store/stream-category.js';
import type { OrderEvent, OrderedLine, OrderStatus, PaymentStatus, RetakenLine } from './order.events.js';

type Placed = Extract<Recorded<OrderEvent>, { type: 'OrderPlaced' }>;

const INSERT_ORDER = `
  INSERT INTO orders (id, number, version, customer_id, channel, quote_id, status, payment_status, payment_method,
    buyer_name, buyer_email, buyer_phone, buyer_company, buyer_tax_number, buyer_tax_office,
    shipping_address, billing_address, notes,
    subtotal_kurus, tax_kurus, tax_rate_basis_points, shipping_kurus, total_kurus, item_count, accepted_documents,
    placed_at, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6, 'pending', 'pending', $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,
    $17, $18, $19, $20, $21, $22, $23, $24, $24)`;

const INSERT_LINES = `
  INSERT INTO order_line (order_id, position, product_id, product_name, brand, model, sku, slug, picture_ids, unit,
    delivery_time, selected_variations, quantity, back_ordered, unit_price_kurus, total_price_kurus,
    tax_rate_basis_points)
  SELECT $1, line.* FROM jsonb_to_recordset($2) AS line (position smallint, "productId" uuid, "productName" text,
    brand text, model text, sku text, slug text, "pictureIds" text[], unit text, "deliveryTime" text,
    "selectedVariations" jsonb, quantity integer, "backOrdered" integer, "unitPriceKurus" bigint,
    "totalPriceKurus" bigint, "taxRateBasisPoints" integer)`;

/** Order and lines as lists and reports read them. */
export const orderProjection: Projection<OrderEvent> = {
  tables: [
    { name: 'orders', key: ['id'] },
    { name: 'order_line', key: ['order_id', 'position'] },
  ],
  async apply(manager, event) {
    switch (event.type) {
      case 'OrderPlaced':
        return insertOrder(manager, event);
      case 'OrderStatusChanged':
        return update(manager, event, { status: event.data.to });
      case 'OrderCancelled':
        await setBackOrdered(manager, event, null);
        return update(manager, event, { status: 'cancelled' });
      case 'OrderReactivated':
        await setBackOrdered(manager, event, event.data.lines);
        return update(manager, event, { status: event.data.to });
      case 'OrderMarkedPaid':
        return update(manager, event, { paymentStatus: 'paid' });
      case 'OrderPaymentReverted':
        return update(manager, event, { paymentStatus: 'pending' });
      case 'OrderNoted':
        return update(manager, event, {});
    }
  },
};

async function insertOrder(
  manager: EntityManager,
  { data, stream, version, recordedAt }: Placed,
): Promise<void> {
  const id = idOfStream(stream);
  await manager.query(INSERT_ORDER, [
    id,
    data.number,
    version,
    data.customerId,
    data.channel,
    data.quoteId,
    data.paymentMethod,
    ...buyerColumns(data),
    data.subtotalKurus,
    data.taxKurus,
    data.taxRateBasisPoints,
    data.shippingKurus,
    data.totalKurus,
    data.lines.reduce((count, { quantity }) => count + quantity, 0),
    JSON.stringify(data.acceptedDocuments),
    recordedAt,
  ]);
  await manager.query(INSERT_LINES, [id, JSON.stringify(data.lines satisfies OrderedLine[])]);
}

/** All empty once the buyer was erased. */
function buyerColumns({ buyer, shippingAddress, billingAddress, notes }: Placed['data']) {
  return [
    buyer?.name ?? null,
    buyer?.email ?? null,
    buyer?.phone ?? null,
    buyer?.company ?? null,
    buyer?.taxNumber ?? null,
    buyer?.taxOffice ?? null,
    shippingAddress && JSON.stringify(shippingAddress),
    billingAddress && JSON.stringify(billingAddress),
    notes,
  ];
}

/** Every event moves version and time on, whatever else it changes. */
async function update(
  manager: EntityManager,
  { stream, version, recordedAt }: Recorded<OrderEvent>,
  change: { status?: OrderStatus; paymentStatus?: PaymentStatus },
): Promise<void> {
  await manager.query(
    `UPDATE orders SET version = $2, updated_at = $3, status = coalesce($4, status),
       payment_status = coalesce($5, payment_status) WHERE id = $1`,
    [idOfStream(stream), version, recordedAt, change.status, change.paymentStatus],
  );
}

/** @param lines nothing when the order gave everything back */
async function setBackOrdered(
  manager: EntityManager,
  { stream }: Recorded<OrderEvent>,
  lines: readonly RetakenLine[] | null,
): Promise<void> {
  await manager.query(
    `UPDATE order_line SET back_ordered = coalesce((
       SELECT "backOrdered" FROM jsonb_to_recordset($2) AS line (position smallint, "backOrdered" integer)
       WHERE line.position = order_line.position), 0)
     WHERE order_id = $1`,
    [idOfStream(stream), JSON.stringify(lines ?? [])],
  );
}
