import { randomUUID } from 'node:crypto';
import { customerContext, testContext } from '../../../kernel/actor/test-context.js';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { generateToken } from '../../../kernel/keys/secret-token.js';
import { codeOf } from '../../../kernel/refusal/test-code-of.js';
import { openTestCheckout, type TestCheckout } from '../../../testing/checkout.js';

let shop: TestCheckout;
let productId: string;

beforeAll(async () => {
  shop = await openTestCheckout();
});

beforeEach(async () => {
  productId = (await shop.pump()).id;
});

afterAll(() => shop.close());

/** The same browser before and after signing in: its cookie stays, the guest's cart does not. */
function browser() {
  const browserToken = generateToken();
  const customerId = randomUUID();
  return {
    asGuest: () => testContext({ browserToken, guestToken: generateToken() }),
    asCustomer: (): RequestContext => ({ ...customerContext(customerId), browserToken }),
  };
}

/** Input of one order that names its lines, so that the cart has no part in it. */
async function inputOf(context: RequestContext, change: object = {}) {
  const lines = [{ productId, quantity: 1 }];
  return { ...(await shop.checkout.inputFor(context, { lines, ...change })), expectedTotal: 135_000 };
}

const send = (context: RequestContext, input: object) => shop.checkout.send(context, input);
const refusalOf = (context: RequestContext, input: object) =>
  send(context, input).then(
    () => 'accepted',
    (error: unknown) => error,
  );

it.each([
  ['signing in', 'asGuest', 'asCustomer'],
  ['signing out', 'asCustomer', 'asGuest'],
] as const)(
  'answers the same request after %s with the number of the order alone',
  async (_what, first, then) => {
    const visitor = browser();
    const input = await inputOf(visitor[first]());
    const order = await send(visitor[first](), input);
    const again = await refusalOf(visitor[then](), input);
    expect(again).toMatchObject({
      code: 'ORDER_ALREADY_PLACED',
      message: `Bu sipariş daha önce alındı: #${order.number}. İkinci bir sipariş oluşturulmadı.`,
    });
    expect((again as { details: object }).details).toEqual({ number: order.number });
    expect(await shop.ordersOf(productId)).toBe(1);
  },
);

it.each([
  ['signing in', 'asGuest', 'asCustomer'],
  ['signing out', 'asCustomer', 'asGuest'],
] as const)('refuses another request under the same key after %s', async (_what, first, then) => {
  const visitor = browser();
  const input = await inputOf(visitor[first]());
  await send(visitor[first](), input);
  const other = { ...input, notes: 'Başka bir şey' };
  expect(await codeOf(send(visitor[then](), other))).toBe('IDEMPOTENCY_CONFLICT');
  expect(await shop.ordersOf(productId)).toBe(1);
});

it('answers the customer who signs in again with their order', async () => {
  const visitor = browser();
  const input = await inputOf(visitor.asCustomer());
  const order = await send(visitor.asCustomer(), input);
  await refusalOf(visitor.asGuest(), input);
  expect(await send(visitor.asCustomer(), input)).toEqual(order);
});

it('places one order when a request is sent before and after signing in at once', async () => {
  for (let round = 0; round < 10; round++) {
    const visitor = browser();
    const input = await inputOf(visitor.asGuest());
    const before = await shop.ordersOf(productId);
    const guest = visitor.asGuest();
    const codes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        codeOf(send(index % 2 === 0 ? guest : visitor.asCustomer(), input)),
      ),
    );
    expect(await shop.ordersOf(productId)).toBe(before! + 1);
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(5);
    expect(codes.filter((code) => code === 'ORDER_ALREADY_PLACED')).toHaveLength(5);
  }
});

it('lets two strangers without cookies use one key, and shows neither the order of the other', async () => {
  const [ayse, mehmet] = [testContext(), testContext()];
  const input = await inputOf(ayse);
  const buyer = { name: 'Mehmet Demir', email: 'mehmet@example.com', phone: '0533 222 33 44' };
  const other = { ...(await inputOf(mehmet, { buyer })), idempotencyKey: input.idempotencyKey };
  const [first, second] = await Promise.all([send(ayse, input), send(mehmet, other)]);
  expect(second.id).not.toBe(first.id);
  expect(await send(ayse, input)).toEqual(first);
  expect(await send(mehmet, other)).toEqual(second);
});

it('places one order for a guest without cookies who sends it again from a browser that has one', async () => {
  const input = await inputOf(testContext());
  await send(testContext(), input);
  expect(await codeOf(send(browser().asGuest(), input))).toBe('ORDER_ALREADY_PLACED');
  expect(await shop.ordersOf(productId)).toBe(1);
});
