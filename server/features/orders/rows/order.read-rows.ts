import type { EntityManager } from 'typeorm';
import type { Recorded } from '../../../kernel/event-store/domain-event.js';
import { idOfStream } from '../../../kernel/event-store/stream-category.js';
import { emailKey } from '../../../kernel/mail/email-address.js';
import type { OrderEvent, Shipment } from '../history/order.events.js';
import { searchTextOf } from './order.search-text.js';
import type { OrderStatus } from '../history/order.statuses.js';
import { paymentDeadline } from '../history/payment-deadline.js';

type Placed = Extract<Recorded<OrderEvent>, { type: 'OrderPlaced' }>;

const INSERT_ORDERS = `
  INSERT INTO orders (id, number, version, customer_id, company_id, channel, quote_id, status, payment_status, payment_method,
    buyer, buyer_email_key, shipping_address, billing_address, notes, subtotal_kurus, tax_kurus,
    tax_rate_basis_points, shipping_kurus, total_kurus, item_count, accepted_documents, marketing_consent,
    purchase_references, recipient, placed_at, updated_at, payment_due_days, payment_due_at, link_version, left_to_staff)
  SELECT id, number, version, "customerId", "companyId", channel, "quoteId", 'pending', 'pending', "paymentMethod",
    buyer, "buyerEmailKey", "shippingAddress", "billingAddress", notes, "subtotalKurus", "taxKurus",
    "taxRateBasisPoints", "shippingKurus", "totalKurus", "itemCount", "acceptedDocuments", "marketingConsent",
    "references", recipient, "placedAt", "placedAt", "paymentDueDays", "paymentDueAt", 1, false
  FROM jsonb_to_recordset($1) AS placed (id uuid, number text, version integer, "customerId" uuid, "companyId" uuid, channel text,
    "quoteId" uuid, "paymentMethod" text, buyer jsonb, "buyerEmailKey" text, "shippingAddress" jsonb,
    "billingAddress" jsonb, notes text, "subtotalKurus" bigint, "taxKurus" bigint, "taxRateBasisPoints" integer,
    "shippingKurus" bigint, "totalKurus" bigint, "itemCount" integer, "acceptedDocuments" jsonb,
    "marketingConsent" jsonb, "references" jsonb, recipient jsonb, "placedAt" timestamptz, "paymentDueDays" integer, "paymentDueAt" timestamptz)`;

/** Both with one statement: no purchase waits for another round trip. */
const INSERT_LINES_AND_SEARCH_TEXTS = `
  WITH placed AS (SELECT * FROM jsonb_to_recordset($1) AS placed (id uuid, lines jsonb, "searchText" text)),
  lines AS (
    INSERT INTO order_line (order_id, position, product_id, product, description, unit, is_made_to_measure, selected_variations, quantity,
      back_ordered, delivery, unit_price_kurus, total_price_kurus, tax_rate_basis_points)
    SELECT placed.id, line.* FROM placed,
      jsonb_to_recordset(placed.lines) AS line (position smallint, "productId" uuid, product jsonb,
        description text, unit text, "isMadeToMeasure" boolean, "selectedVariations" jsonb, quantity integer, "backOrdered" integer, delivery jsonb, "unitPriceKurus" bigint,
        "totalPriceKurus" bigint, "taxRateBasisPoints" integer))
  INSERT INTO order_search (order_id, text) SELECT id, "searchText" FROM placed`;

/** Shipments: what is written about one replaces what was; a status that takes the shipping back clears it. */
const UPDATE_ORDERS = `
  UPDATE orders SET version = change.version, updated_at = change.at,
    status = coalesce(change.status, orders.status),
    left_to_staff = true,
    closed_at = CASE WHEN change.status IS NULL THEN closed_at WHEN change.status = ANY($2::text[]) THEN change.at END,
    shipped_at = CASE WHEN change.status = 'shipped' THEN change.at
      WHEN change.status IS NULL OR change.status = 'delivered' THEN shipped_at END,
    carrier = CASE WHEN change.shipment IS NOT NULL THEN change.shipment ->> 'carrier'
      WHEN change.status IS NULL OR change.status IN ('shipped', 'delivered') THEN carrier END,
    tracking_number = CASE WHEN change.shipment IS NOT NULL THEN change.shipment ->> 'trackingNumber'
      WHEN change.status IS NULL OR change.status IN ('shipped', 'delivered') THEN tracking_number END
  FROM jsonb_to_recordset($1) AS change (id uuid, version integer, at timestamptz, status text, shipment jsonb)
  WHERE orders.id = change.id`;

/** Nothing more is expected to happen to an order with one of these. */
const CLOSED: readonly OrderStatus[] = ['delivered', 'cancelled'];

/** Orders, their lines and what they are found by, however many, with two statements. */
export async function insertOrders(transaction: EntityManager, placed: readonly Placed[]): Promise<void> {
  await transaction.query(INSERT_ORDERS, [JSON.stringify(placed.map(rowOf))]);
  const rest = placed.map(({ stream, data }) => ({
    id: idOfStream(stream),
    lines: data.lines,
    searchText: searchTextOf(data),
  }));
  await transaction.query(INSERT_LINES_AND_SEARCH_TEXTS, [JSON.stringify(rest)]);
}

function rowOf({ data, stream, version, recordedAt }: Placed) {
  const { lines, buyer, paymentDueDays, ...columns } = data;
  return {
    ...columns,
    buyer,
    id: idOfStream(stream),
    version,
    // Null once the buyer was erased, as everything about them.
    buyerEmailKey: buyer && emailKey(buyer.email),
    itemCount: lines.reduce((count, { quantity }) => count + quantity, 0),
    placedAt: recordedAt,
    paymentDueDays,
    paymentDueAt: paymentDueDays === null ? null : paymentDeadline(recordedAt, paymentDueDays),
  };
}

const RESTORE_STATUS = `
  UPDATE orders SET version = $2, updated_at = $3, status = $4, left_to_staff = true,
    closed_at = CASE WHEN $4 = ANY($5::text[]) THEN $3::timestamptz END,
    shipped_at = $6, carrier = $7, tracking_number = $8
  WHERE id = $1`;

/** Sets the status back to what it was before a slip, with the shipment of that time. */
export async function restoreStatus(
  transaction: EntityManager,
  {
    stream,
    version,
    recordedAt,
    data: { to, shippedAt, shipment },
  }: Recorded<Extract<OrderEvent, { type: 'OrderStatusUndone' }>>,
): Promise<void> {
  await transaction.query(RESTORE_STATUS, [
    idOfStream(stream),
    version,
    recordedAt,
    to,
    CLOSED,
    shippedAt,
    shipment?.carrier ?? null,
    shipment?.trackingNumber ?? null,
  ]);
}

export interface OrderChange {
  event: Pick<Recorded<OrderEvent>, 'stream' | 'version' | 'recordedAt'>;
  status?: OrderStatus;
  /** Null leaves what was written about the shipment. */
  shipment?: Shipment | null;
}

/** Every event of the order itself changes version and time, and is a reason to leave the order to staff. */
export async function updateOrders(
  transaction: EntityManager,
  changes: readonly OrderChange[],
): Promise<void> {
  const rows = changes.map(({ event: { stream, version, recordedAt }, ...change }) => ({
    id: idOfStream(stream),
    version,
    at: recordedAt,
    ...change,
  }));
  await transaction.query(UPDATE_ORDERS, [JSON.stringify(rows), CLOSED]);
}
