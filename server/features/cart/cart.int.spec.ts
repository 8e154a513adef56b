import { randomUUID } from 'node:crypto';
import { customerVisit, guestVisit } from '../../kernel/actor/test-visit.js';
import { codeOf } from '../../kernel/refusal/test-code-of.js';
import { chosenOf, openTestCarts, type TestCarts } from '../../testing/carts.js';

let shop: TestCarts;

beforeAll(async () => {
  shop = await openTestCarts();
});

afterEach(() => shop.reset());
afterAll(() => shop.close());

describe('a guest', () => {
  it('has an empty cart and no secret before something is added', async () => {
    const visit = guestVisit();
    const cart = await shop.carts.cart(visit);
    expect(cart).toMatchObject({ lines: [], itemCount: 0, needsConfirmation: false, canBeRestored: false });
    expect(cart.totals).toMatchObject({ subtotal: 0, tax: 0, shipping: 0, total: 0 });
    expect(visit.guestToken).toBeNull();
  });

  it('is given a secret with the first line, and finds the cart again under it', async () => {
    const { id } = await shop.pump();
    const visit = guestVisit();
    await shop.put(visit, id, { quantity: 3 });
    expect(Buffer.from(visit.guestToken ?? '', 'base64url')).toHaveLength(32);
    expect(await shop.quantities(guestVisit(visit.guestToken))).toEqual([3]);
  });

  it('keeps the secret he has', async () => {
    const { id } = await shop.pump();
    const visit = guestVisit('my-secret');
    await shop.put(visit, id);
    expect(visit.guestToken).toBe('my-secret');
  });

  it('is given no secret for what is refused', async () => {
    const visit = guestVisit();
    expect(await codeOf(shop.put(visit, randomUUID()))).toBe('PRODUCT_NOT_FOUND');
    expect(visit.guestToken).toBeNull();
  });

  it('leaves only the hash of the secret in the database', async () => {
    const { id } = await shop.pump();
    await shop.put(guestVisit('my-secret'), id);
    const carts = await shop.dataSource.query<{ owner: string }[]>('SELECT owner FROM cart');
    expect(carts[0]?.owner).toMatch(/^guest:[0-9a-f]{64}$/);
  });
});

it('turns away changes where more wait than could be made in time, and makes the others', async () => {
  const clear = () => codeOf(shop.carts.clear(guestVisit()));
  const codes = await Promise.all(Array.from({ length: 2_200 }, clear));
  const busy = codes.filter((code) => code === 'SERVICE_BUSY').length;
  expect(busy).toBeGreaterThan(100);
  expect(codes.filter((code) => code === 'accepted')).toHaveLength(codes.length - busy);
  expect(await clear()).toBe('accepted');
}, 30_000);

it('shows a customer the same cart on every device, and nobody else', async () => {
  const { id } = await shop.pump();
  await shop.put(customerVisit('ayse'), id);
  expect(await shop.quantities(customerVisit('ayse'))).toEqual([1]);
  expect(await shop.quantities(customerVisit('mehmet'))).toEqual([]);
});

describe('adding', () => {
  const visit = customerVisit('ayse');

  it('adds up the same product', async () => {
    const { id } = await shop.pump();
    await shop.put(visit, id, { quantity: 2 });
    expect(await shop.put(visit, id, { quantity: 3 })).toMatchObject({
      itemCount: 5,
      lines: [{ quantity: 5, unitPrice: 100_000, totalPrice: 500_000, problem: null }],
    });
  });

  it('adds up the same variations whatever their order, and parts others', async () => {
    const pump = await shop.choosyPump();
    const steel = chosenOf(pump, 'Paslanmaz', 'DN 25');
    await shop.put(visit, pump.id, { variations: steel });
    await shop.put(visit, pump.id, { variations: steel.toReversed() });
    await shop.put(visit, pump.id, { variations: chosenOf(pump, 'Döküm', 'DN 25') });
    const { lines } = await shop.carts.cart(visit);
    expect(lines.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
      [2, 125_000],
      [1, 100_000],
    ]);
  });

  it('takes the first variation of every group that is not named', async () => {
    const pump = await shop.choosyPump();
    await shop.put(visit, pump.id, { variations: chosenOf(pump, 'Döküm', 'DN 25') });
    await shop.put(visit, pump.id, { variations: chosenOf(pump, 'DN 25') });
    const { lines } = await shop.put(visit, pump.id);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.selectedVariations.map((one) => [one.attributeName, one.variationName])).toEqual([
      ['Malzeme', 'Döküm'],
      ['Bağlantı', 'DN 25'],
    ]);
  });

  it.each([
    ['raises to the minimum', 2, 5],
    ['takes the minimum', 5, 5],
    ['leaves more than the minimum', 6, 6],
    ['cuts at 99999', 1_000_000_000, 99_999],
  ])('%s', async (_name, quantity, kept) => {
    const { id } = await shop.pump({ minOrderQuantity: 5, basePriceKurus: 1 });
    await shop.put(visit, id, { quantity });
    expect(await shop.quantities(visit)).toEqual([kept]);
  });

  it('raises only what is below the minimum altogether', async () => {
    const { id } = await shop.pump({ minOrderQuantity: 5 });
    await shop.put(visit, id, { quantity: 1 });
    await shop.put(visit, id, { quantity: 1 });
    expect(await shop.quantities(visit)).toEqual([6]);
  });

  it('never counts past 99999', async () => {
    const { id } = await shop.pump({ basePriceKurus: 1 });
    await shop.put(visit, id, { quantity: 99_999 });
    await shop.put(visit, id, { quantity: 99_999 });
    expect(await shop.quantities(visit)).toEqual([99_999]);
  });

  it('does not mind the stock', async () => {
    const { id } = await shop.pump({ stockQuantity: 0 });
    expect((await shop.put(visit, id, { quantity: 40 })).lines).toMatchObject([
      { quantity: 40, problem: null },
    ]);
  });

  it('refuses price on request', async () => {
    const { id } = await shop.pump({ basePriceKurus: 0 });
    expect(await codeOf(shop.put(visit, id))).toBe('PRICE_ON_REQUEST');
  });

  it('refuses a choice that takes the whole price away', async () => {
    const pump = await shop.pump({
      attributes: [{ name: 'Tip', variations: [{ name: 'Tam' }, { name: 'Boş', priceKurus: -100_000 }] }],
    });
    expect(await codeOf(shop.put(visit, pump.id))).toBe('accepted');
    expect(await codeOf(shop.put(visit, pump.id, { variations: chosenOf(pump, 'Boş') }))).toBe(
      'PRICE_ON_REQUEST',
    );
  });

  it.each(['00000000-0000-4000-8000-000000000000', 'no-uuid', ''])(
    'refuses the unknown product %p',
    async (id) => {
      expect(await codeOf(shop.put(visit, id))).toBe('PRODUCT_NOT_FOUND');
    },
  );

  it('refuses groups and choices the product does not have', async () => {
    const pump = await shop.choosyPump();
    const [material, size] = chosenOf(pump, 'Döküm', 'DN 25');
    const mixed = [{ attributeId: material?.attributeId ?? '', variationId: size?.variationId ?? '' }];
    expect(await codeOf(shop.put(visit, pump.id, { variations: mixed }))).toBe('VARIATION_NOT_FOUND');
    const unknown = [{ attributeId: randomUUID(), variationId: randomUUID() }];
    expect(await codeOf(shop.put(visit, pump.id, { variations: unknown }))).toBe('VARIATION_NOT_FOUND');
  });

  it('refuses what stands in a hidden category, or below one', async () => {
    const parent = await shop.addCategory('Pompalar');
    const child = await shop.addCategory('Dalgıç', parent.id);
    const { id } = await shop.pump({ categoryId: child.id });
    await shop.dataSource.query('UPDATE category SET is_active = false WHERE id = $1', [parent.id]);
    expect(await codeOf(shop.put(visit, id))).toBe('PRODUCT_NOT_FOUND');
  });

  it('refuses the 201st line, but more of one of the 200', async () => {
    const pipe = await shop.pipe(201);
    const sizes = chosenOf(pipe);
    await shop.fill(visit, pipe.id, sizes.slice(0, 200));
    expect(await codeOf(shop.put(visit, pipe.id, { variations: sizes.slice(200) }))).toBe('CART_FULL');
    const { lines, itemCount } = await shop.put(visit, pipe.id, { variations: sizes.slice(7, 8) });
    expect([lines.length, itemCount]).toEqual([200, 201]);
  });

  it('refuses a sum that is no exact number any more, and keeps the cart as it was', async () => {
    const dear = { basePriceKurus: Math.floor(Number.MAX_SAFE_INTEGER / 99_999) };
    const one = await shop.pump(dear);
    await shop.put(visit, one.id);
    expect(await codeOf(shop.put(visit, one.id, { quantity: 99_999 }))).toBe('CART_TOO_LARGE');
    expect(await shop.quantities(visit)).toEqual([1]);
  });
});

describe('at the same time', () => {
  it('twenty additions of one line add up', async () => {
    const { id } = await shop.pump();
    const visit = customerVisit('ayse');
    await Promise.all(Array.from({ length: 20 }, () => shop.put(visit, id, { quantity: 2 })));
    expect(await shop.quantities(visit)).toEqual([40]);
  });

  it('two tabs add both', async () => {
    const [pump, valve] = [await shop.pump(), await shop.pump({ name: 'Vana' })];
    await Promise.all([shop.put(guestVisit('secret'), pump.id), shop.put(guestVisit('secret'), valve.id)]);
    expect(await shop.quantities(guestVisit('secret'))).toEqual([1, 1]);
  });

  it('tabs cannot pass the limit together', async () => {
    const pipe = await shop.pipe(202);
    const sizes = chosenOf(pipe);
    await shop.fill(customerVisit('ayse'), pipe.id, sizes.slice(0, 199));
    const codes = await Promise.all(
      sizes
        .slice(199)
        .map((size) => codeOf(shop.put(customerVisit('ayse'), pipe.id, { variations: [size] }))),
    );
    expect(codes.toSorted()).toEqual(['CART_FULL', 'CART_FULL', 'accepted']);
  });
});
