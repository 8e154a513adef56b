import { guestContext, staffContext } from '../../../kernel/actor/test-context.js';
import { StreamKeys } from '../../../kernel/event-store/stream-keys.js';
import { ProjectionRebuild } from '../../../kernel/projections/projection-rebuild.js';
import { openTestCheckout, type TestCheckout } from '../../../testing/checkout.js';
import { SPEC_CAUSE } from '../../../testing/spec-cause.js';

const LIST = `query ($filter: AdminOrderFilter, $sort: OrderSort! = NEWEST, $skip: Int! = 0) {
  adminOrders(filter: $filter, sort: $sort, skip: $skip, take: 5) { items { user { name } } total isTotalExact }
}`;
const AYSE = {
  name: 'Ayşe Yılmaz',
  email: 'ayse@example.com',
  phone: '0532 111 22 33',
  company: 'Yılmaz Isı A.Ş.',
};
const ISIL = { name: 'Işıl Öz', email: 'isil@firma.example', phone: '+90 212 555 44 33', company: null };

const staff = staffContext(['orders']);

let shop: TestCheckout;
let numbers: string[];

beforeAll(async () => {
  shop = await openTestCheckout();
  numbers = [await place('VANA-1/2', AYSE), await place('PMP 25 60', ISIL)];
});

afterAll(() => shop.close());

async function place(sku: string, buyer: object): Promise<string> {
  const { id: productId } = await shop.pump({ sku });
  const context = guestContext();
  await shop.checkout.fill(context, [{ productId, quantity: 1 }]);
  const input = await shop.checkout.inputFor(context, { buyer });
  return (await shop.checkout.send(context, input)).number;
}

async function list(filter: object, sort = 'NEWEST', skip = 0) {
  type Answer = {
    adminOrders: { items: { user: { name: string } }[]; total: number; isTotalExact: boolean };
  };
  const { adminOrders } = await shop.ask<Answer>(LIST, { filter, sort, skip }, staff);
  return { ...adminOrders, names: adminOrders.items.map(({ user }) => user.name) };
}

it.each<[string, string[]]>([
  ['AYSE', [AYSE.name]],
  ['yilmaz ısı', [AYSE.name]],
  ['ışıl', [ISIL.name]],
  ['öz firma', [ISIL.name]],
  ['öz', [ISIL.name]],
  ['z', []],
  ['0532', [AYSE.name]],
  ['+90 212 555', [ISIL.name]],
  ['vana-1', [AYSE.name]],
  ['pmp2560', [ISIL.name]],
  ['example', [ISIL.name, AYSE.name]],
  ['example ayse', [AYSE.name]],
  ['ayse işıl', []],
  ['%', [ISIL.name, AYSE.name]],
  ["'; DROP TABLE orders; --", []],
])('finds by «%s»: %j', async (text, names) => {
  const found = await list({ text });
  expect(found.names).toEqual(names);
  expect(found).toMatchObject({ total: names.length, isTotalExact: true });
});

it('finds an order by its number, with a hash and in capitals', async () => {
  expect((await list({ text: `#${numbers[0]!.toUpperCase()}` })).names).toEqual([AYSE.name]);
});

it('narrows what it finds by the rest of the filter', async () => {
  expect((await list({ text: 'example', paymentStatuses: ['PAID'] })).total).toBe(0);
  expect((await list({ text: 'ayse', statuses: ['PENDING'] })).total).toBe(1);
});

describe('a broad search', () => {
  const MORE = 5_200;

  beforeAll(async () => {
    await shop.dataSource.query(
      `INSERT INTO orders SELECT (jsonb_populate_record(orders, jsonb_build_object('id', gen_random_uuid(), 'number', 'n' || n,
         'placed_at', placed_at - make_interval(secs => n), 'total_kurus', n, 'status',
         CASE WHEN n % 1700 = 0 THEN 'shipped' ELSE 'delivered' END))).*
       FROM orders, generate_series(1, $1::int) AS n WHERE number = $2`,
      [MORE, numbers[0]],
    );
    await shop.dataSource.query(
      `INSERT INTO order_search SELECT id, ' toplu' FROM orders WHERE number LIKE 'n%'`,
    );
  });

  afterAll(async () => {
    await shop.dataSource.query(`DELETE FROM order_search WHERE text = ' toplu'`);
    await shop.dataSource.query(`DELETE FROM orders WHERE number LIKE 'n%'`);
  });

  it('is counted up to 5,000 and says so', async () => {
    const { total, isTotalExact, names } = await list({ text: 'toplu' });
    expect({ total, isTotalExact, names: names.length }).toEqual({
      total: 5_000,
      isTotalExact: false,
      names: 5,
    });
  });

  it('is counted for each status among the 2,000 newest of it', async () => {
    type Answer = { adminOrderCounts: { byStatus: { status: string }[] } };
    const counts = `query ($filter: AdminOrderFilter) {
      adminOrderCounts(filter: $filter) { total isTotalExact byStatus { status count isCountExact } }
    }`;
    const { adminOrderCounts } = await shop.ask<Answer>(counts, { filter: { text: 'toplu' } }, staff);
    expect(adminOrderCounts).toMatchObject({ total: 5_000, isTotalExact: false });
    expect(adminOrderCounts.byStatus.slice(3, 5)).toEqual([
      { status: 'SHIPPED', count: 3, isCountExact: true },
      { status: 'DELIVERED', count: 2_000, isCountExact: false },
    ]);
  });

  it('takes a word of two letters beside it for the begin of a word, which the index finds', async () => {
    for (const [number, word] of [
      ['n7', 'qx9'],
      ['n8', 'aqx'],
    ]) {
      await shop.dataSource.query(
        `UPDATE order_search SET text = text || $2 WHERE order_id = (SELECT id FROM orders WHERE number = $1)`,
        [number, ` ${word}`],
      );
    }
    expect(await list({ text: 'toplu qx' })).toMatchObject({ total: 1, isTotalExact: true });
    expect(await list({ text: 'aqx qx' })).toMatchObject({ total: 1, isTotalExact: true });
    expect(await list({ text: 'toplu zz' })).toMatchObject({ total: 0, isTotalExact: true });
    await shop.dataSource.query(`UPDATE order_search SET text = ' toplu' WHERE text LIKE ' toplu %'`);
  });

  it('stays broad beside a word of two letters that as many have', async () => {
    expect(await list({ text: 'toplu to', statuses: ['SHIPPED'] })).toMatchObject({ total: 3 });
    expect(await list({ text: 'toplu to' })).toMatchObject({ total: 5_000, isTotalExact: false });
  });

  it('is counted among the 2,000 newest where the rest of the filter leaves more, and as far as it was read', async () => {
    const filter = { text: 'toplu', statuses: ['DELIVERED'] };
    expect(await list(filter)).toMatchObject({ total: 2_000, isTotalExact: false });
    expect(await list(filter, 'OLDEST', 2_500)).toMatchObject({ total: 2_506, isTotalExact: false });
    expect(await list(filter, 'NEWEST', MORE - 8)).toMatchObject({ total: MORE - 3, isTotalExact: true });
    expect(await list(filter, 'NEWEST', 9_000)).toMatchObject({ total: 2_000, isTotalExact: false });
  });

  it('counts none of the newest that lack the words', async () => {
    await shop.dataSource.query(
      `UPDATE order_search SET text = ' baska' WHERE order_id IN (
         SELECT id FROM orders WHERE number LIKE 'n%' AND status = 'delivered' ORDER BY placed_at DESC LIMIT 100)`,
    );
    const filter = { text: 'toplu', statuses: ['DELIVERED'] };
    expect(await list(filter)).toMatchObject({ total: 1_901, isTotalExact: false });
    await shop.dataSource.query(`UPDATE order_search SET text = ' toplu' WHERE text = ' baska'`);
  });

  it('is counted exactly where the rest of the filter leaves few, and keeps the order of the list', async () => {
    expect(await list({ text: 'toplu', statuses: ['SHIPPED'] })).toMatchObject({
      total: 3,
      isTotalExact: true,
    });
    expect(await list({ text: 'toplu', minTotal: MORE - 1 }, 'HIGHEST_TOTAL')).toMatchObject({ total: 2 });
  });
});

it('finds nothing by the data of an erased buyer, and the order by its number', async () => {
  const number = await place('SIL-1', { ...AYSE, name: 'Zübeyde Silinen' });
  expect((await list({ text: 'zübeyde' })).total).toBe(1);
  const [{ stream }] = await shop.dataSource.query<[{ stream: string }]>(
    `SELECT 'order-' || id AS stream FROM orders WHERE number = $1`,
    [number],
  );
  await shop.dataSource.transaction((transaction) =>
    shop.service(StreamKeys).erase(transaction, stream, SPEC_CAUSE),
  );
  await shop.service(ProjectionRebuild).rebuild();
  expect((await list({ text: 'zübeyde' })).total).toBe(0);
  expect((await list({ text: number })).names).toEqual(['']);
});
