import { openTestShop, type TestShop } from '../../../testing/shop.js';
import { SPEC_CAUSE } from '../../../testing/spec-cause.js';
import { StockService } from './stock.service.js';

let shop: TestShop;
const stock = new StockService();

beforeAll(async () => {
  shop = await openTestShop();
});

afterAll(() => shop.close());

const PRODUCTS = 60;
const ROUNDS = 15;

/** Writes all products in the order of their SKUs, as the chunk of an import does, none of it tried again. */
const importChunk = (skus: readonly string[], price: number) =>
  shop.write(async (transaction) => {
    const found = await shop.writer.findProductsBySku(transaction, skus);
    const changes = skus.map((sku) => {
      const existing = found.get(sku.toLowerCase()) ?? null;
      return { draft: { name: 'Pompa', sku, basePriceKurus: price }, existing };
    });
    await shop.writer.saveProducts(transaction, changes, SPEC_CAUSE);
  });

it('never deadlocks with imports of the same products in the opposite order', async () => {
  const added = [];
  for (let number = 0; number < PRODUCTS; number++) {
    added.push(await shop.add({ name: 'Pompa', stockQuantity: 1_000, basePriceKurus: 1 }));
  }
  const lines = added.map(({ id }) => ({ productId: id, variationIds: [], quantity: 1 }));
  const skus = added.map(({ sku }) => sku).reverse();
  for (let round = 1; round <= ROUNDS; round++) {
    const orders = Array.from({ length: 3 }, () =>
      shop.dataSource.transaction((transaction) => stock.take(transaction, lines, { stockControl: false })),
    );
    await Promise.all([...orders, importChunk(skus, round)]);
  }
  const [left] = await shop.dataSource.query<unknown[]>(
    'SELECT min(stock_quantity) AS least, max(stock_quantity) AS most, min(base_price_kurus) AS price FROM product',
  );
  expect(left).toEqual({ least: 1_000 - 3 * ROUNDS, most: 1_000 - 3 * ROUNDS, price: ROUNDS });
});
