import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import { useHandledOrder } from '../../../testing/handled-orders.js';
import { changeSettings } from '../../../testing/records.js';
import { SettingsService } from '../../settings/index.js';

const test = useHandledOrder();

const setStock = (quantity: number) =>
  test.shop.dataSource.query('UPDATE product_stock SET quantity = $2 WHERE product_id = $1', [
    test.shop.productId,
    quantity,
  ]);

const stock = async () => {
  const [row] = await test.shop.dataSource.query<{ quantity: number }[]>(
    'SELECT quantity FROM product_stock WHERE product_id = $1',
    [test.shop.productId],
  );
  return row?.quantity;
};

const shortages = async () => {
  const { stockShortages } = await test.shown<{ stockShortages: object[] }>(
    'stockShortages { position productName unit wanted available }',
  );
  return stockShortages;
};

describe('what a cancelled order would miss if it took its stock again', () => {
  beforeEach(async () => {
    await test.decide('cancelOrder', { expectedVersion: 1, notifyBuyer: false });
  });

  it('is nothing while the stock covers it, which is not touched by the question', async () => {
    await setStock(50);
    expect(await shortages()).toEqual([]);
    expect(await stock()).toBe(50);
  });

  it('is named line by line, as the reactivated order then misses it', async () => {
    await setStock(0);
    const [short] = (await shortages()) as { wanted: number; available: number; productName: string }[];
    expect(short).toMatchObject({ position: 1, available: 0 });
    const { items } = await test.decide<{ items: { backOrdered: number; productName: string }[] }>(
      'reactivateOrder',
      { expectedVersion: 2 },
      { fields: 'items { backOrdered productName }' },
    );
    expect(items).toEqual([{ backOrdered: short?.wanted, productName: short?.productName }]);
  });

  it('is all of a product that staff flag as not in stock, under stock control alone', async () => {
    await setStock(50);
    await test.shop.dataSource.query('UPDATE product SET in_stock = false WHERE id = $1', [
      test.shop.productId,
    ]);
    expect(await shortages()).toEqual([]);
    await setStockControl(true);
    expect(await shortages()).toMatchObject([{ position: 1, available: 0 }]);
    await setStockControl(false);
    await test.shop.dataSource.query('UPDATE product SET in_stock = true WHERE id = $1', [
      test.shop.productId,
    ]);
  });
});

it('is not asked of an order that has its stock, and nothing of it is told to buyers', async () => {
  await setStock(0);
  expect(await shortages()).toEqual([]);
  const fields = 'stockShortages { position } buyerTotals { orderCount }';
  expect(await test.shownToBuyer(fields)).toEqual({ stockShortages: null, buyerTotals: null });
});

it('sums what a guest has ordered in all, without cancelled orders', async () => {
  const fields = 'total buyerTotals { orderCount total firstOrderAt }';
  type Shown = { total: number; buyerTotals: { orderCount: number; total: number; firstOrderAt: string } };
  const before = await test.shown<Shown>(fields);
  await test.shop.place(test.shop.browser());
  const after = await test.shown<Shown>(fields);
  expect(after.buyerTotals).toEqual({
    orderCount: before.buyerTotals.orderCount + 1,
    total: before.buyerTotals.total + before.total,
    firstOrderAt: before.buyerTotals.firstOrderAt,
  });
  await test.decide('cancelOrder', { expectedVersion: 1, notifyBuyer: false });
  const { buyerTotals } = await test.shown<Shown>(fields);
  expect(buyerTotals.orderCount).toBe(before.buyerTotals.orderCount);
});

async function setStockControl(stockControl: boolean): Promise<void> {
  const settings = test.shop.app.get(SettingsService, { strict: false });
  await changeSettings(test.shop.dataSource, settings, { stockControl });
  await test.shop.app.get(DataVersions, { strict: false }).refresh();
}
