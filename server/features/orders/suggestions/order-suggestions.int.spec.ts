import { customerContext, guestContext, staffContext } from '../../../kernel/actor/test-context.js';
import { StreamKeys } from '../../../kernel/event-store/stream-keys.js';
import { ProjectionRebuild } from '../../../kernel/projections/projection-rebuild.js';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import { type AddedOrder, AYSE, openTestCheckout, type TestCheckout } from '../../../testing/checkout.js';
import { SPEC_CAUSE } from '../../../testing/spec-cause.js';

const SUGGESTIONS = `query ($text: String!) {
  adminOrderSuggestions(text: $text) { orders { id number total status } buyers { name company email phone orderedAt } }
}`;

interface Suggestions {
  orders: { id: string; number: string; total: number; status: string }[];
  buyers: { name: string; company: string | null; email: string; phone: string; orderedAt: string }[];
}

const YILMAZ = {
  name: 'Ayşe Yılmaz',
  email: 'ayse@example.com',
  phone: '0532 111 22 33',
  company: 'Yılmaz Isı A.Ş.',
};
const ISIL = { name: 'Işıl Öz', email: 'isil@firma.example', phone: '+90 212 555 44 33', company: null };

const staff = staffContext(['orders']);

let shop: TestCheckout;
/** Of Ayşe as a guest, of Ayşe with an account, of Işıl; placed in this order. */
let orders: AddedOrder[];

beforeAll(async () => {
  shop = await openTestCheckout();
  orders = [
    await place('VANA-1/2', YILMAZ),
    await place('PMP 25 60', { ...YILMAZ, email: 'AYSE@example.com', company: null }, customerContext(AYSE)),
    await place('AYSE-9', ISIL),
  ];
});

afterAll(() => shop.close());

async function place(sku: string, buyer: object, context = guestContext()): Promise<AddedOrder> {
  const { id: productId } = await shop.pump({ sku });
  await shop.checkout.fill(context, [{ productId, quantity: 1 }]);
  return shop.checkout.send(context, await shop.checkout.inputFor(context, { buyer }));
}

async function suggested(text: string) {
  const { adminOrderSuggestions } = await shop.ask<{ adminOrderSuggestions: Suggestions }>(
    SUGGESTIONS,
    { text },
    staff,
  );
  return {
    ...adminOrderSuggestions,
    places: adminOrderSuggestions.orders.map(({ id }) => orders.findIndex((order) => order.id === id) + 1),
    names: adminOrderSuggestions.buyers.map(({ name }) => name),
  };
}

it.each<[string, number[], string[]]>([
  ['ışıl', [3], [ISIL.name]],
  ['ISIL', [3], [ISIL.name]],
  ['isil firma', [3], [ISIL.name]],
  ['yılmaz ısı', [1], [YILMAZ.name]],
  ['yilmaz', [2, 1], [YILMAZ.name]],
  ['ayse@example.com', [2, 1], [YILMAZ.name]],
  ['ayse', [3, 2, 1], [YILMAZ.name]],
  ['0532 111', [2, 1], [YILMAZ.name]],
  ['pmp2560', [2], []],
  ['öz', [3], [ISIL.name]],
  ['z', [], []],
  ['yılmaz öz', [], []],
])('finds for «%s» the orders %j and the buyers %j', async (text, places, names) => {
  expect(await suggested(text)).toMatchObject({ places, names });
});

it('names a buyer once, by their newest order, whether they had an account or not', async () => {
  const { buyers } = await suggested('yilmaz');
  expect(buyers).toEqual([
    {
      ...YILMAZ,
      company: null,
      email: 'AYSE@example.com',
      orderedAt: expect.any(String) as string,
    },
  ]);
});

it('shows number, total and status of an order', async () => {
  const [, , { id, number, total, status }] = orders as [AddedOrder, AddedOrder, AddedOrder];
  expect((await suggested('ışıl')).orders).toEqual([{ id, number, total, status }]);
});

describe('the number of an order', () => {
  it.each<[string, (order: AddedOrder) => string]>([
    ['as it is', ({ number }) => number],
    ['with a hash, in capitals', ({ number }) => `#${number.toUpperCase()}`],
    ['by its first characters', ({ number }) => number.slice(0, 5)],
    ['by characters within it', ({ number }) => number.slice(2)],
    ['as the whole id', ({ id }) => id],
  ])('is found %s', async (_how, typed) => {
    for (const [index, order] of orders.entries()) {
      expect((await suggested(typed(order))).places).toContain(index + 1);
    }
  });

  it('comes before what has the same characters elsewhere, however much newer', async () => {
    const [first] = orders as [AddedOrder];
    const newer = await place(`X-${first.number}`, ISIL);
    const { orders: found } = await suggested(first.number.slice(0, 6));
    expect(found.map(({ id }) => id)).toEqual([first.id, newer.id]);
  });
});

it.each(['', '   ', '%', '_', '\\', "'", '"', '👍', "'; --", '\u0000'])(
  'suggests nothing for %j',
  async (text) => {
    const { orders: found, buyers } = await suggested(text);
    expect({ found, buyers }).toEqual({ found: [], buyers: [] });
  },
);

describe('the API', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await openTestApi();
  });

  afterAll(() => api.close());

  it('refuses a text of more than 100 characters', async () => {
    const browser = await api.staff(['orders']);
    expect(await browser.codeOf(SUGGESTIONS, { text: 'x'.repeat(100) })).toBe('accepted');
    expect(await browser.codeOf(SUGGESTIONS, { text: 'x'.repeat(101) })).toBe('BAD_USER_INPUT');
    expect(await browser.codeOf(SUGGESTIONS, { text: 'x'.repeat(10_000) })).toBe('BAD_USER_INPUT');
  });

  it('suggests nothing to staff without the permission', async () => {
    const browser = await api.staff(['catalog', 'settings']);
    expect(await browser.codeOf(SUGGESTIONS, { text: 'ayse' })).toBe('FORBIDDEN');
  });
});

describe('a text of many orders', () => {
  const MORE = 8_300;

  beforeAll(async () => {
    await shop.dataSource.query(
      `INSERT INTO orders SELECT (jsonb_populate_record(orders, jsonb_build_object('id', gen_random_uuid(), 'number', 'n' || n,
         'placed_at', placed_at - make_interval(secs => n), 'buyer_email_key', 'toplu' || n % 7 || '@example.com',
         'buyer', buyer || jsonb_build_object('name', 'Toplu ' || n % 7, 'email', 'toplu' || n % 7 || '@example.com')))).*
       FROM orders, generate_series(1, $1::int) AS n WHERE number = $2`,
      [MORE, orders[0]!.number],
    );
    await shop.dataSource.query(
      `INSERT INTO order_search SELECT id, CASE WHEN substr(number, 2)::int > ${MORE - 5_100} THEN ' toplu eski' ELSE ' toplu' END
         || CASE WHEN number = 'n${MORE}' THEN ' sonuncu' ELSE '' END
       FROM orders WHERE number LIKE 'n%'`,
    );
  });

  afterAll(async () => {
    await shop.dataSource.query(`DELETE FROM order_search WHERE text LIKE ' toplu%'`);
    await shop.dataSource.query(`DELETE FROM orders WHERE number LIKE 'n%'`);
  });

  it('suggests six orders and five buyers, newest first', async () => {
    const { orders: found, names } = await suggested('toplu');
    expect(found.map(({ number }) => number)).toEqual(['n1', 'n2', 'n3', 'n4', 'n5', 'n6']);
    expect(names).toEqual(['Toplu 1', 'Toplu 2', 'Toplu 3', 'Toplu 4', 'Toplu 5']);
  });

  it('suggests some of those that were placed long ago where no newer one has the text', async () => {
    expect((await suggested('eski')).orders).toHaveLength(6);
  });

  it('finds two letters beside it only where they begin a word', async () => {
    expect((await suggested('toplu so')).orders.map(({ number }) => number)).toEqual([`n${MORE}`]);
    expect((await suggested('toplu nu')).orders).toEqual([]);
    expect((await suggested('toplu to')).orders).toHaveLength(6);
  });

  it('finds a rare word however long ago its order was placed', async () => {
    expect((await suggested('sonuncu')).orders.map(({ number }) => number)).toEqual([`n${MORE}`]);
  });
});

it('finds nothing by the data of an erased buyer, and the order by its number', async () => {
  const { id, number } = await place('SIL-1', {
    ...YILMAZ,
    name: 'Zübeyde Silinen',
    email: 'sil@example.com',
  });
  expect((await suggested('zübeyde')).names).toEqual(['Zübeyde Silinen']);
  await shop.dataSource.transaction((transaction) =>
    shop.service(StreamKeys).erase(transaction, `order-${id}`, SPEC_CAUSE),
  );
  await shop.service(ProjectionRebuild).rebuild();
  expect(await suggested('zübeyde')).toMatchObject({ orders: [], buyers: [] });
  const byNumber = await suggested(number);
  expect(byNumber.orders.map((order) => order.id)).toEqual([id]);
  expect(byNumber.buyers).toEqual([]);
});
