import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { customerVisit, guestVisit, staffVisit } from '../../kernel/actor/test-visit.js';
import { codeOf } from '../../kernel/refusal/test-code-of.js';
import { openTestCheckout, type PlacedOrder, type TestCheckout } from '../../testing/checkout.js';

jest.setTimeout(30_000);

const AYSE = 'a0000000-0000-4000-8000-000000000001';
const MEHMET = 'b0000000-0000-4000-8000-000000000001';
const NOBODYS = 'd0000000-0000-4000-8000-000000000001';

let shop: TestCheckout;
let checkout: TestCheckout['checkout'];
let productId: string;
let order: PlacedOrder;

beforeAll(async () => {
  shop = await openTestCheckout();
  ({ checkout } = shop);
});

beforeEach(async () => {
  productId = (await shop.pump()).id;
  order = await checkout.order([{ productId, quantity: 3 }], customerVisit(AYSE));
});

afterAll(() => shop.close());

const confirm = () =>
  shop.ask(
    'mutation ($input: ChangeOrderStatusInput!) { changeOrderStatus(input: $input) { version } }',
    { input: { orderId: order.id, expectedVersion: 1, status: 'CONFIRMED' } },
    staffVisit(['orders']),
  );

describe('the buyer', () => {
  const cancelOwn = (args: string, visit = guestVisit()) =>
    shop.ask(`mutation { cancelOwnOrder(${args}) { status } }`, {}, visit);

  it('takes a pending order back, by account or by link', async () => {
    expect(await cancelOwn(`id: "${order.id}"`, customerVisit(AYSE))).toEqual({
      cancelOwnOrder: { status: 'CANCELLED' },
    });
    const other = await checkout.order([{ productId, quantity: 1 }]);
    await cancelOwn(`token: "${other.trackingToken}", reason: "Vazgeçtim"`);
    expect(await shop.stockOf(productId)).toBe(10);
  });

  it('does not take back what is worked on', async () => {
    await confirm();
    expect(await codeOf(cancelOwn(`token: "${order.trackingToken}"`))).toBe('ORDER_NOT_CANCELLABLE');
  });

  it('sees the order as it was at a moment', async () => {
    await pause(5);
    const moment = new Date();
    await pause(5);
    await confirm();
    const query = `query ($id: ID!, $asOf: DateTime) {
      order(id: $id, asOf: $asOf) { status version total timeline { sentence } }
    }`;
    const ask = (asOf: Date | null) =>
      shop.ask(query, { id: order.id, asOf: asOf?.toISOString() }, customerVisit(AYSE));
    expect(await ask(moment)).toEqual({
      order: {
        status: 'PENDING',
        version: 1,
        total: order.total,
        timeline: [{ sentence: 'Sipariş alındı.' }],
      },
    });
    expect(await ask(null)).toMatchObject({ order: { status: 'CONFIRMED', version: 2 } });
    expect(await ask(new Date(0))).toEqual({ order: null });
  });

  it('finds own orders by number, status and payment', async () => {
    const list = async (filter: object) => {
      const { myOrders } = await shop.ask<{ myOrders: { items: { number: string }[]; total: number } }>(
        'query ($filter: OrderFilter) { myOrders(filter: $filter, take: 100) { items { number } total } }',
        { filter },
        customerVisit(AYSE),
      );
      expect(myOrders.total).toBe(myOrders.items.length);
      return myOrders.items.map(({ number }) => number);
    };
    expect(await list({ text: `#${order.number.toUpperCase()}` })).toEqual([order.number]);
    expect(await list({ text: order.id })).toEqual([order.number]);
    expect(await list({ text: '%' })).toEqual([]);
    expect(await list({ text: order.number, statuses: ['SHIPPED'] })).toEqual([]);
    expect(await list({ text: order.number, statuses: ['SHIPPED', 'PENDING'] })).toEqual([order.number]);
    expect(await list({ text: order.number, paymentStatuses: ['PAID'] })).toEqual([]);
  });

  it('finds what was ordered as a guest once the address is proved', async () => {
    const asGuest = await checkout.order([{ productId, quantity: 1 }]);
    const see = (isVerified: boolean, email: string) =>
      shop.ask(
        'query ($id: ID!) { order(id: $id) { number } }',
        { id: asGuest.id },
        customerVisit(MEHMET, { isVerified, email }),
      );
    expect(await see(true, 'AYSE@example.com')).toEqual({ order: { number: asGuest.number } });
    expect(await see(false, 'ayse@example.com')).toEqual({ order: null });
    expect(await see(true, 'mehmet@example.com')).toEqual({ order: null });
  });
});

describe('an order of somebody else', () => {
  const stranger = customerVisit(MEHMET, { email: 'mehmet@example.com' });

  it.each([
    ['order', (id: string) => `{ order(id: "${id}") { number } }`],
    ['cancelOwnOrder', (id: string) => `mutation { cancelOwnOrder(id: "${id}") { number } }`],
  ])('looks to %s like one that does not exist', async (_operation, query) => {
    const outcome = async (id: string) =>
      shop.ask(query(id), {}, stranger).catch((error: unknown) => String(error));
    expect(await outcome(order.id)).toEqual(await outcome(NOBODYS));
    expect(await outcome('bozuk')).toEqual(await outcome(NOBODYS));
  });

  it.each(['', 'bozuk', 'A'.repeat(43), '%'])('is not found under the secret «%s»', async (token) => {
    expect(await shop.ask(`{ orderByToken(token: "${token}") { number } }`)).toEqual({ orderByToken: null });
  });

  it('is not found under a secret with one character changed', async () => {
    const first = order.trackingToken.startsWith('A') ? 'B' : 'A';
    const token = first + order.trackingToken.slice(1);
    expect(await shop.ask(`{ orderByToken(token: "${token}") { number } }`)).toEqual({ orderByToken: null });
  });
});
