import type { EntityManager } from 'typeorm';
import type { Recorded } from '../../../kernel/event-store/domain-event.js';
import { idOfStream } from '../../../kernel/event-store/stream-category.js';
import { recordedPayment, settlementOf, withoutPayment } from '../history/order.payments.js';
import type { ShownNotice, ShownPayment } from '../history/order.snapshot.js';
import { type NoticeEvent, noticesAfter } from '../history/payment-notices.js';

export type PaymentEvent = Recorded<NoticeEvent>;

interface PaidRow {
  id: string;
  totalKurus: number;
  payments: ShownPayment[];
  paymentNotices: ShownNotice[];
}

const READ = `
  SELECT id, total_kurus AS "totalKurus", payments, payment_notices AS "paymentNotices" FROM orders WHERE id = ANY($1::uuid[])`;

const WRITE = `
  UPDATE orders SET version = change.version, updated_at = change.at, left_to_staff = orders.left_to_staff OR change."isLeftToStaff",
    payments = change.payments, received_kurus = change."receivedKurus", payment_status = change."paymentStatus",
    payment_notices = change."paymentNotices"
  FROM jsonb_to_recordset($1) AS change (id uuid, version integer, at timestamptz, payments jsonb,
    "receivedKurus" bigint, "paymentStatus" text, "paymentNotices" jsonb, "isLeftToStaff" boolean)
  WHERE orders.id = change.id`;

/** Payments of orders that were recorded or taken back, and what buyers say of them; one event of each order at most. */
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

function changeOf(event: PaymentEvent, { id, totalKurus, payments: earlier, paymentNotices }: PaidRow) {
  const { version, recordedAt: at } = event;
  return {
    ...settlementOf(totalKurus, paymentsAfter(event, { totalKurus, earlier })),
    paymentNotices: noticesAfter(paymentNotices, event, version).map((notice) => ({
      recordedAt: at.toISOString(),
      ...notice,
    })),
    // What the buyer says is no reason to leave the order to staff for good.
    isLeftToStaff: event.type !== 'OrderPaymentNoticeGiven',
    id,
    version,
    at,
  };
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
    case 'OrderPaymentNoticeGiven':
    case 'OrderPaymentNoticeRejected':
      return earlier;
    case 'OrderMarkedPaid': {
      const payment = recordedPayment(totalKurus, event.data, event.version);
      return [...earlier, { ...payment, recordedAt: event.recordedAt.toISOString() }];
    }
  }
}
