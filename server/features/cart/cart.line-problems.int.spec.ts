import { customerContext } from '../../kernel/actor/test-context.js';
import { type CartLine } from './cart.type.js';
import { chosenOf, openTestCarts, type TestCarts } from '../../testing/carts.js';

let shop: TestCarts;
const context = customerContext('ayse');

beforeAll(async () => {
  shop = await openTestCarts();
});

afterEach(() => shop.reset());
afterAll(() => shop.close());

const change = (columns: string, ...values: unknown[]) =>
  shop.dataSource.query(`UPDATE product SET ${columns}`, values);

const shown = ({ problem, unitPrice, previousUnitPrice, availableQuantity, quantity }: CartLine) => ({
  problem,
  unitPrice,
  previousUnitPrice,
  availableQuantity,
  quantity,
});

const NOTHING = { problem: null, previousUnitPrice: null, availableQuantity: null };

async function shownLines() {
  const cart = await shop.carts.cart(context);
  return {
    lines: cart.lines.map(shown),
    needsConfirmation: cart.needsConfirmation,
    total: cart.totals.total,
  };
}

describe('a price that changed', () => {
  beforeEach(async () => {
    const { id } = await shop.pump();
    await shop.put(context, id, { quantity: 2 });
    await change('base_price_kurus = 120000');
  });

  it('shows a changed price with the previous one and uses it for the totals', async () => {
    expect(await shownLines()).toEqual({
      lines: [
        {
          problem: 'PRICE_CHANGED',
          unitPrice: 120_000,
          previousUnitPrice: 100_000,
          availableQuantity: null,
          quantity: 2,
        },
      ],
      needsConfirmation: true,
      total: 240_000 + 48_000 + 15_000,
    });
  });

  it('reports no changed price once the buyer has confirmed it', async () => {
    const cart = await shop.carts.confirm(context);
    expect(cart.needsConfirmation).toBe(false);
    expect(cart.lines.map(shown)).toEqual([{ ...NOTHING, unitPrice: 120_000, quantity: 2 }]);
  });

  it('reports no changed price once it has changed back', async () => {
    await change('base_price_kurus = 100000');
    expect((await shownLines()).needsConfirmation).toBe(false);
  });
});

describe('a line that cannot be ordered any more', () => {
  it.each([
    ['its product was deleted', 'DELETE FROM product', 'NOT_SOLD'],
    ['its category was hidden', 'UPDATE category SET is_active = false', 'NOT_SOLD'],
    ['its product was archived', 'UPDATE product SET archived_at = now()', 'NOT_SOLD'],
    ['its category was archived', 'UPDATE category SET archived_at = now()', 'NOT_SOLD'],
    ['its group of choices went', 'DELETE FROM product_attribute', 'NOT_SOLD'],
    ['its price went', 'UPDATE product SET base_price_kurus = 0', 'PRICE_ON_REQUEST'],
    ['its choice lost its price', 'UPDATE product_variation SET price_kurus = NULL', 'PRICE_ON_REQUEST'],
    [
      'its choice takes the price away',
      'UPDATE product_variation SET price_kurus = -100000',
      'PRICE_ON_REQUEST',
    ],
  ])(
    'prices a line that cannot be ordered at 0 and removes it when the buyer confirms: %s',
    async (_name, statement, problem) => {
      const category = await shop.addCategory('Pompalar');
      const pump = await shop.choosyPump({ categoryId: category.id });
      await shop.put(context, pump.id, { quantity: 2 });
      await shop.dataSource.query(statement);
      expect(await shownLines()).toEqual({
        lines: [{ ...NOTHING, problem, unitPrice: 0, previousUnitPrice: 100_000, quantity: 2 }],
        needsConfirmation: true,
        total: 0,
      });
      expect(await shop.carts.confirm(context)).toMatchObject({ lines: [], needsConfirmation: false });
    },
  );

  it('keeps the names of a line that cannot be ordered any more', async () => {
    const pump = await shop.choosyPump();
    await shop.put(context, pump.id);
    await shop.dataSource.query('DELETE FROM product');
    const [line] = (await shop.carts.cart(context)).lines;
    expect(line?.productName).toBe('Seçmeli Pompa');
    expect(line?.selectedVariations.map(({ variationName }) => variationName)).toEqual(['Döküm', 'DN 25']);
  });

  it('prices the other lines beside one that cannot be ordered', async () => {
    const { id } = await shop.pump();
    await shop.put(context, id, { quantity: 2 });
    const gone = await shop.pump({ name: 'Vana' });
    await shop.put(context, gone.id);
    await shop.dataSource.query('DELETE FROM product WHERE id = $1', [gone.id]);
    expect((await shownLines()).total).toBe(200_000 + 40_000 + 15_000);
    expect((await shop.carts.confirm(context)).lines).toMatchObject([{ quantity: 2 }]);
  });
});

it('raises a line to a minimum that was set later', async () => {
  const { id } = await shop.pump();
  await shop.put(context, id, { quantity: 2 });
  await change('min_order_quantity = 5');
  expect((await shop.carts.cart(context)).lines).toMatchObject([{ quantity: 5, totalPrice: 500_000 }]);
});

it('chooses the first variation of a group that was added later', async () => {
  const pump = await shop.pump();
  await shop.put(context, pump.id);
  const saved = await shop.productOf(pump.sku);
  const attributes = [{ name: 'Tip', variations: [{ name: 'A', priceKurus: 500 }, { name: 'B' }] }];
  await shop.save({ name: pump.name, sku: pump.sku, attributes }, saved);
  const [line] = (await shop.carts.cart(context)).lines;
  expect(line).toMatchObject({ unitPrice: 100_500, problem: 'PRICE_CHANGED' });
  expect(line?.selectedVariations).toMatchObject([{ attributeName: 'Tip', variationName: 'A' }]);
});

describe('without stock control', () => {
  it('shows the available quantity where more is wanted, without asking for confirmation', async () => {
    const { id } = await shop.pump({ stockQuantity: 1 });
    await shop.put(context, id, { quantity: 5 });
    expect(await shownLines()).toMatchObject({
      lines: [{ ...NOTHING, availableQuantity: 1, quantity: 5 }],
      needsConfirmation: false,
    });
  });

  it('shows a later line of a product the quantity that the earlier one leaves', async () => {
    const pump = await shop.choosyPump({ stockQuantity: 5 });
    await shop.put(context, pump.id, { quantity: 3 });
    await shop.put(context, pump.id, { quantity: 3, variations: chosenOf(pump, 'Paslanmaz') });
    expect((await shownLines()).lines).toMatchObject([NOTHING, { problem: null, availableQuantity: 2 }]);
  });

  it.each([
    ['as many as there are', { stockQuantity: 5 }],
    ['a product in stock that is not counted', { stockQuantity: 0 }],
  ])('shows no available quantity for %s', async (_name, product) => {
    const { id } = await shop.pump(product);
    await shop.put(context, id, { quantity: 5 });
    expect(await shownLines()).toMatchObject({ lines: [NOTHING], needsConfirmation: false });
  });

  it.each([
    ['staff say so', 'UPDATE product SET in_stock = false', 0],
    ['the choice is', `UPDATE product_variation SET stock = 0 WHERE name = 'Döküm'`, 0],
  ])(
    'shows what is out of stock without asking for confirmation: %s',
    async (_name, statement, availableQuantity) => {
      const pump = await shop.choosyPump();
      await shop.put(context, pump.id, { quantity: 2 });
      await shop.dataSource.query(statement);
      expect(await shownLines()).toMatchObject({
        lines: [{ problem: 'OUT_OF_STOCK', availableQuantity, unitPrice: 100_000 }],
        needsConfirmation: false,
      });
      expect((await shop.carts.confirm(context)).lines).toMatchObject([{ quantity: 2 }]);
    },
  );
});

describe('under stock control', () => {
  beforeEach(() => shop.decide({ stockControl: true }));

  it('shows the available quantity, and reduces the line to it when the buyer confirms', async () => {
    const { id } = await shop.pump({ stockQuantity: 3 });
    await shop.put(context, id, { quantity: 5 });
    expect(await shownLines()).toMatchObject({
      lines: [{ problem: 'NOT_ENOUGH_STOCK', availableQuantity: 3, quantity: 5 }],
      needsConfirmation: true,
    });
    const cart = await shop.carts.confirm(context);
    expect(cart.lines.map(shown)).toEqual([{ ...NOTHING, unitPrice: 100_000, quantity: 3 }]);
    expect(cart.needsConfirmation).toBe(false);
  });

  it.each([
    ['nothing is left', 'UPDATE product_stock SET quantity = 0'],
    ['staff say so', 'UPDATE product SET in_stock = false'],
  ])('removes a line that is out of stock when the buyer confirms: %s', async (_name, statement) => {
    const { id } = await shop.pump();
    await shop.put(context, id);
    await shop.dataSource.query(statement);
    expect(await shownLines()).toMatchObject({
      lines: [{ problem: 'OUT_OF_STOCK', availableQuantity: 0 }],
      needsConfirmation: true,
    });
    expect((await shop.carts.confirm(context)).lines).toEqual([]);
  });

  it('removes a line whose available quantity is below the minimum when the buyer confirms', async () => {
    const { id } = await shop.pump({ stockQuantity: 3, minOrderQuantity: 4 });
    await shop.put(context, id);
    expect((await shop.carts.confirm(context)).lines).toEqual([]);
  });

  it('counts several lines of one product together', async () => {
    const pump = await shop.choosyPump({ stockQuantity: 5 });
    await shop.put(context, pump.id, { quantity: 3 });
    await shop.put(context, pump.id, { quantity: 3, variations: chosenOf(pump, 'Paslanmaz') });
    expect((await shownLines()).lines).toMatchObject([
      NOTHING,
      { problem: 'NOT_ENOUGH_STOCK', availableQuantity: 2 },
    ]);
    expect((await shop.carts.confirm(context)).lines.map(({ quantity }) => quantity)).toEqual([3, 2]);
  });

  it('shows no available quantity where there is enough', async () => {
    const { id } = await shop.pump({ stockQuantity: 3 });
    await shop.put(context, id, { quantity: 3 });
    expect(await shownLines()).toMatchObject({ lines: [NOTHING], needsConfirmation: false });
  });
});
