import type { Permission } from '../../../kernel/actor/actor.js';
import type { TestBrowser } from '../../../testing/browser.js';
import { openTestOrders, TEST_BUYER, type TestOrders } from '../../../testing/orders.js';
import { staffWithPassword } from '../../../testing/second-factor.js';
import { PASSWORD } from '../../../testing/sign-in.js';
import type { ChangePage } from './change.type.js';

const CHANGES = `query ($after: Position!, $limit: Int!, $categories: [String!]) {
  changes(after: $after, limit: $limit, categories: $categories) {
    nextAfter
    items { position stream category entityId version type at actorKind actorId requestId data }
  }
}`;
const CREATE_KEY = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret key { id } } }`;
const REVOKE_KEY = 'mutation ($id: ID!) { revokeApiKey(id: $id) { id } }';
const CHANGE_STATUS = `mutation ($input: ChangeOrderStatusInput!) { changeOrderStatus(input: $input) { id } }`;

let shop: TestOrders;

beforeAll(async () => {
  shop = await openTestOrders();
});

afterAll(() => shop.close());

const read = async (program: TestBrowser, after: number, limit = 500): Promise<ChangePage> =>
  (await program.ask<{ changes: ChangePage }>(CHANGES, { after, limit })).changes;

/** A program with a key that staff created, and a function that revokes it. */
async function programWith(permissions: Uppercase<Permission>[]) {
  const staff = await staffWithPassword(shop);
  const { createApiKey } = await staff.ask<{ createApiKey: { secret: string; key: { id: string } } }>(
    CREATE_KEY,
    {
      input: { name: 'ERP', permissions, password: PASSWORD },
    },
  );
  const program = shop.browser();
  program.headers.authorization = `Bearer ${createApiKey.secret}`;
  return { program, revoke: () => staff.ask(REVOKE_KEY, { id: createApiKey.key.id }) };
}

it('returns every order to a program with a key, with the details of its buyer', async () => {
  const { program } = await programWith(['ORDERS']);
  const { nextAfter } = await read(program, 0);
  const order = await shop.place(shop.browser());
  const { items, nextAfter: next } = await read(program, nextAfter);
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    position: nextAfter + 1,
    stream: `order-${order.id}`,
    category: 'order',
    entityId: order.id,
    version: 1,
    type: 'OrderPlaced',
    actorKind: 'GUEST',
    actorId: null,
  });
  expect(JSON.parse(items[0]!.data!)).toMatchObject({ number: order.number, buyer: TEST_BUYER });
  expect(await read(program, next)).toEqual({ items: [], nextAfter: next });
});

it('names the member of staff who caused a change', async () => {
  const { program } = await programWith(['ORDERS']);
  const order = await shop.place(shop.browser());
  const staff = await shop.staff(['orders']);
  await staff.ask(CHANGE_STATUS, { input: { orderId: order.id, expectedVersion: 1, status: 'CONFIRMED' } });
  const { items } = await read(program, 0);
  expect(items.at(-1)).toMatchObject({
    entityId: order.id,
    version: 2,
    type: 'OrderStatusChanged',
    actorKind: 'STAFF',
    actorId: staff.user.id,
  });
});

it('refuses changes to visitors, customers, and programs and staff without a permission for any category', async () => {
  const { program } = await programWith(['CATALOG']);
  const asked = { after: 0, limit: 1 };
  expect(await shop.browser().codeOf(CHANGES, asked)).toBe('SIGN_IN_REQUIRED');
  expect(await (await shop.customer()).codeOf(CHANGES, asked)).toBe('SIGN_IN_REQUIRED');
  expect(await program.codeOf(CHANGES, asked)).toBe('FORBIDDEN');
  expect(await (await shop.staff(['content'])).codeOf(CHANGES, asked)).toBe('FORBIDDEN');
  expect(await (await shop.staff(['orders'])).codeOf(CHANGES, asked)).toBe('accepted');
});

it('refuses changes to a revoked key at once', async () => {
  const { program, revoke } = await programWith(['ORDERS']);
  await read(program, 0);
  await revoke();
  expect(await program.codeOf(CHANGES, { after: 0, limit: 1 })).toBe('API_KEY_INVALID');
});

it.each([
  [{ after: 0, limit: 501 }, 'TAKE_TOO_LARGE'],
  [{ after: 0, limit: 0 }, 'BAD_USER_INPUT'],
  [{ after: -1, limit: 1 }, 'BAD_USER_INPUT'],
  [{ after: 1.5, limit: 1 }, 'BAD_USER_INPUT'],
  [{ after: '1', limit: 1 }, 'BAD_USER_INPUT'],
  [{ after: 2 ** 40, limit: 500 }, 'POSITION_AHEAD'],
  [{ after: 0, limit: 1, categories: ['order'] }, 'accepted'],
  [{ after: 0, limit: 1, categories: [] }, 'BAD_USER_INPUT'],
  [{ after: 0, limit: 1, categories: ['engine'] }, 'CHANGE_CATEGORY_UNKNOWN'],
])('responds to the arguments %j with %s', async (asked, code) => {
  const { program } = await programWith(['ORDERS']);
  expect(await program.codeOf(CHANGES, asked)).toBe(code);
});

it('returns each order exactly once while many are placed at once', async () => {
  const { program } = await programWith(['ORDERS']);
  const { nextAfter: start } = await read(program, 0);
  const [returned, placed] = [[] as string[], [] as string[]];
  let isPlacing = true;
  const following = (async () => {
    for (let after = start, rest = true; rest;) {
      rest = isPlacing;
      const page = await read(program, after, 3);
      returned.push(...page.items.map(({ entityId }) => entityId));
      after = page.nextAfter;
      rest ||= page.items.length > 0;
    }
  })();
  await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const buyer = shop.browser();
      for (let order = 0; order < 5; order++) placed.push((await shop.place(buyer)).id);
    }),
  );
  isPlacing = false;
  await following;
  expect(returned).toHaveLength(20);
  expect([...returned].sort()).toEqual([...placed].sort());
});
