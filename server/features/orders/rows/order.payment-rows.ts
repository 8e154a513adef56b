import type { EntityManager } from 'typeorm';
import type { Recorded } from '../../../kernel/event-store/domain-event.js';
import { idOfStream } from '../../../kernel/event-store/stream-category.js';
import type { OrderEvent } from '../history/order.events.js';
import { recordedPayment, settlementOf, withoutPayment } from '../history/order.payments.js';
import type { ShownPayment } from '../history/order.snapshot.js';

export type PaymentEvent = Extract<
  Recorded<OrderEvent>,
  { type: 'OrderMarkedPaid' | 'OrderPaymentReverted' | 'OrderPaymentUndone' }
>;

interface PaidRow {
  id: string;
  totalKurus: number;
  payments: ShownPayment[];
}

const READ = `
  SELECT id, total_kurus AS "totalKurus", payments FROM orders WHERE id = ANY($1::uuid[])`;

const WRITE = `
  UPDATE orders SET version = change.version, updated_at = change.at, left_to_staff = true,
    payments = change.payments, received_kurus = change."receivedKurus", payment_status = change."paymentStatus"
  FROM jsonb_to_recordset($1) AS change (id uuid, version integer, at timestamptz, payments jsonb,
    "receivedKurus" bigint, "paymentStatus" text)
  WHERE orders.id = change.id`;

/** Payments of orders that were recorded or taken back, one event of each order at most. */
export async function updatePayments(
  transaction: EntityManager,
  events: readonly PaymentEvent[],
): Promise<void> {
  const ids = events.map(({ stream }) => idOfStream(stream));
  const rows = await transaction.query<PaidRow[]>(READ, [ids]);
  const orders = new Map(rows.map((row) => [row.id, row]));
  const changes = events.flatMap((event) => {
    const order = orders.get(idOfStream(event.stream));
    return order ? [changeOf(event, order)] : [];
  });
  await transaction.query(WRITE, [JSON.stringify(changes)]);
}

function changeOf(event: PaymentEvent, { id, totalKurus, payments: earlier }: PaidRow) {
  const { version, recordedAt: at } = event;
  return { ...settlementOf(totalKurus, paymentsAfter(event, { totalKurus, earlier })), id, version, at };
}

function paymentsAfter(
  event: PaymentEvent,
  { totalKurus, earlier }: { totalKurus: number; earlier: ShownPayment[] },
): ShownPayment[] {
  switch (event.type) {
    case 'OrderPaymentReverted':
      return withoutPayment(earlier, event.data.paymentVersion);
    case 'OrderPaymentUndone':
      return withoutPayment(earlier, event.data.undoneVersion);
    case 'OrderMarkedPaid': {
      const payment = recordedPayment(totalKurus, event.data, event.version);
      return [...earlier, { ...payment, recordedAt: event.recordedAt.toISOString() }];
    }
  }
}
