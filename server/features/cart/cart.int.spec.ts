import { randomUUID } from 'node:crypto';
import { customerContext, guestContext } from '../../kernel/actor/test-context.js';
import { codeOf } from '../../kernel/refusal/test-code-of.js';
import { chosenOf, openTestCarts, type TestCarts } from '../../testing/carts.js';

let shop: TestCarts;

beforeAll(async () => {
  shop = await openTestCarts();
});

afterEach(() => shop.reset());
afterAll(() => shop.close());

describe('a guest', () => {
  it('has an empty cart and no token before something is added', async () => {
    const context = guestContext();
    const cart = await shop.carts.cart(context);
    expect(cart).toMatchObject({ lines: [], itemCount: 0, needsConfirmation: false, canBeRestored: false });
    expect(cart.totals).toMatchObject({ subtotal: 0, tax: 0, shipping: 0, total: 0 });
    expect(context.guestToken).toBeNull();
  });

  it('is given a token with the first line, and finds the cart again by it', async () => {
    const { id } = await shop.pump();
    const context = guestContext();
    await shop.put(context, id, { quantity: 3 });
    expect(Buffer.from(context.guestToken ?? '', 'base64url')).toHaveLength(32);
    expect(await shop.quantities(guestContext(context.guestToken))).toEqual([3]);
  });

  it('keeps the token of an earlier request', async () => {
    const { id } = await shop.pump();
    const context = guestContext('my-secret');
    await shop.put(context, id);
    expect(context.guestToken).toBe('my-secret');
  });

  it('is given no token when the addition is refused', async () => {
    const context = guestContext();
    expect(await codeOf(shop.put(context, randomUUID()))).toBe('PRODUCT_NOT_FOUND');
    expect(context.guestToken).toBeNull();
  });

  it('has only the hash of the token in the database', async () => {
    const { id } = await shop.pump();
    await shop.put(guestContext('my-secret'), id);
    const carts = await shop.dataSource.query<{ owner: string }[]>('SELECT owner FROM cart');
    expect(carts[0]?.owner).toMatch(/^guest:[0-9a-f]{64}$/);
  });
});

it('refuses changes as SERVICE_BUSY when too many wait, and makes the others', async () => {
  const clear = () => codeOf(shop.carts.clear(guestContext()));
  const codes = await Promise.all(Array.from({ length: 2_200 }, clear));
  const busy = codes.filter((code) => code === 'SERVICE_BUSY').length;
  expect(busy).toBeGreaterThan(100);
  expect(codes.filter((code) => code === 'accepted')).toHaveLength(codes.length - busy);
  expect(await clear()).toBe('accepted');
}, 30_000);

it('shows a customer the same cart on every device, and no other customer', async () => {
  const { id } = await shop.pump();
  await shop.put(customerContext('ayse'), id);
  expect(await shop.quantities(customerContext('ayse'))).toEqual([1]);
  expect(await shop.quantities(customerContext('mehmet'))).toEqual([]);
});

describe('adding to the cart', () => {
  const context = customerContext('ayse');

  it('increases the line of the same product', async () => {
    const { id } = await shop.pump();
    await shop.put(context, id, { quantity: 2 });
    expect(await shop.put(context, id, { quantity: 3 })).toMatchObject({
      itemCount: 5,
      lines: [{ quantity: 5, unitPrice: 100_000, totalPrice: 500_000, problem: null }],
    });
  });

  it('increases the line of the same variations whatever their order, and separates others', async () => {
    const pump = await shop.choosyPump();
    const steel = chosenOf(pump, 'Paslanmaz', 'DN 25');
    await shop.put(context, pump.id, { variations: steel });
    await shop.put(context, pump.id, { variations: steel.toReversed() });
    await shop.put(context, pump.id, { variations: chosenOf(pump, 'Döküm', 'DN 25') });
    const { lines } = await shop.carts.cart(context);
    expect(lines.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
      [2, 125_000],
      [1, 100_000],
    ]);
  });

  it('chooses the first variation of every group that is not named', async () => {
    const pump = await shop.choosyPump();
    await shop.put(context, pump.id, { variations: chosenOf(pump, 'Döküm', 'DN 25') });
    await shop.put(context, pump.id, { variations: chosenOf(pump, 'DN 25') });
    const { lines } = await shop.put(context, pump.id);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.selectedVariations.map((one) => [one.attributeName, one.variationName])).toEqual([
      ['Malzeme', 'Döküm'],
      ['Bağlantı', 'DN 25'],
    ]);
  });

  it.each([
    ['raises a quantity below the minimum', 2, 5],
    ['accepts the minimum', 5, 5],
    ['accepts more than the minimum', 6, 6],
    ['reduces a quantity to 99999', 1_000_000_000, 99_999],
  ])('%s when a product is added', async (_name, quantity, kept) => {
    const { id } = await shop.pump({ minOrderQuantity: 5, basePriceKurus: 1 });
    await shop.put(context, id, { quantity });
    expect(await shop.quantities(context)).toEqual([kept]);
  });

  it('raises a line only when its sum is below the minimum', async () => {
    const { id } = await shop.pump({ minOrderQuantity: 5 });
    await shop.put(context, id, { quantity: 1 });
    await shop.put(context, id, { quantity: 1 });
    expect(await shop.quantities(context)).toEqual([6]);
  });

  it('never adds up to more than 99999', async () => {
    const { id } = await shop.pump({ basePriceKurus: 1 });
    await shop.put(context, id, { quantity: 99_999 });
    await shop.put(context, id, { quantity: 99_999 });
    expect(await shop.quantities(context)).toEqual([99_999]);
  });

  it('adds any quantity to the cart, whatever the stock', async () => {
    const { id } = await shop.pump({ stockQuantity: 0 });
    expect((await shop.put(context, id, { quantity: 40 })).lines).toMatchObject([
      { quantity: 40, problem: null },
    ]);
  });

  it('refuses a product without a published price', async () => {
    const { id } = await shop.pump({ basePriceKurus: 0 });
    expect(await codeOf(shop.put(context, id))).toBe('PRICE_ON_REQUEST');
  });

  it('refuses a variation that reduces the price to 0', async () => {
    const pump = await shop.pump({
      attributes: [{ name: 'Tip', variations: [{ name: 'Tam' }, { name: 'Boş', priceKurus: -100_000 }] }],
    });
    expect(await codeOf(shop.put(context, pump.id))).toBe('accepted');
    expect(await codeOf(shop.put(context, pump.id, { variations: chosenOf(pump, 'Boş') }))).toBe(
      'PRICE_ON_REQUEST',
    );
  });

  it.each(['00000000-0000-4000-8000-000000000000', 'no-uuid', ''])(
    'refuses the unknown product %o',
    async (id) => {
      expect(await codeOf(shop.put(context, id))).toBe('PRODUCT_NOT_FOUND');
    },
  );

  it('refuses groups and choices the product does not have', async () => {
    const pump = await shop.choosyPump();
    const [material, size] = chosenOf(pump, 'Döküm', 'DN 25');
    const mixed = [{ attributeId: material?.attributeId ?? '', variationId: size?.variationId ?? '' }];
    expect(await codeOf(shop.put(context, pump.id, { variations: mixed }))).toBe('VARIATION_NOT_FOUND');
    const unknown = [{ attributeId: randomUUID(), variationId: randomUUID() }];
    expect(await codeOf(shop.put(context, pump.id, { variations: unknown }))).toBe('VARIATION_NOT_FOUND');
  });

  it('refuses a product of a hidden category or of its subcategory', async () => {
    const parent = await shop.addCategory('Pompalar');
    const child = await shop.addCategory('Dalgıç', parent.id);
    const { id } = await shop.pump({ categoryId: child.id });
    await shop.dataSource.query('UPDATE category SET is_active = false WHERE id = $1', [parent.id]);
    expect(await codeOf(shop.put(context, id))).toBe('PRODUCT_NOT_FOUND');
  });

  it('refuses the 201st line, but more of one of the 200', async () => {
    const pipe = await shop.pipe(201);
    const sizes = chosenOf(pipe);
    await shop.fill(context, pipe.id, sizes.slice(0, 200));
    expect(await codeOf(shop.put(context, pipe.id, { variations: sizes.slice(200) }))).toBe('CART_FULL');
    const { lines, itemCount } = await shop.put(context, pipe.id, { variations: sizes.slice(7, 8) });
    expect([lines.length, itemCount]).toEqual([200, 201]);
  });

  it('refuses a total that is no longer exact, and keeps the cart as it was', async () => {
    const dear = { basePriceKurus: Math.floor(Number.MAX_SAFE_INTEGER / 99_999) };
    const one = await shop.pump(dear);
    await shop.put(context, one.id);
    expect(await codeOf(shop.put(context, one.id, { quantity: 99_999 }))).toBe('CART_TOO_LARGE');
    expect(await shop.quantities(context)).toEqual([1]);
  });
});

describe('concurrent additions', () => {
  it('adds up twenty concurrent additions of one line', async () => {
    const { id } = await shop.pump();
    const context = customerContext('ayse');
    await Promise.all(Array.from({ length: 20 }, () => shop.put(context, id, { quantity: 2 })));
    expect(await shop.quantities(context)).toEqual([40]);
  });

  it('stores both products when two tabs add at once', async () => {
    const pump = await shop.pump();
    const valve = await shop.pump({ name: 'Vana' });
    await Promise.all([
      shop.put(guestContext('secret'), pump.id),
      shop.put(guestContext('secret'), valve.id),
    ]);
    expect(await shop.quantities(guestContext('secret'))).toEqual([1, 1]);
  });

  it('refuses lines beyond the limit when several tabs add at once', async () => {
    const pipe = await shop.pipe(202);
    const sizes = chosenOf(pipe);
    await shop.fill(customerContext('ayse'), pipe.id, sizes.slice(0, 199));
    const codes = await Promise.all(
      sizes
        .slice(199)
        .map((size) => codeOf(shop.put(customerContext('ayse'), pipe.id, { variations: [size] }))),
    );
    expect(codes.toSorted()).toEqual(['CART_FULL', 'CART_FULL', 'accepted']);
  });
});
