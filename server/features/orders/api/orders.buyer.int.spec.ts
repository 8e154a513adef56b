import { setTimeout as pause } from 'node:timers/promises';
import { customerContext, guestContext, staffContext } from '../../../kernel/actor/test-context.js';
import { codeOf } from '../../../kernel/refusal/test-code-of.js';
import { AYSE, usePlacedOrder } from '../../../testing/checkout.js';

const MEHMET = 'b0000000-0000-4000-8000-000000000001';
const NOBODYS = 'd0000000-0000-4000-8000-000000000001';

const test = usePlacedOrder();

const confirm = () =>
  test.shop.ask(
    'mutation ($input: ChangeOrderStatusInput!) { changeOrderStatus(input: $input) { version } }',
    { input: { orderId: test.order.id, expectedVersion: 1, status: 'CONFIRMED' } },
    staffContext(['orders']),
  );

describe('a buyer', () => {
  const cancelOwn = (args: string, context = guestContext()) =>
    test.shop.ask(`mutation { cancelOwnOrder(${args}) { status } }`, {}, context);

  it('can cancel a pending order as a signed-in customer or with the tracking token', async () => {
    expect(await cancelOwn(`id: "${test.order.id}"`, customerContext(AYSE))).toEqual({
      cancelOwnOrder: { status: 'CANCELLED' },
    });
    const other = await test.shop.checkout.order([{ productId: test.productId, quantity: 1 }]);
    await cancelOwn(`token: "${other.trackingToken}", reason: "Vazgeçtim"`);
    expect(await test.shop.stockOf(test.productId)).toBe(10);
  });

  it('cannot cancel an order that the shop has confirmed', async () => {
    await confirm();
    expect(await codeOf(cancelOwn(`token: "${test.order.trackingToken}"`))).toBe('ORDER_NOT_CANCELLABLE');
  });

  it('can see an order as it was at an earlier time', async () => {
    await pause(5);
    const asOf = new Date();
    await pause(5);
    await confirm();
    const query = `query ($id: ID!, $asOf: DateTime) {
      order(id: $id, asOf: $asOf) { status version total timeline { text } }
    }`;
    const ask = (time: Date | null) =>
      test.shop.ask(query, { id: test.order.id, asOf: time?.toISOString() }, customerContext(AYSE));
    expect(await ask(asOf)).toEqual({
      order: {
        status: 'PENDING',
        version: 1,
        total: test.order.total,
        timeline: [{ text: 'Sipariş alındı.' }],
      },
    });
    expect(await ask(null)).toMatchObject({ order: { status: 'CONFIRMED', version: 2 } });
    expect(await ask(new Date(0))).toEqual({ order: null });
  });

  it('finds own orders by number, status and payment status', async () => {
    const list = async (filter: object) => {
      const { myOrders } = await test.shop.ask<{ myOrders: { items: { number: string }[]; total: number } }>(
        'query ($filter: OrderFilter) { myOrders(filter: $filter, take: 100) { items { number } total } }',
        { filter },
        customerContext(AYSE),
      );
      expect(myOrders.total).toBe(myOrders.items.length);
      return myOrders.items.map(({ number }) => number);
    };
    expect(await list({ text: `#${test.order.number.toUpperCase()}` })).toEqual([test.order.number]);
    expect(await list({ text: test.order.id })).toEqual([test.order.number]);
    expect(await list({ text: '%' })).toEqual([]);
    expect(await list({ text: test.order.number, statuses: ['SHIPPED'] })).toEqual([]);
    expect(await list({ text: test.order.number, statuses: ['SHIPPED', 'PENDING'] })).toEqual([
      test.order.number,
    ]);
    expect(await list({ text: test.order.number, paymentStatuses: ['PAID'] })).toEqual([]);
  });

  it('sees orders placed as a guest once the e-mail address is verified', async () => {
    const asGuest = await test.shop.checkout.order([{ productId: test.productId, quantity: 1 }]);
    const see = (isVerified: boolean, email: string) =>
      test.shop.ask(
        'query ($id: ID!) { order(id: $id) { number } }',
        { id: asGuest.id },
        customerContext(MEHMET, { isVerified, email }),
      );
    expect(await see(true, 'AYSE@example.com')).toEqual({ order: { number: asGuest.number } });
    expect(await see(false, 'ayse@example.com')).toEqual({ order: null });
    expect(await see(true, 'mehmet@example.com')).toEqual({ order: null });
  });
});

describe('an order of another buyer', () => {
  const stranger = customerContext(MEHMET, { email: 'mehmet@example.com' });

  it.each([
    ['order', (id: string) => `{ order(id: "${id}") { number } }`],
    ['cancelOwnOrder', (id: string) => `mutation { cancelOwnOrder(id: "${id}") { number } }`],
  ])('is treated by %s like an order that does not exist', async (_operation, query) => {
    const outcome = async (id: string) =>
      test.shop.ask(query(id), {}, stranger).catch((error: unknown) => String(error));
    expect(await outcome(test.order.id)).toEqual(await outcome(NOBODYS));
    expect(await outcome('bozuk')).toEqual(await outcome(NOBODYS));
  });

  it.each(['', 'bozuk', 'A'.repeat(43), '%'])('is not found by the token «%s»', async (token) => {
    expect(await test.shop.ask(`{ orderByToken(token: "${token}") { number } }`)).toEqual({
      orderByToken: null,
    });
  });

  it('is not found by a token with one changed character', async () => {
    const first = test.order.trackingToken.startsWith('A') ? 'B' : 'A';
    const token = first + test.order.trackingToken.slice(1);
    expect(await test.shop.ask(`{ orderByToken(token: "${token}") { number } }`)).toEqual({
      orderByToken: null,
    });
  });
});
