import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import { changeSettings } from '../../../testing/records.js';
import { useHandledOrder } from '../../../testing/handled-orders.js';
import { OrdersQueries } from '../rows/orders.queries.js';
import { StaffOrdersService } from '../commands/staff-orders.service.js';
import { SettingsService } from '../../settings/index.js';

const test = useHandledOrder();

interface Result {
  orderId: string;
  order: { status: string; version: number } | null;
  refusal: { code: string; message: string; details: string } | null;
}

const CHANGE_ALL = `mutation ($input: ChangeOrderStatusesInput!) { changeOrderStatuses(input: $input) {
  orderId order { status version } refusal { code message details } } }`;

async function changeAll(orders: object[], change: object): Promise<Result[]> {
  const { changeOrderStatuses } = await test.staff.ask<{ changeOrderStatuses: Result[] }>(CHANGE_ALL, {
    input: { orders, ...change },
  });
  return changeOrderStatuses;
}

const place = () => test.shop.place(test.shop.browser());

const stock = async () => {
  const [row] = await test.shop.dataSource.query<{ quantity: number }[]>(
    'SELECT quantity FROM product_stock WHERE product_id = $1',
    [test.shop.productId],
  );
  return row!.quantity;
};

const setStock = (quantity: number) =>
  test.shop.dataSource.query('UPDATE product_stock SET quantity = $2 WHERE product_id = $1', [
    test.shop.productId,
    quantity,
  ]);

async function setStockControl(stockControl: boolean): Promise<void> {
  const settings = test.shop.app.get(SettingsService, { strict: false });
  await changeSettings(test.shop.dataSource, settings, { stockControl });
  await test.shop.app.get(DataVersions, { strict: false }).refresh();
}

describe('several orders at once', () => {
  it('are changed one by one: a refused one does not keep the others back', async () => {
    const changed = await place();
    const current = await place();
    const unknown = '0198a000-0000-7000-8000-00000000ffff';
    await test.decide('changeOrderStatus', { expectedVersion: 1, status: 'SHIPPED' });
    const results = await changeAll(
      [
        { orderId: changed.id, expectedVersion: 1 },
        { orderId: test.order.id, expectedVersion: 1 },
        { orderId: unknown, expectedVersion: 1 },
        { orderId: current.id, expectedVersion: 1 },
      ],
      { status: 'CONFIRMED', reason: 'Toplu' },
    );
    expect(results.map(({ orderId, order, refusal }) => [orderId, order?.status, refusal?.code])).toEqual([
      [changed.id, 'CONFIRMED', undefined],
      [test.order.id, undefined, 'VERSION_CONFLICT'],
      [unknown, undefined, 'NOT_FOUND'],
      [current.id, 'CONFIRMED', undefined],
    ]);
    expect(JSON.parse(results[1]!.refusal!.details)).toEqual({
      expectedVersion: 1,
      currentVersion: 2,
      current: { status: 'SHIPPED', paymentStatus: 'PENDING' },
    });
    expect(results[1]!.refusal!.message).toContain('değişti');
  });

  it('are changed though they cannot be read afterwards', async () => {
    vi.spyOn(test.shop.app.get(OrdersQueries, { strict: false }), 'byIds').mockRejectedValueOnce(
      new Error('read'),
    );
    const [result] = await changeAll([{ orderId: test.order.id, expectedVersion: 1 }], {
      status: 'CONFIRMED',
    });
    expect(result).toEqual({ orderId: test.order.id, order: null, refusal: null });
    expect(await test.shown('status')).toEqual({ status: 'CONFIRMED' });
  });

  it('are not tried any more once the database is lost', async () => {
    const orders = [await place(), await place(), await place()];
    const service = test.shop.app.get(StaffOrdersService, { strict: false });
    const changeStatus = service.changeStatus.bind(service);
    const changing = vi.spyOn(service, 'changeStatus');
    changing.mockImplementationOnce(changeStatus).mockRejectedValueOnce(new Error('Connection terminated'));
    const results = await changeAll(
      orders.map(({ id: orderId }) => ({ orderId, expectedVersion: 1 })),
      { status: 'CONFIRMED' },
    );
    expect(results.map(({ order, refusal }) => order?.status ?? refusal?.code)).toEqual([
      'CONFIRMED',
      'UNAVAILABLE',
      'UNAVAILABLE',
    ]);
    expect(changing).toHaveBeenCalledTimes(2);
    changing.mockRestore();
  });

  it('give their stock back when they are cancelled, and take it again', async () => {
    const other = await place();
    const before = await stock();
    const [one, two] = [test.order.id, other.id];
    const cancel = [one, two].map((orderId) => ({ orderId, expectedVersion: 1 }));
    await changeAll(cancel, { status: 'CANCELLED' });
    expect(await stock()).toBe(before + 2);
    const back = [one, two].map((orderId) => ({ orderId, expectedVersion: 2 }));
    const results = await changeAll(back, { status: 'PROCESSING' });
    expect(results.map(({ order }) => order)).toEqual([
      { status: 'PROCESSING', version: 3 },
      { status: 'PROCESSING', version: 3 },
    ]);
    expect(await stock()).toBe(before);
  });

  it.each<[string, (orderId: string) => object[]]>([
    ['none', () => []],
    ['one twice', (orderId) => [1, 2].map((expectedVersion) => ({ orderId, expectedVersion }))],
    [
      'more than a hundred',
      () =>
        Array.from({ length: 101 }, (_, index) => ({
          orderId: `0198a000-0000-7000-8000-${String(index).padStart(12, '0')}`,
          expectedVersion: 1,
        })),
    ],
    ['one without a version', (orderId) => [{ orderId, expectedVersion: 0 }]],
  ])('are refused when there are %s', async (_which, ordersOf) => {
    const input = { orders: ordersOf(test.order.id), status: 'CONFIRMED' };
    expect(await test.staff.codeOf(CHANGE_ALL, { input })).toBe('BAD_USER_INPUT');
    expect(await test.shown('version')).toEqual({ version: 1 });
  });
});

describe('two members of staff at one order', () => {
  it('are told what it became meanwhile', async () => {
    const other = await test.shop.staff(['orders']);
    await test.decide('changeOrderStatus', { expectedVersion: 1, status: 'SHIPPED' }, { by: other });
    const refusal = await test.refusal('changeOrderStatus', { expectedVersion: 1, status: 'CONFIRMED' });
    expect(refusal?.extensions).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: {
        expectedVersion: 1,
        currentVersion: 2,
        current: { status: 'SHIPPED', paymentStatus: 'PENDING' },
      },
    });
  });

  it('never both decide on one version, whatever they do', async () => {
    const other = await test.shop.staff(['orders']);
    const refusals = await Promise.all([
      test.refusal('changeOrderStatus', { expectedVersion: 1, status: 'CONFIRMED' }),
      test.refusal('markOrderPaid', { expectedVersion: 1 }, other),
      test.refusal('cancelOrder', { expectedVersion: 1 }, other),
    ]);
    const codes = refusals.map((refusal) => refusal?.extensions.code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'VERSION_CONFLICT')).toHaveLength(2);
    expect(await test.shown('version')).toEqual({ version: 2 });
  });
});

describe('a cancelled order that is brought back', () => {
  afterEach(async () => {
    await setStockControl(false);
    await setStock(10_000);
  });

  it('says which lines were short', async () => {
    await test.decide('cancelOrder', { expectedVersion: 1 });
    await setStock(0);
    const back = await test.decide(
      'reactivateOrder',
      { expectedVersion: 2 },
      { fields: 'status items { backOrdered } history { type from to shortages { position backOrdered } }' },
    );
    expect(back).toMatchObject({ status: 'PENDING', items: [{ backOrdered: 1 }] });
    expect((back as unknown as { history: object[] }).history.at(-1)).toEqual({
      type: 'OrderReactivated',
      from: 'CANCELLED',
      to: 'PENDING',
      shortages: [{ position: 1, backOrdered: 1 }],
    });
  });

  it('is refused under stock control, with what is short', async () => {
    await test.decide('cancelOrder', { expectedVersion: 1 });
    await setStockControl(true);
    await setStock(0);
    const refusal = await test.refusal('reactivateOrder', { expectedVersion: 2 });
    expect(refusal?.extensions).toMatchObject({
      code: 'ORDER_STOCK_SHORT',
      details: { lines: [{ position: 1, wanted: 1, available: 0 }] },
    });
    expect(refusal?.message).toMatch(/için 1 adet gerekli, stokta 0 adet var/);
    expect(await test.shown('status version')).toEqual({ status: 'CANCELLED', version: 2 });
  });
});
