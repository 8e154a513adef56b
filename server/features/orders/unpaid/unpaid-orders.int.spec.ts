import { setTimeout as pause } from 'node:timers/promises';
import { customerContext, staffContext } from '../../../kernel/actor/test-context.js';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import { ProjectionRebuild } from '../../../kernel/projections/projection-rebuild.js';
import { codeOf } from '../../../kernel/refusal/test-code-of.js';
import { AYSE, type AddedOrder, openTestCheckout, type TestCheckout } from '../../../testing/checkout.js';
import { changeSettings } from '../../../testing/records.js';
import { SettingsService } from '../../settings/index.js';
import { OrdersService } from '../commands/orders.service.js';
import { StaffOrdersService } from '../commands/staff-orders.service.js';
import { UnpaidOrdersService } from './unpaid-orders.service.js';

const DAY_MS = 86_400_000;
const STAFF = { actor: { kind: 'staff', id: null }, requestId: 'spec-request' } as const;
const ROUNDS = 40;

let shop: TestCheckout;
let productId: string;

beforeAll(async () => {
  shop = await openTestCheckout();
});

beforeEach(async () => {
  await setTransferPayment({ dueDays: 7, cancelsUnpaid: true });
  productId = (await shop.pump()).id;
});

afterAll(async () => {
  // Specs moved times of read rows by hand.
  await shop.service(ProjectionRebuild).rebuild();
  await shop.close();
});

async function setTransferPayment(transferPayment: { dueDays: number; cancelsUnpaid: boolean }) {
  await changeSettings(shop.dataSource, shop.service(SettingsService), { transferPayment });
  await shop.service(DataVersions).refresh();
}

/** A worker whose calendar is some days ahead. */
const workerIn = (days: number) =>
  new UnpaidOrdersService(shop.dataSource, shop.service(SettingsService), shop.service(OrdersService), {
    now: () => new Date(Date.now() + days * DAY_MS),
  });

const place = (quantity = 3) => shop.checkout.order([{ productId, quantity }], customerContext(AYSE));

const orders = () => shop.service(StaffOrdersService);

async function eventsOf({ id }: Pick<AddedOrder, 'id'>): Promise<string[]> {
  const rows = await shop.dataSource.query<{ type: string; kind: string }[]>(
    'SELECT type, actor_kind AS kind FROM event WHERE stream = $1 ORDER BY version',
    [`order-${id}`],
  );
  return rows.map(({ type, kind }) => `${type} by ${kind}`);
}

it('comes to an order behind a hundred that cannot be cancelled', async () => {
  const { id } = await place();
  await shop.dataSource.query(
    `INSERT INTO orders SELECT (jsonb_populate_record(orders, jsonb_build_object('id', md5(n::text)::uuid,
       'number', left(md5(n::text), 8), 'payment_due_at', now() - interval '1 day'))).*
     FROM orders, generate_series(1, 100) AS n WHERE id = $1`,
    [id],
  );
  try {
    expect(await workerIn(9).cancelDue()).toBeGreaterThan(0);
    expect(await eventsOf({ id })).toContain('OrderCancelledUnpaid by system');
  } finally {
    await shop.dataSource.query(
      `DELETE FROM orders WHERE NOT EXISTS (SELECT FROM event WHERE stream = 'order-' || id)`,
    );
  }
});

it('cancels an order whose transfer is overdue, gives its stock back, and says so in its history and in a mail', async () => {
  const order = await place();
  expect(await shop.stockOf(productId)).toBe(7);
  expect(await workerIn(6).cancelDue()).toBe(0);
  expect(await workerIn(9).cancelDue()).toBeGreaterThan(0);
  expect(await shop.stockOf(productId)).toBe(10);
  expect(await eventsOf(order)).toEqual(['OrderPlaced by customer', 'OrderCancelledUnpaid by system']);
  const shown = await shop.ask<{ order: { timeline: { text: string; actor: string }[] } }>(
    'query ($id: ID!) { order(id: $id) { status paymentDueAt timeline { text actor } } }',
    { id: order.id },
    customerContext(AYSE),
  );
  expect(shown.order).toMatchObject({ status: 'CANCELLED', paymentDueAt: null });
  expect(shown.order.timeline[1]).toMatchObject({
    text: expect.stringMatching(/^Ödeme \d+ \S+ \d{4} gün sonuna kadar ulaşmadığı için/) as string,
    actor: 'Mağaza',
  });
  const reactions = await shop.dataSource.query<{ reaction: string }[]>(
    `SELECT reaction FROM outbox WHERE subject_id = $1 AND fact = 'OrderCancelledUnpaid'`,
    [order.id],
  );
  expect(reactions).toEqual([{ reaction: 'order-change-mail' }]);
});

it('cancels nothing where the settings leave it to staff', async () => {
  await setTransferPayment({ dueDays: 7, cancelsUnpaid: false });
  const order = await place();
  expect(await workerIn(30).cancelDue()).toBe(0);
  expect(await eventsOf(order)).toHaveLength(1);
});

it('keeps to the time that was announced when the setting is shortened later', async () => {
  const order = await place();
  await setTransferPayment({ dueDays: 1, cancelsUnpaid: true });
  await workerIn(5).cancelDue();
  expect(await eventsOf(order)).toHaveLength(1);
});

it.each<[string, (id: string) => Promise<unknown>]>([
  ['was paid', (orderId) => orders().markPaid({ orderId, expectedVersion: 1 }, STAFF)],
  [
    'was confirmed',
    (orderId) => orders().changeStatus({ orderId, expectedVersion: 1, status: 'confirmed' }, STAFF),
  ],
  [
    'was shipped',
    (orderId) => orders().changeStatus({ orderId, expectedVersion: 1, status: 'shipped' }, STAFF),
  ],
  ['has a note of staff', (orderId) => orders().note({ orderId, note: 'Dekont geldi' }, STAFF)],
  [
    'was cancelled and brought back',
    async (orderId) => {
      await orders().cancel({ orderId, expectedVersion: 1 }, STAFF);
      await orders().reactivate({ orderId, expectedVersion: 2 }, STAFF);
    },
  ],
])('leaves an order to staff that %s', async (_what, change) => {
  const order = await place();
  await change(order.id);
  const before = await eventsOf(order);
  await workerIn(90).cancelDue();
  expect(await eventsOf(order)).toEqual(before);
});

it('does not cancel an order of a known buyer that is paid otherwise', async () => {
  const { context } = await shop.checkout.ready([{ productId, quantity: 1 }], customerContext(AYSE));
  const input = await shop.checkout.inputFor(context, { paymentMethod: 'CASH_ON_DELIVERY' });
  const order = await shop.checkout.send(context, input);
  await workerIn(90).cancelDue();
  expect(await eventsOf(order)).toHaveLength(1);
});

it('cancels each order once with several workers', async () => {
  const placed = await Promise.all(
    Array.from({ length: 8 }, () => shop.checkout.order([{ productId, quantity: 1 }])),
  );
  const counts = await Promise.all(Array.from({ length: 4 }, () => workerIn(9).cancelDue()));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(placed.length);
  for (const order of placed) expect(await eventsOf(order)).toHaveLength(2);
  expect(await shop.stockOf(productId)).toBe(10);
});

it(`lets either the payment or the cancellation win when both come at once, ${ROUNDS} times, and the stock is right`, async () => {
  const winners: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const order = await place(1);
    const [paid] = await Promise.all([
      // The cancellation first has to find the order: a head start of some milliseconds makes it even.
      pause(round % 10).then(() =>
        codeOf(orders().markPaid({ orderId: order.id, expectedVersion: 1 }, STAFF)),
      ),
      workerIn(9).cancelDue(),
      workerIn(9).cancelDue(),
    ]);
    const [, second, ...others] = await eventsOf(order);
    expect(others).toEqual([]);
    winners.push(second!);
    expect(paid).toBe(second === 'OrderMarkedPaid by staff' ? 'accepted' : 'VERSION_CONFLICT');
  }
  // Were one of them always faster, the race would prove nothing.
  expect([...new Set(winners)].sort()).toEqual([
    'OrderCancelledUnpaid by system',
    'OrderMarkedPaid by staff',
  ]);
  const missing = await shop.dataSource.query<{ taken: number }[]>(
    `SELECT coalesce(sum(quantity - back_ordered), 0)::int AS taken FROM order_line
     JOIN orders ON orders.id = order_id WHERE product_id = $1 AND status <> 'cancelled'`,
    [productId],
  );
  expect(await shop.stockOf(productId)).toBe(10 - missing[0]!.taken);
});

it('gives sixty buyers of ten units what there is, asks the others again, and takes it back when nobody pays', async () => {
  const buyers = await Promise.all(
    Array.from({ length: 60 }, () => shop.checkout.ready([{ productId, quantity: 1 }])),
  );
  const codes = await Promise.all(
    buyers.map(({ context, input }) => codeOf(shop.checkout.send(context, input))),
  );
  expect(codes.filter((code) => code === 'accepted')).toHaveLength(10);
  const others = buyers.filter((_, index) => codes[index] === 'DOCUMENTS_CHANGED');
  const placed = await Promise.all(
    others.map(async ({ context }) => shop.checkout.send(context, await shop.checkout.inputFor(context))),
  );
  expect(placed.map(({ items }) => items[0]?.backOrdered)).toEqual(Array<number>(50).fill(1));
  expect(await shop.stockOf(productId)).toBe(0);
  await workerIn(9).cancelDue();
  expect(await shop.stockOf(productId)).toBe(10);
});

describe('the list of staff', () => {
  const overdue = async (isPaymentOverdue: boolean) =>
    (
      await shop.ask<{ adminOrders: { total: number; items: { number: string }[] } }>(
        `query ($filter: AdminOrderFilter) { adminOrders(filter: $filter, take: 100) { total items { number } } }`,
        { filter: { isPaymentOverdue } },
        staffContext(['orders']),
      )
    ).adminOrders;

  it('counts the orders whose transfer is overdue, and shows until when it was expected', async () => {
    const late = await place(1);
    const waiting = await place(1);
    const total = (await overdue(true)).total;
    await shop.dataSource.query(`UPDATE orders SET payment_due_at = now() WHERE id = $1`, [late.id]);
    const listed = await overdue(true);
    expect(listed.total).toBe(total + 1);
    expect(listed.items.map(({ number }) => number)).toContain(late.number);
    expect((await overdue(false)).items.map(({ number }) => number)).toContain(waiting.number);
    await orders().markPaid({ orderId: late.id, expectedVersion: 1 }, STAFF);
    expect((await overdue(true)).total).toBe(total);
  });

  it('goes by the setting for orders without an announced time, which the shop never cancels itself', async () => {
    const old = await place(1);
    await shop.dataSource.query(
      `UPDATE orders SET payment_due_at = NULL, placed_at = now() - interval '8 days' WHERE id = $1`,
      [old.id],
    );
    expect((await overdue(true)).items.map(({ number }) => number)).toContain(old.number);
    await workerIn(90).cancelDue();
    expect(await eventsOf(old)).toHaveLength(1);
  });
});
