import type { Permission } from '../../kernel/actor/actor.js';
import { until } from '../../kernel/clock/test-until.js';

import { openTestOrders, TEST_BUYER, type TestOrder, type TestOrders } from '../../testing/orders.js';
import type { SignedInBrowser } from '../../testing/people.js';

const PARTS: readonly (readonly [Permission, string])[] = [
  ['orders', '{ adminOrderGrowth { current previous days } }'],
  ['orders', '{ adminOrderFigures(period: MONTH) { current { orders } } }'],
  ['orders', '{ adminBestSellers { productId orders } }'],
  ['quotes', '{ adminLostQuotes { reason quotes } }'],
  ['messages', '{ adminMessageGrowth { current previous days } }'],
  ['users', '{ adminUserGrowth { current previous days } }'],
  ['catalog', '{ adminProductGrowth { current previous days } }'],
  ['catalog', '{ adminMissedSearches { text searches lastOn } }'],
];
const PERMISSIONS: readonly Permission[] = ['orders', 'quotes', 'messages', 'users', 'catalog', 'import'];

const ACTIVITY = '{ adminActivity { id type subjectId label person status count actor { kind name } } }';
const FIGURES = `query ($period: FigurePeriod!) { adminOrderFigures(period: $period) {
  current { orders cancelled revenue steps { orders } } previous { orders } }
  adminBestSellers { productId sku orders revenue } }`;
const CANCEL = `mutation ($id: ID!) { cancelOrder(input: { orderId: $id, expectedVersion: 1, notifyBuyer: false }) { id } }`;
const SEARCH =
  'query ($filter: ProductFilter, $skip: Int! = 0) { products(filter: $filter, skip: $skip) { total } }';

let shop: TestOrders;
let staff: SignedInBrowser;

beforeAll(async () => {
  shop = await openTestOrders();
  staff = await shop.staff();
});

afterAll(() => shop.close());

it.each(PERMISSIONS)(
  'answers staff with the permission %s their own figures and refuses all others',
  async (own) => {
    const clerk = await shop.staff([own]);
    for (const [permission, query] of PARTS) {
      expect([query, await clerk.codeOf(query)]).toEqual([
        query,
        permission === own ? 'accepted' : 'FORBIDDEN',
      ]);
    }
  },
);

it('answers programs by their scopes and no visitor at all', async () => {
  const program = await shop.program(['orders']);
  const customer = await shop.customer();
  expect(await program.codeOf(PARTS[1]![1])).toBe('accepted');
  expect(await program.codeOf(PARTS[3]![1])).toBe('FORBIDDEN');
  for (const [, query] of PARTS) expect(await customer.codeOf(query)).not.toBe('accepted');
  expect(await customer.codeOf(ACTIVITY)).not.toBe('accepted');
});

describe('orders', () => {
  let kept: TestOrder;
  let cancelled: TestOrder;

  beforeAll(async () => {
    [kept, cancelled] = [await shop.place(shop.browser()), await shop.place(shop.browser())];
    await staff.ask(CANCEL, { id: cancelled.id });
  });

  it.each([
    ['WEEK', 7],
    ['MONTH', 30],
    ['YEAR', 12],
  ])('count in the last step of %s, cancelled ones without revenue', async (period, steps) => {
    interface Answer {
      adminOrderFigures: { current: { steps: { orders: number }[] }; previous: object };
      adminBestSellers: object[];
    }
    const { adminOrderFigures, adminBestSellers } = await staff.ask<Answer>(FIGURES, { period });
    const { current } = adminOrderFigures;
    expect(current).toMatchObject({ orders: 2, cancelled: 1, revenue: 100_000 });
    expect(current.steps.map(({ orders }) => orders)).toEqual([...Array<number>(steps - 1).fill(0), 2]);
    expect(adminOrderFigures.previous).toEqual({ orders: 0 });
    expect(adminBestSellers).toEqual([
      { productId: shop.productId, sku: 'TEST-1', orders: 1, revenue: 100_000 },
    ]);
  });

  it('are the newest activity of those who may see them, by whom and whose they are', async () => {
    const clerk = await shop.staff(['orders']);
    const { adminActivity } = await clerk.ask<{ adminActivity: object[] }>(ACTIVITY);
    expect(adminActivity.slice(0, 3)).toMatchObject([
      {
        type: 'OrderCancelled',
        subjectId: cancelled.id,
        label: cancelled.number,
        status: 'cancelled',
        person: TEST_BUYER.name,
        actor: { kind: 'STAFF', name: staff.user.name },
      },
      { type: 'OrderPlaced', subjectId: cancelled.id, status: null, actor: { kind: 'GUEST' } },
      { type: 'OrderPlaced', subjectId: kept.id },
    ]);
    expect(JSON.stringify(adminActivity)).not.toContain('UserRegistered');
    const stranger = await shop.staff(['import']);
    expect(await stranger.ask(ACTIVITY)).toEqual({ adminActivity: [] });
  });
});

it('names the newest accounts among the activity of those who see users', async () => {
  const customer = await shop.customer();
  const clerk = await shop.staff(['users']);
  const { adminActivity } = await clerk.ask<{ adminActivity: object[] }>(ACTIVITY);
  expect(adminActivity).toHaveLength(12);
  expect(adminActivity.slice(0, 2)).toMatchObject([
    { type: 'UserRegistered', subjectId: clerk.user.id, actor: { kind: 'SYSTEM' } },
    { type: 'UserRegistered', subjectId: customer.user.id, label: null, person: customer.user.name },
  ]);
});

describe('searches without a result', () => {
  const missed = async () =>
    (
      await staff.ask<{ adminMissedSearches: { text: string; searches: number }[] }>(
        '{ adminMissedSearches { text searches } }',
      )
    ).adminMissedSearches;

  it('are counted by their folded words, however they were typed and however often the answer was cached', async () => {
    for (const text of ['Yoğuşmalı KOMBİ', 'yogusmali kombi', 'yogusmali kombi', 'Radyatör']) {
      await shop.browser().ask(SEARCH, { filter: { text } });
    }
    await until(async () => (await missed()).length === 2 && (await missed())[0]?.searches === 3);
    expect(await missed()).toEqual([
      { text: 'yogusmali kombi', searches: 3 },
      { text: 'radyator', searches: 1 },
    ]);
  });

  it('are not counted when something is found, beside another filter, on a later page, of staff and of what is personal', async () => {
    const before = await missed();
    const asked: [object, number][] = [
      [{ text: 'pompa' }, 0],
      [{ text: 'klima', inStock: true }, 0],
      [{ text: 'klima', categories: ['yok'] }, 0],
      [{ text: 'klima' }, 24],
      [{ text: 'ayse@ornek.com' }, 0],
      [{ text: '0532 111 22 33' }, 0],
      [{ text: '!!!' }, 0],
    ];
    for (const [filter, skip] of asked) await shop.browser().ask(SEARCH, { filter, skip });
    await staff.ask(SEARCH, { filter: { text: 'klima' } });
    await (await shop.program(['catalog'])).ask(SEARCH, { filter: { text: 'klima' } });
    // Counted one after the other: what comes after them was counted later.
    await shop.browser().ask(SEARCH, { filter: { text: 'Radyatör' } });
    await until(async () => (await missed())[1]?.searches === 2);
    expect((await missed()).map(({ text }) => text)).toEqual(before.map(({ text }) => text));
  });
});

it('narrows the list of products to those that were added between two times', async () => {
  const LIST =
    'query ($from: DateTime, $before: DateTime) { adminProducts(filter: { createdFrom: $from, createdBefore: $before }) { total } }';
  const now = new Date().toISOString();
  expect(await staff.ask(LIST, { before: now })).toEqual({ adminProducts: { total: 1 } });
  expect(await staff.ask(LIST, { from: now })).toEqual({ adminProducts: { total: 0 } });
});
