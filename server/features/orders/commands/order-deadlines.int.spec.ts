import { guestContext } from '../../../kernel/actor/test-context.js';
import { ProjectionProof } from '../../../kernel/projections/projection-proof.js';
import { ProjectionRebuild } from '../../../kernel/projections/projection-rebuild.js';
import { openTestCheckout, type TestCheckout } from '../../../testing/checkout.js';
import { AddOrderDeadlines1766300000100 } from '../rows/migrations/1766300000100-add-order-deadlines.js';
import { RecordPaymentsAndShipments1767600000100 } from '../rows/migrations/1767600000100-record-payments-and-shipments.js';
import { RecordPartialPayments1771900000100 } from '../rows/migrations/1771900000100-record-partial-payments.js';
import type { OrderStatus } from '../history/order.statuses.js';
import { StaffOrdersService } from './staff-orders.service.js';
import { paymentDeadline } from '../history/payment-deadline.js';

const STAFF = { actor: { kind: 'staff', id: null }, requestId: 'spec-request' } as const;

let shop: TestCheckout;

beforeAll(async () => {
  shop = await openTestCheckout();
});

afterAll(() => shop.close());

/** An order as they were placed before times to pay were announced. */
async function placeWithoutDeadline(): Promise<string> {
  const { id: productId } = await shop.pump();
  const context = guestContext();
  await shop.checkout.fill(context, [{ productId, quantity: 1 }]);
  const input = await shop.checkout.inputFor(context, { paymentMethod: 'CASH_ON_DELIVERY' });
  return (await shop.checkout.send(context, input)).id;
}

it('gives the orders that exist already what a replay of their events gives', async () => {
  const orders = shop.service(StaffOrdersService);
  const [, cancelled, delivered, noted, broughtBack] = [
    await placeWithoutDeadline(),
    await placeWithoutDeadline(),
    await placeWithoutDeadline(),
    await placeWithoutDeadline(),
    await placeWithoutDeadline(),
  ];
  await orders.cancel({ orderId: cancelled, expectedVersion: 1 }, STAFF);
  await orders.changeStatus({ orderId: delivered, expectedVersion: 1, status: 'delivered' }, STAFF);
  await orders.note({ orderId: delivered, note: 'Teslim edildi' }, STAFF);
  await orders.note({ orderId: noted, note: 'Aranacak' }, STAFF);
  await orders.cancel({ orderId: broughtBack, expectedVersion: 1 }, STAFF);
  await orders.reactivate({ orderId: broughtBack, expectedVersion: 2 }, STAFF);

  const migration = new AddOrderDeadlines1766300000100();
  const runner = shop.dataSource.createQueryRunner();
  await migration.down(runner);
  await migration.up(runner);
  await runner.release();

  expect(await shop.service(ProjectionProof).firstDifference()).toBeUndefined();
  const closed = await shop.dataSource.query<{ id: string }[]>(
    'SELECT id FROM orders WHERE closed_at IS NOT NULL',
  );
  expect(closed.map(({ id }) => id).sort()).toEqual([cancelled, delivered].sort());
});

it('begins the time to pay anew when a payment is taken back, also in a replay', async () => {
  const orders = shop.service(StaffOrdersService);
  const { id: productId } = await shop.pump();
  const { id: orderId } = await shop.checkout.order([{ productId, quantity: 1 }]);
  await orders.markPaid({ orderId, expectedVersion: 1 }, STAFF);
  await shop.dataSource.query('UPDATE orders SET payment_due_at = NULL WHERE id = $1', [orderId]);
  await orders.revertPayment({ orderId, expectedVersion: 2 }, STAFF);
  const [row] = await shop.dataSource.query<[{ dueAt: Date; revertedAt: Date; days: number }]>(
    `SELECT payment_due_at AS "dueAt", updated_at AS "revertedAt", payment_due_days AS days FROM orders WHERE id = $1`,
    [orderId],
  );
  expect(row.dueAt).toEqual(paymentDeadline(row.revertedAt, row.days));
  expect(await shop.service(ProjectionProof).firstDifference()).toBeUndefined();
});

it('finds when earlier orders were paid and sent off in their events', async () => {
  const orders = shop.service(StaffOrdersService);
  const ids = [
    await placeWithoutDeadline(),
    await placeWithoutDeadline(),
    await placeWithoutDeadline(),
  ] as const;
  const [paid, sentTwice, cameBack] = ids;
  await orders.markPaid({ orderId: paid, expectedVersion: 1 }, STAFF);
  await orders.revertPayment({ orderId: paid, expectedVersion: 2 }, STAFF);
  await orders.markPaid({ orderId: paid, expectedVersion: 3 }, STAFF);
  const change = (orderId: string, expectedVersion: number, status: OrderStatus) =>
    orders.changeStatus({ orderId, expectedVersion, status }, STAFF);
  await change(sentTwice, 1, 'shipped');
  await change(sentTwice, 2, 'processing');
  await change(sentTwice, 3, 'shipped');
  await change(sentTwice, 4, 'delivered');
  await change(cameBack, 1, 'shipped');
  await orders.cancel({ orderId: cameBack, expectedVersion: 2 }, STAFF);
  const times = () =>
    shop.dataSource.query<{ paidAt: Date | null; shippedAt: Date | null }[]>(
      `SELECT (payments -> -1 ->> 'recordedAt')::timestamptz AS "paidAt", shipped_at AS "shippedAt" FROM orders
       ORDER BY array_position($1::uuid[], id), id`,
      [ids],
    );
  const recorded = await times();
  expect(recorded.slice(0, 3)).toEqual([
    { paidAt: expect.any(Date) as Date, shippedAt: null },
    { paidAt: null, shippedAt: expect.any(Date) as Date },
    { paidAt: null, shippedAt: null },
  ]);

  const migration = new RecordPaymentsAndShipments1767600000100();
  const runner = shop.dataSource.createQueryRunner();
  const amounts = new RecordPartialPayments1771900000100();
  await amounts.down(runner);
  await amounts.up(runner);
  expect(await shop.service(ProjectionProof).firstDifference()).toBeUndefined();

  await amounts.down(runner);
  await migration.down(runner);
  await migration.up(runner);
  await amounts.up(runner);
  await runner.release();

  expect(await times()).toEqual(recorded);
  // Amounts are recorded since, which no earlier order had.
  await shop.service(ProjectionRebuild).rebuild();
});
