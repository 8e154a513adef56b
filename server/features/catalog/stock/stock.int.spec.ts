import { codeOf } from '../../../kernel/refusal/test-code-of.js';
import { openTestShop, type TestShop } from '../../../testing/shop.js';
import { StockService } from './stock.service.js';
import type { StockLine } from './stock.allocation.js';

let shop: TestShop;
const service = new StockService();

beforeAll(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.empty());
afterAll(() => shop.close());

const pump = (stockQuantity: number, change: object = {}) =>
  shop.add({ name: 'Pompa', basePriceKurus: 100_000, stockQuantity, ...change });

const BACK_ORDERS = { stockControl: false };
const STOCK_CONTROL = { stockControl: true };

const take = (...lines: StockLine[]) =>
  shop.dataSource.transaction((transaction) => service.take(transaction, lines, BACK_ORDERS));

const takeOrRefuse = (...lines: StockLine[]) =>
  shop.dataSource.transaction((transaction) => service.take(transaction, lines, STOCK_CONTROL));

const giveBack = (taken: readonly StockLine[]) =>
  shop.dataSource.transaction((transaction) => service.giveBack(transaction, taken));

const want = (productId: string, quantity: number, ...variationIds: string[]): StockLine => ({
  productId,
  quantity,
  variationIds,
});

async function stockOf(id: string): Promise<number | undefined> {
  const [row] = await shop.dataSource.query<{ stock: number }[]>(
    'SELECT quantity AS stock FROM product_stock WHERE product_id = $1',
    [id],
  );
  return row?.stock;
}

async function stockOfChoices(): Promise<Record<string, number>> {
  const rows = await shop.dataSource.query<{ name: string; stock: number }[]>(
    'SELECT name, stock FROM product_variation ORDER BY name',
  );
  return Object.fromEntries(rows.map(({ name, stock }) => [name, stock]));
}

/** Steel and iron are counted, the sizes are not. */
async function choosyPump(iron = 4, steel = 3) {
  const saved = await pump(10, {
    attributes: [
      {
        name: 'Malzeme',
        variations: [
          { name: 'iron', stock: iron },
          { name: 'steel', stock: steel },
        ],
      },
      { name: 'Boy', variations: [{ name: 'DN 25' }, { name: 'DN 32' }] },
    ],
  });
  const choices = saved.attributes.flatMap(({ variations }) => variations);
  const idOf = (name: string) => choices.find((choice) => choice.name === name)?.id ?? '';
  return { ...saved, idOf };
}

it('allocates what is available, never more, and says what is missing', async () => {
  const { id } = await pump(3);
  expect(await take(want(id, 2))).toMatchObject([{ quantity: 2, backOrdered: 0 }]);
  expect(await take(want(id, 5))).toMatchObject([{ quantity: 1, backOrdered: 4 }]);
  expect(await take(want(id, 1))).toMatchObject([{ quantity: 0, backOrdered: 1 }]);
  expect(await stockOf(id)).toBe(0);
});

it('lowers chosen variations that are counted, and no others', async () => {
  const { id, idOf } = await choosyPump();
  await take(want(id, 2, idOf('steel'), idOf('DN 25')));
  expect(await stockOf(id)).toBe(8);
  expect(await stockOfChoices()).toEqual({ 'DN 25': 0, 'DN 32': 0, iron: 4, steel: 1 });
});

it('gives back exactly what was taken', async () => {
  const { id, idOf } = await choosyPump();
  const taken = await take(want(id, 5, idOf('steel'), idOf('DN 25')), want(id, 9, idOf('iron')));
  expect(taken.map(({ quantity, backOrdered }) => [quantity, backOrdered])).toEqual([
    [3, 2],
    [4, 5],
  ]);
  await giveBack(taken);
  expect(await stockOf(id)).toBe(10);
  expect(await stockOfChoices()).toEqual({ 'DN 25': 0, 'DN 32': 0, iron: 4, steel: 3 });
});

it('returns no stock for back orders, and none to a deleted product', async () => {
  const left = await pump(0);
  const gone = await pump(3);
  const taken = await take(want(left.id, 2), want(gone.id, 2));
  await shop.dataSource.query('DELETE FROM product WHERE id = $1', [gone.id]);
  await giveBack(taken);
  expect(await stockOf(left.id)).toBe(0);
});

it('still counts a group that orders sold out', async () => {
  const { id, idOf } = await choosyPump(0, 1);
  await take(want(id, 1, idOf('steel')));
  expect(await take(want(id, 1, idOf('steel')))).toMatchObject([{ quantity: 0, backOrdered: 1 }]);
  expect(await stockOf(id)).toBe(9);
});

it('does not count the choices of another product', async () => {
  const { idOf } = await choosyPump();
  const other = await pump(5);
  await take(want(other.id, 2, idOf('steel')));
  expect(await stockOfChoices()).toMatchObject({ steel: 3 });
});

it('leaves the flag of staff, the version and the time of the last edit alone', async () => {
  const { id } = await pump(1);
  const columns = 'SELECT in_stock, version, updated_at FROM product';
  const before: unknown = await shop.dataSource.query(columns);
  await take(want(id, 1));
  expect(await shop.dataSource.query(columns)).toEqual(before);
});

it('does not change the data version of the catalog', async () => {
  const { id } = await pump(1);
  const before = shop.dataVersions.current();
  await take(want(id, 1));
  await shop.dataVersions.refresh();
  expect(shop.dataVersions.current()).toEqual(before);
});

describe('the stock that calculatePrice answers', () => {
  const pricedStock = async (productId: string, variationId?: string) => {
    const { calculatePrice } = await shop.ask<{ calculatePrice: { stock: number; available: boolean } }>(
      `query ($input: CalculatePriceInput!) { calculatePrice(input: $input) { stock available } }`,
      { input: { productId, variations: variationId ? [{ attributeId: group, variationId }] : [] } },
    );
    return calculatePrice;
  };
  let group = '';

  it('shows the current stock in calculatePrice, although the catalog did not change', async () => {
    const { id } = await pump(3);
    expect(await pricedStock(id)).toEqual({ stock: 3, available: true });
    await take(want(id, 2));
    expect(await pricedStock(id)).toEqual({ stock: 1, available: true });
  });

  it('shows a sold-out variation as not available in calculatePrice', async () => {
    const { id, idOf, attributes } = await choosyPump(0, 1);
    group = attributes[0]?.id ?? '';
    expect(await pricedStock(id, idOf('steel'))).toEqual({ stock: 1, available: true });
    await take(want(id, 1, idOf('steel')));
    expect(await pricedStock(id, idOf('steel'))).toEqual({ stock: 0, available: false });
  });
});

it('takes no stock when the order fails', async () => {
  const { id } = await pump(3);
  const order = shop.dataSource.transaction(async (transaction) => {
    await service.take(transaction, [want(id, 2)], BACK_ORDERS);
    throw new Error('no');
  });
  await expect(order).rejects.toThrow('no');
  expect(await stockOf(id)).toBe(3);
});

describe('under stock control', () => {
  it('takes all lines or none, and names the product without enough stock', async () => {
    const enough = await pump(5);
    const scarce = await pump(2, { name: 'Vana', unit: 'takım' });
    await expect(takeOrRefuse(want(enough.id, 3), want(scarce.id, 3))).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
      message: '«Vana» için stokta 2 takım var. Lütfen sepetinizi güncelleyin.',
      details: {
        productId: scarce.id,
        productName: 'Vana',
        available: 2,
        short: [{ position: 2, wanted: 3, available: 2 }],
      },
    });
    expect(await stockOf(enough.id)).toBe(5);
    expect(await takeOrRefuse(want(enough.id, 3), want(scarce.id, 2))).toHaveLength(2);
  });

  it('counts two lines of one product together', async () => {
    const { id, idOf } = await choosyPump(9, 9);
    const refused = takeOrRefuse(want(id, 6, idOf('iron')), want(id, 6, idOf('steel')));
    await expect(refused).rejects.toMatchObject({ details: { available: 4 } });
  });

  it('allocates nothing of a product that staff flag as not in stock', async () => {
    const { id } = await pump(5, { inStock: false });
    await expect(takeOrRefuse(want(id, 1))).rejects.toMatchObject({
      message: '«Pompa» stokta kalmadı. Lütfen sepetinizi güncelleyin.',
    });
    expect(await take(want(id, 1))).toMatchObject([{ quantity: 1 }]);
  });

  it('sells the last unit once to fifty buyers', async () => {
    const { id } = await pump(1);
    const codes = await Promise.all(Array.from({ length: 50 }, () => codeOf(takeOrRefuse(want(id, 1)))));
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(1);
    expect(codes.filter((code) => code === 'OUT_OF_STOCK')).toHaveLength(49);
  });

  it('sells the last unit of a choice once to fifty buyers', async () => {
    const { id, idOf } = await choosyPump(0, 1);
    const buyers = Array.from({ length: 50 }, () => codeOf(takeOrRefuse(want(id, 1, idOf('steel')))));
    expect((await Promise.all(buyers)).filter((code) => code === 'accepted')).toHaveLength(1);
  });
});

it('sums lines of one product, and gives the rest of one to the next', async () => {
  const { id } = await pump(5);
  const shares = await take(want(id, 4), want(id, 3), want(id, 1));
  expect(shares.map(({ quantity, backOrdered }) => [quantity, backOrdered])).toEqual([
    [4, 0],
    [1, 2],
    [0, 1],
  ]);
  expect(await stockOf(id)).toBe(0);
});

it('refuses to take of a product that is gone, unless an order had it before', async () => {
  const gone = want('00000000-0000-4000-8000-000000000009', 2);
  await expect(take(gone)).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
  await expect(takeOrRefuse(gone)).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
  const again = (stockControl: boolean) =>
    shop.dataSource.transaction((transaction) => service.takeAgain(transaction, [gone], { stockControl }));
  expect(await again(false)).toMatchObject([{ quantity: 0, backOrdered: 2 }]);
  await expect(again(true)).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
});

it('gives back to the largest stock there is', async () => {
  const { id } = await pump(2_147_483_647);
  await giveBack([want(id, 5)]);
  expect(await stockOf(id)).toBe(2_147_483_647);
});
