import type { TestBrowser } from '../../../testing/browser.js';
import { openTestOrders, type TestOrders } from '../../../testing/orders.js';
import { addOrderMutation, ORDER_DRAFT, purchaseInput } from '../../../testing/purchase.js';

const ORDERS_PER_HOUR = 2;
const ADD_ORDER = addOrderMutation('number trackingToken');
const DOCUMENTS = 'query ($input: OrderDraftInput!) { orderDocuments(input: $input) { hash } }';
const CANCEL_OWN = 'mutation ($token: String!) { cancelOwnOrder(token: $token) { number } }';
const BY_TOKEN = 'query ($token: String!) { orderByToken(token: $token) { number } }';

let shop: TestOrders;
let input: object;

beforeAll(async () => {
  shop = await openTestOrders({ environment: { PROGRAM_ORDERS_PER_HOUR: String(ORDERS_PER_HOUR) } });
});

afterAll(() => shop.close());

/** What a program sends to order one piece. */
async function orderInput(browser: TestBrowser): Promise<object> {
  return { ...(await purchaseInput(browser, { lines: shop.lines })), expectedTotal: shop.total };
}

beforeEach(async () => {
  input = await orderInput(shop.browser());
});

it('refuses every operation of orders to a program whose key has another permission, and names the missing one', async () => {
  const program = await shop.program(['catalog']);
  const { trackingToken: token } = await shop.place(shop.browser());
  for (const [operation, variables] of [
    [ADD_ORDER, { input }],
    [DOCUMENTS, { input: { ...ORDER_DRAFT, lines: shop.lines } }],
    [CANCEL_OWN, { token }],
    [BY_TOKEN, { token }],
  ] as const) {
    expect((await program.refusal(operation, variables))?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      details: { permissions: ['orders'] },
    });
  }
});

it('places orders for a program with the permission, as the program', async () => {
  const program = await shop.program(['orders']);
  const { number } = await shop.place(program);
  const [event] = await shop.dataSource.query<unknown[]>(
    `SELECT actor_kind AS kind, actor_id <> '' AS "isNamed" FROM event WHERE stream LIKE 'order-' || $1 || '%'`,
    [number],
  );
  expect(event).toEqual({ kind: 'program', isNamed: true });
});

it('limits how many orders a key places in an hour, each key by itself; a repeated request does not count', async () => {
  const program = await shop.program(['orders']);
  const other = await shop.program(['all']);
  const sent: object[] = [];
  const codes: string[] = [];
  for (let order = 0; order <= ORDERS_PER_HOUR; order++) {
    sent.push(await orderInput(program));
    codes.push(await program.codeOf(ADD_ORDER, { input: sent.at(-1) }));
  }
  expect(codes).toEqual(['accepted', 'accepted', 'RATE_LIMITED']);
  expect(await program.codeOf(ADD_ORDER, { input: sent[0] })).toBe('accepted');
  expect(await other.codeOf(ADD_ORDER, { input })).toBe('accepted');
});

it('lets visitors place and follow orders as before', async () => {
  const browser = shop.browser();
  const { trackingToken: token } = await shop.place(browser);
  expect(await browser.codeOf(BY_TOKEN, { token })).toBe('accepted');
  expect(await browser.codeOf(CANCEL_OWN, { token })).toBe('accepted');
});
