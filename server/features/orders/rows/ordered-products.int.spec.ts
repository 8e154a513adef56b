import { openTestCheckout, type TestCheckout } from '../../../testing/checkout.js';
import { OrderedProducts } from './ordered-products.js';

const ordered = new OrderedProducts();

let shop: TestCheckout;

beforeAll(async () => {
  shop = await openTestCheckout();
});

afterAll(() => shop.close());

it('finds those of the products that somebody ordered since, each once', async () => {
  const bought = await shop.pump();
  const other = await shop.pump();
  const untouched = await shop.pump();
  const begin = new Date();
  await shop.checkout.order([{ productId: bought.id, quantity: 1 }]);
  await shop.checkout.order([
    { productId: bought.id, quantity: 2 },
    { productId: other.id, quantity: 1 },
  ]);
  const among = (ids: string[], since: Date) => ordered.among(shop.dataSource, ids, since);
  expect(await among([bought.id, untouched.id], begin)).toEqual(new Set([bought.id]));
  expect(await among([bought.id, other.id, untouched.id], begin)).toEqual(new Set([bought.id, other.id]));
  expect(await among([bought.id], new Date(Date.now() + 60_000))).toEqual(new Set());
  expect(await among([], begin)).toEqual(new Set());
});

it('looks for each product through an index', async () => {
  const plan = await shop.dataSource.transaction(async (transaction) => {
    await transaction.query('SET LOCAL enable_seqscan = off');
    let lines: { 'QUERY PLAN': string }[] = [];
    const reader = {
      query: async (statement: string, values: unknown[]) => {
        lines = await transaction.query(`EXPLAIN ${statement}`, values);
        return [];
      },
    };
    await ordered.among(reader as never, [(await shop.pump()).id], new Date(0));
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('order_line_of_product');
});
