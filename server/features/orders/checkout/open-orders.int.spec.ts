import { customerContext, testContext } from '../../../kernel/actor/test-context.js';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import { codeOf } from '../../../kernel/refusal/test-code-of.js';
import { AYSE, openTestCheckout, type TestCheckout } from '../../../testing/checkout.js';
import { ORDER_DRAFT } from '../../../testing/purchase.js';
import { changeSettings } from '../../../testing/records.js';
import { SettingsService, type SiteSettings } from '../../settings/index.js';
import { OrdersService } from '../commands/orders.service.js';
import { StaffOrdersService } from '../commands/staff-orders.service.js';
import { UnpaidOrdersService } from '../unpaid/unpaid-orders.service.js';
import { OpenOrderSweeper } from './open-order.sweeper.js';

const STAFF = { actor: { kind: 'staff', id: null }, requestId: 'spec-request' } as const;
const DAY_MS = 86_400_000;
const DEFAULTS = { stockPercent: 50, totalKurus: 200_000_000, cashDueDays: 3 };

let shop: TestCheckout;
let productId: string;
let networks = 0;

beforeAll(async () => {
  shop = await openTestCheckout();
});

beforeEach(async () => {
  await set({ openOrders: DEFAULTS });
  productId = (await shop.pump({ stockQuantity: 100 })).id;
});

afterAll(() => shop.close());

async function set(change: Partial<SiteSettings>): Promise<void> {
  await changeSettings(shop.dataSource, shop.service(SettingsService), change);
  await shop.service(DataVersions).refresh();
}

interface Ordering {
  quantity: number;
  address: string;
  email: string;
  context?: RequestContext;
}

/** An address of a network that no order came from. */
const elsewhere = () => `198.18.${(networks += 1)}.1`;

/** A new guest orders with cash on delivery. */
async function order({ quantity, address, email, context = testContext({ address }) }: Ordering) {
  await shop.checkout.fill(context, [{ productId, quantity }]);
  const buyer = { ...ORDER_DRAFT.buyer, email };
  const input = await shop.checkout.inputFor(context, { buyer, paymentMethod: 'CASH_ON_DELIVERY' });
  return shop.checkout.send(context, input);
}

/** A worker whose calendar is some days ahead. */
const workerIn = (days: number) =>
  new UnpaidOrdersService(shop.dataSource, shop.service(SettingsService), shop.service(OrdersService), {
    now: () => new Date(Date.now() + days * DAY_MS),
  });

it.each<[string, (round: number) => Pick<Ordering, 'address' | 'email'>]>([
  [
    'one network under many mailboxes',
    (round) => ({ address: '198.51.100.4', email: `a${round}@example.com` }),
  ],
  [
    'one mailbox from many networks',
    (round) => ({ address: elsewhere(), email: `Tek+${round}@example.com` }),
  ],
])('does not let the open orders of %s hold more than half of the stock', async (_who, from) => {
  const codes: string[] = [];
  for (let round = 0; round < 4; round++) codes.push(await codeOf(order({ quantity: 20, ...from(round) })));
  expect(codes).toEqual(['accepted', 'accepted', 'OPEN_ORDERS_EXCEEDED', 'OPEN_ORDERS_EXCEEDED']);
  expect(await shop.stockOf(productId)).toBe(60);
  expect(await codeOf(order({ quantity: 10, ...from(9) }))).toBe('accepted');
  expect(await codeOf(order({ quantity: 20, address: elsewhere(), email: 'baska@example.com' }))).toBe(
    'accepted',
  );
});

it('offers to call, and takes no stock', async () => {
  const refused = order({ quantity: 51, address: elsewhere(), email: 'b@example.com' });
  await expect(refused).rejects.toMatchObject({
    code: 'OPEN_ORDERS_EXCEEDED',
    message: expect.stringMatching(
      /^Onay veya ödeme bekleyen siparişleriniz birlikte «.+» stokundan en çok 50 birim ayırabilir\. Daha fazlası için bizi arayın: 0212 555 01 60/,
    ) as string,
    details: { limit: 'STOCK_SHARE', maximum: 50, phone: '0212 555 01 60' },
  });
  expect(await shop.stockOf(productId)).toBe(100);
});

it('lets a guest have the last pieces', async () => {
  productId = (await shop.pump({ stockQuantity: 3 })).id;
  expect(await codeOf(order({ quantity: 3, address: elsewhere(), email: 'son@example.com' }))).toBe(
    'accepted',
  );
});

it('bounds what open orders cost together', async () => {
  await set({ openOrders: { ...DEFAULTS, totalKurus: 500_000 } });
  const from = { address: elsewhere(), email: 'toplam@example.com' };
  expect(await codeOf(order({ quantity: 2, ...from }))).toBe('accepted');
  await expect(order({ quantity: 2, ...from })).rejects.toMatchObject({
    details: { limit: 'TOTAL', maximum: 500_000, productName: null },
  });
});

it('lets somebody order again once staff confirmed what they hold', async () => {
  const from = { address: elsewhere(), email: 'onay@example.com' };
  const { id: orderId } = await order({ quantity: 50, ...from });
  expect(await codeOf(order({ quantity: 15, ...from }))).toBe('OPEN_ORDERS_EXCEEDED');
  await shop
    .service(StaffOrdersService)
    .changeStatus({ orderId, expectedVersion: 1, status: 'confirmed' }, STAFF);
  expect(await codeOf(order({ quantity: 15, ...from }))).toBe('accepted');
});

it('does not bound a customer with a verified e-mail address', async () => {
  const context = customerContext(AYSE);
  expect(await codeOf(order({ quantity: 90, address: '', email: 'ayse@example.com', context }))).toBe(
    'accepted',
  );
});

it('cancels cash on delivery that nobody confirmed in time, gives its stock back, and tells the buyer', async () => {
  const { id } = await order({ quantity: 20, address: elsewhere(), email: 'kapida@example.com' });
  await workerIn(2).cancelDue();
  expect(await shop.stockOf(productId)).toBe(80);
  expect(await workerIn(4).cancelDue()).toBeGreaterThan(0);
  expect(await shop.stockOf(productId)).toBe(100);
  const [last] = await shop.dataSource.query<{ type: string; kind: string }[]>(
    `SELECT type, actor_kind AS kind FROM event WHERE stream = $1 ORDER BY version DESC LIMIT 1`,
    [`order-${id}`],
  );
  expect(last).toEqual({ type: 'OrderCancelled', kind: 'system' });
  const reactions = await shop.dataSource.query<object[]>(
    `SELECT reaction FROM outbox WHERE subject_id = $1 AND fact = 'OrderCancelled'`,
    [id],
  );
  expect(reactions).toEqual([{ reaction: 'order-change-mail' }]);
});

it('leaves cash on delivery to staff that they confirmed, that a known buyer ordered, and where the settings say so', async () => {
  const { id: orderId } = await order({ quantity: 5, address: elsewhere(), email: 'c@example.com' });
  await shop
    .service(StaffOrdersService)
    .changeStatus({ orderId, expectedVersion: 1, status: 'confirmed' }, STAFF);
  await order({ quantity: 5, address: '', email: 'ayse@example.com', context: customerContext(AYSE) });
  await workerIn(30).cancelDue();
  expect(await shop.stockOf(productId)).toBe(90);
  await set({ openOrders: { ...DEFAULTS, cashDueDays: null } });
  await order({ quantity: 5, address: elsewhere(), email: 'd@example.com' });
  await workerIn(30).cancelDue();
  expect(await shop.stockOf(productId)).toBe(85);
});

it('stores no address and forgets where an order came from that is closed', async () => {
  const { id: orderId } = await order({ quantity: 5, address: elsewhere(), email: 'e@example.com' });
  await shop
    .service(StaffOrdersService)
    .changeStatus({ orderId, expectedVersion: 1, status: 'confirmed' }, STAFF);
  const sweeper = new OpenOrderSweeper({ now: () => new Date(Date.now() + 2 * DAY_MS) });
  await shop.dataSource.transaction((transaction) => sweeper.sweep(transaction, 1_000));
  const held = await shop.dataSource.query<object[]>('SELECT FROM order_hold WHERE order_id = $1', [orderId]);
  expect(held).toEqual([]);
});
