import { openTestShop, type TestShop } from '../../../testing/shop.js';
import { SPEC_CAUSE } from '../../../testing/spec-cause.js';
import { StockService } from './stock.service.js';

let shop: TestShop;
const stock = new StockService();

beforeAll(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.empty());
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
    `SELECT min(quantity) AS least, max(quantity) AS most, min(base_price_kurus) AS price
     FROM product JOIN product_stock ON product_id = product.id`,
  );
  expect(left).toEqual({ least: 1_000 - 3 * ROUNDS, most: 1_000 - 3 * ROUNDS, price: ROUNDS });
});

const choices = (stock: number) => [
  { name: 'Malzeme', variations: [{ name: 'Döküm', stock }, { name: 'Çelik' }] },
  { name: 'Boy', variations: [{ name: 'DN 25' }, { name: 'DN 32' }] },
];

it('never deadlocks with imports that set stock and choices of the same products, and loses nothing', async () => {
  const pumps: Awaited<ReturnType<TestShop['add']>>[] = [];
  for (let number = 0; number < 8; number++) {
    pumps.push(await shop.add({ name: 'Pompa', stockQuantity: 1_000, attributes: choices(1_000) }));
  }
  const lines = pumps.map(({ id, attributes }) => ({
    productId: id,
    variationIds: [attributes[0]?.variations[0]?.id ?? ''],
    quantity: 2,
  }));
  const order = async (wanted: typeof lines) => {
    const taken = await shop.dataSource.transaction((transaction) =>
      stock.take(transaction, wanted, { stockControl: true }),
    );
    await shop.dataSource.transaction((transaction) => stock.giveBack(transaction, taken.slice(4)));
  };
  /** All even products get another stock, all odd ones other choices, whose stock stays as orders leave it. */
  const importStock = (round: number) =>
    shop.write(async (transaction) => {
      const skus = pumps.map(({ sku }) => sku).reverse();
      const found = await shop.writer.findProductsBySku(transaction, skus);
      const changes = skus.map((sku, index) => {
        const existing = found.get(sku.toLowerCase()) ?? null;
        const groups = choices(
          existing?.attributes.find(({ name }) => name === 'Malzeme')?.variations[0]?.stock ?? 0,
        );
        const draft =
          index % 2 === 0
            ? { stockQuantity: 5_000 + round }
            : { attributes: round % 2 === 0 ? groups.reverse() : groups };
        return { draft: { name: 'Pompa', sku, ...draft }, existing };
      });
      await shop.writer.saveProducts(transaction, changes, SPEC_CAUSE);
    });
  for (let round = 0; round < 10; round++) {
    const orders = [lines, lines.toReversed(), lines].map(order);
    await Promise.all([...orders, importStock(round)]);
  }
  const left = await shop.dataSource.query<{ id: string; pieces: number; cast: number }[]>(`
    SELECT product.id, quantity AS pieces, (SELECT v.stock FROM product_variation AS v JOIN product_attribute AS a
      ON a.id = v.attribute_id WHERE a.product_id = product.id AND v.name = 'Döküm') AS cast
    FROM product JOIN product_stock ON product_id = product.id`);
  const takenOf = (index: number) => (index < 4 ? 10 * (2 + 2) : 10 * 2);
  for (const [index, { id }] of pumps.entries()) {
    const row = left.find((found) => found.id === id);
    const isSet = (pumps.length - 1 - index) % 2 === 0;
    expect(row?.cast).toBe(1_000 - takenOf(index));
    if (isSet) expect(row?.pieces).toBeGreaterThan(5_000 - takenOf(index));
    else expect(row?.pieces).toBe(1_000 - takenOf(index));
  }
});
