import type { EntityManager } from 'typeorm';
import { openTestShop, type TestShop } from '../../../testing/shop.js';
import { SPEC_CAUSE } from '../../../testing/spec-cause.js';
import type { StockLine } from './stock.allocation.js';
import { StockService } from './stock.service.js';

let shop: TestShop;
const stock = new StockService();

beforeAll(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.empty());
afterAll(() => shop.close());

const BACK_ORDERS = { stockControl: false };

const pump = (change: object = {}) =>
  shop.add({ name: 'Pompa', basePriceKurus: 100_000, stockQuantity: 3, ...change });

const want = (productId: string, quantity: number, ...variationIds: string[]): StockLine => ({
  productId,
  quantity,
  variationIds,
});

const take = (...lines: StockLine[]) =>
  shop.dataSource.transaction((transaction) => stock.take(transaction, lines, BACK_ORDERS));

/** Fails instead of waiting for a lock that somebody else holds. */
const withoutWaiting = <Result>(work: (transaction: EntityManager) => Promise<Result>) =>
  shop.dataSource.transaction(async (transaction) => {
    await transaction.query(`SET LOCAL lock_timeout = '1s'`);
    return work(transaction);
  });

/** Every row of the catalog with the transaction that wrote it and the place it is stored at, and its data version. */
async function catalogRows() {
  const of = (table: string, order: string) =>
    shop.dataSource.query<unknown[]>(`SELECT xmin::text, ctid::text, * FROM ${table} ORDER BY ${order}`);
  return {
    products: await of('product', 'id'),
    cells: await of('product_cell', 'category_id, brand_key, in_stock'),
    words: await of('search_word', 'word'),
    versions: await of('catalog_version', 'id, version'),
    dataVersions: await of('data_version', 'topic'),
  };
}

it('writes no row of the catalog when orders take stock, use it up and give it back', async () => {
  const first = await pump();
  const second = await pump();
  const before = await catalogRows();
  await take(want(first.id, 1), want(second.id, 2));
  const rest = await take(want(first.id, 5), want(second.id, 1));
  expect(rest).toMatchObject([
    { quantity: 2, backOrdered: 3 },
    { quantity: 1, backOrdered: 0 },
  ]);
  expect(await catalogRows()).toEqual(before);
  await shop.dataSource.transaction((transaction) => stock.giveBack(transaction, rest));
  expect(await catalogRows()).toEqual(before);
});

it('locks no product: staff change its price while an order that takes its stock is still open', async () => {
  const opened = await pump();
  await shop.dataSource.transaction(async (order) => {
    await stock.take(order, [want(opened.id, 1)], BACK_ORDERS);
    await withoutWaiting((transaction) =>
      shop.writer.saveProduct(
        transaction,
        { draft: { name: opened.name, sku: opened.sku, basePriceKurus: 200_000 }, existing: opened },
        SPEC_CAUSE,
      ),
    );
  });
  expect(await shop.productOf(opened.sku)).toMatchObject({ basePriceKurus: 200_000, stockQuantity: 2 });
});

it('does not wait for an import that changes prices and names', async () => {
  const opened = await pump();
  await shop.dataSource.transaction(async (importing) => {
    const draft = { name: 'Yeni Ad', sku: opened.sku, basePriceKurus: 200_000, stockQuantity: 3 };
    await shop.writer.saveProduct(importing, { draft, existing: opened }, SPEC_CAUSE);
    const taken = await withoutWaiting((order) => stock.take(order, [want(opened.id, 1)], BACK_ORDERS));
    expect(taken).toMatchObject([{ quantity: 1 }]);
  });
  expect(await shop.productOf(opened.sku)).toMatchObject({ name: 'Yeni Ad', stockQuantity: 2 });
});

it('waits for an import that sets the stock, and takes from what it set', async () => {
  const opened = await pump();
  let order: ReturnType<typeof take> | undefined;
  await shop.dataSource.transaction(async (importing) => {
    const draft = { name: opened.name, sku: opened.sku, stockQuantity: 40 };
    await shop.writer.saveProduct(importing, { draft, existing: opened }, SPEC_CAUSE);
    const impatient = withoutWaiting((other) => stock.take(other, [want(opened.id, 1)], BACK_ORDERS));
    await expect(impatient).rejects.toThrow('lock timeout');
    order = take(want(opened.id, 30));
  });
  expect(await order).toMatchObject([{ quantity: 30, backOrdered: 0 }]);
  expect(await shop.productOf(opened.sku)).toMatchObject({ stockQuantity: 10 });
});

it('waits for an edit of the choices, and counts those that are left', async () => {
  const choices = (...named: [name: string, stock: number][]) => [
    { name: 'Malzeme', variations: named.map(([name, quantity]) => ({ name, stock: quantity })) },
  ];
  const opened = await pump({ attributes: choices(['Döküm', 2], ['Çelik', 2]) });
  const steel = opened.attributes[0]?.variations[1]?.id ?? '';
  let order: ReturnType<typeof take> | undefined;
  await shop.dataSource.transaction(async (editing) => {
    const draft = { name: opened.name, sku: opened.sku, attributes: choices(['Döküm', 2], ['Çelik', 1]) };
    await shop.writer.saveProduct(editing, { draft, existing: opened }, SPEC_CAUSE);
    const impatient = withoutWaiting((other) => stock.take(other, [want(opened.id, 1, steel)], BACK_ORDERS));
    await expect(impatient).rejects.toThrow('lock timeout');
    order = take(want(opened.id, 2, steel));
  });
  expect(await order).toMatchObject([{ quantity: 1, backOrdered: 1, variationIds: [steel] }]);
});

it('sees the flag that staff set while the order waited for the stock', async () => {
  const opened = await pump({ stockQuantity: 0 });
  let order: Promise<unknown> | undefined;
  await shop.dataSource.transaction(async (editing) => {
    const draft = { name: opened.name, sku: opened.sku, stockQuantity: 9, inStock: false };
    await shop.writer.saveProduct(editing, { draft, existing: opened }, SPEC_CAUSE);
    order = shop.dataSource.transaction((transaction) =>
      stock.take(transaction, [want(opened.id, 1)], { stockControl: true }),
    );
    order.catch(() => undefined);
    await untilSomebodyWaits();
  });
  await expect(order).rejects.toMatchObject({ code: 'OUT_OF_STOCK', details: { available: 0 } });
});

async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const waiting = await shop.dataSource.query<unknown[]>(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (waiting.length > 0) return;
  }
}

it('takes the stock of all lines with one statement', async () => {
  const lines = [await pump(), await pump(), await pump()].map(({ id }) => want(id, 2));
  const statements = await shop.dataSource.transaction(async (transaction) => {
    const written: string[] = [];
    const query = transaction.query.bind(transaction);
    transaction.query = ((statement: string, values: unknown[]) => {
      written.push(statement);
      return query(statement, values);
    }) as typeof transaction.query;
    await stock.take(transaction, lines, BACK_ORDERS);
    return written;
  });
  expect(statements).toHaveLength(1);
});

it('shows the stock as orders left it, in lists and on the page of the product', async () => {
  const { id, slug } = await pump();
  await take(want(id, 2));
  const shown = await shop.ask<unknown>(
    `query ($slug: String!) {
      product(slug: $slug) { stockQuantity inStock price { stock } similar { stockQuantity } }
      products { items { stockQuantity price { stock } } }
    }`,
    { slug },
  );
  const now = { stockQuantity: 1, price: { stock: 1 } };
  expect(shown).toEqual({ product: { ...now, inStock: true, similar: [] }, products: { items: [now] } });
});
