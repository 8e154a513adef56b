import { codeOf } from '../../../kernel/refusal/test-code-of.js';
import { openTestShop, type TestShop } from '../../../testing/shop.js';
import type { StockLine } from './stock.allocation.js';
import { StockService } from './stock.service.js';

let shop: TestShop;
const service = new StockService();

beforeAll(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.empty());
afterAll(() => shop.close());

const pump = (stockQuantity: number) => shop.add({ name: 'Pompa', basePriceKurus: 100_000, stockQuantity });

const want = (productId: string, quantity: number): StockLine => ({ productId, quantity, variationIds: [] });

const order = (lines: readonly StockLine[], stockControl: boolean) =>
  shop.dataSource.transaction((transaction) => service.take(transaction, lines, { stockControl }));

const take = (...lines: StockLine[]) => order(lines, false);
const takeOrRefuse = (...lines: StockLine[]) => order(lines, true);

const giveBack = (taken: readonly StockLine[]) =>
  shop.dataSource.transaction((transaction) => service.giveBack(transaction, taken));

async function stockOf(id: string): Promise<number | undefined> {
  const [row] = await shop.dataSource.query<{ stock: number }[]>(
    'SELECT quantity AS stock FROM product_stock WHERE product_id = $1',
    [id],
  );
  return row?.stock;
}

describe('sixty buyers of ten pieces', () => {
  const buyers = <Result>(buy: () => Promise<Result>) => Promise.all(Array.from({ length: 60 }, buy));

  it('get ten, and fifty are back-ordered', async () => {
    const { id } = await pump(10);
    const shares = (await buyers(() => take(want(id, 1)))).flat();
    expect(shares.filter(({ quantity }) => quantity === 1)).toHaveLength(10);
    expect(shares.filter(({ backOrdered }) => backOrdered === 1)).toHaveLength(50);
    expect(await stockOf(id)).toBe(0);
  });

  it('get ten under stock control, and fifty are refused', async () => {
    const { id } = await pump(10);
    const codes = await buyers(() => codeOf(takeOrRefuse(want(id, 1))));
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(10);
    expect(codes.filter((code) => code === 'OUT_OF_STOCK')).toHaveLength(50);
    expect(await stockOf(id)).toBe(0);
  });
});

it('back-orders the last unit for 49 of fifty buyers', async () => {
  const { id } = await pump(1);
  const shares = (await Promise.all(Array.from({ length: 50 }, () => take(want(id, 1))))).flat();
  expect(shares.filter(({ backOrdered }) => backOrdered === 1)).toHaveLength(49);
  expect(await stockOf(id)).toBe(0);
});

it('never deadlocks, whatever the order of the lines', async () => {
  const pumps = await Promise.all(Array.from({ length: 6 }, () => pump(1_000)));
  const lines = pumps.map(({ id }) => want(id, 1));
  const orders = Array.from({ length: 60 }, (_, index) =>
    take(...(index % 2 === 0 ? lines : lines.toReversed())).then((taken) =>
      index % 3 === 0 ? giveBack(taken.toReversed()) : undefined,
    ),
  );
  await Promise.all(orders);
  expect(await Promise.all(pumps.map(({ id }) => stockOf(id)))).toEqual(pumps.map(() => 960));
});
