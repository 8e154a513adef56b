import { DataSource } from 'typeorm';
import { customerContext } from '../../kernel/actor/test-context.js';
import { openTestApi, type TestApi } from '../../testing/api.js';
import { openTestBrowser, type TestBrowser } from '../../testing/browser.js';
import { type Cart } from './cart.type.js';
import { openTestCarts, type TestCarts } from '../../testing/carts.js';
import { addPump, PUMP_ID } from '../../testing/pump.js';

const CART = `{
  lines {
    id productName quantity unitPrice totalPrice previousUnitPrice problem availableQuantity
    selectedVariations { attributeId attributeName variationId variationName }
    product { id slug name pictures(first: 1) { id } }
  }
  itemCount needsConfirmation canBeRestored
  totals { subtotal tax taxRate shipping total freeShippingGap freeShippingThreshold }
}`;

const ADD = `mutation ($input: AddToCartInput!) { cart: addToCart(input: $input) ${CART} }`;

describe('the cart over GraphQL', () => {
  let shop: TestCarts;
  const context = customerContext('ayse');

  beforeAll(async () => {
    shop = await openTestCarts();
  });

  afterEach(() => shop.reset());
  afterAll(() => shop.close());

  type Shown = Omit<Cart, 'lines'> & { lines: { id: string; product: { name: string } | null }[] };

  const ask = async (source: string, variables: Record<string, unknown> = {}) =>
    (await shop.ask<{ cart: Shown }>(source, variables, context)).cart;

  it('returns every field of a cart', async () => {
    const pump = await shop.choosyPump();
    const cart = await ask(ADD, { input: { productId: pump.id, quantity: 2 } });
    expect(cart).toMatchObject({
      itemCount: 2,
      needsConfirmation: false,
      canBeRestored: false,
      lines: [
        {
          productName: 'Seçmeli Pompa',
          quantity: 2,
          unitPrice: 100_000,
          totalPrice: 200_000,
          previousUnitPrice: null,
          problem: null,
          availableQuantity: null,
          selectedVariations: [{ variationName: 'Döküm' }, { variationName: 'DN 25' }],
          product: { id: pump.id, slug: 'secmeli-pompa', name: 'Seçmeli Pompa', pictures: [] },
        },
      ],
      totals: {
        subtotal: 200_000,
        tax: 40_000,
        taxRate: 2_000,
        shipping: 15_000,
        total: 255_000,
        freeShippingGap: 300_000,
        freeShippingThreshold: 500_000,
      },
    });
    expect(await ask(`{ cart ${CART} }`)).toEqual(cart);
  });

  it('changes the cart by every mutation', async () => {
    const { id } = await shop.pump();
    const { lines } = await ask(ADD, { input: { productId: id, quantity: 2 } });
    const line = lines[0]?.id;
    const mutate = (call: string) => ask(`mutation { cart: ${call} ${CART} }`);
    expect(await mutate(`updateQuantity(lineId: "${line ?? ''}", quantity: 5)`)).toMatchObject({
      itemCount: 5,
    });
    expect(await mutate(`removeFromCart(lineId: "${line ?? ''}")`)).toMatchObject({ itemCount: 0 });
    expect(await mutate('restoreCart')).toMatchObject({ itemCount: 5 });
    expect(await mutate('clearCart')).toMatchObject({ itemCount: 0, canBeRestored: true });
    expect(await mutate('restoreCart')).toMatchObject({ itemCount: 5 });
    await shop.dataSource.query('UPDATE product SET base_price_kurus = 120000');
    expect(await mutate('confirmCart')).toMatchObject({ needsConfirmation: false });
  });

  it('returns no product for a line whose product is no longer public', async () => {
    const { id } = await shop.pump();
    await ask(ADD, { input: { productId: id, quantity: 1 } });
    await shop.empty();
    const { lines } = await ask(`{ cart ${CART} }`);
    expect(lines).toMatchObject([{ productName: 'Sirkülasyon Pompası', problem: 'NOT_SOLD', product: null }]);
  });

  it('reads the products of all lines at once', async () => {
    for (const name of ['A', 'B', 'C']) {
      const { id } = await shop.pump({ name });
      await ask(ADD, { input: { productId: id, quantity: 1 } });
    }
    const query = vi.spyOn(shop.dataSource, 'query');
    const { lines } = await ask('{ cart { lines { id product { name } } } }');
    expect(lines.map(({ product }) => product?.name)).toEqual(['A', 'B', 'C']);
    const readings = query.mock.calls.filter(([statement]) => statement.includes('short_description'));
    query.mockRestore();
    expect(readings).toHaveLength(1);
  });
});

describe('the cart in a browser', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await openTestApi();
    await addPump(api.app.get(DataSource));
  });

  afterAll(() => api.close());

  const COUNT = '{ cart { itemCount } }';
  const add = (quantity: number) => ({ input: { productId: PUMP_ID, quantity } });

  it('remembers the cart of a guest by a cookie, which reading does not set', async () => {
    const browser = openTestBrowser(api.app);
    expect(await browser.ask(COUNT)).toEqual({ cart: { itemCount: 0 } });
    expect(browser.cookies.size).toBe(0);
    await browser.ask(ADD, add(2));
    expect([...browser.cookies.keys()]).toEqual(['sepet', 'tanidik', 'tarayici']);
    expect(await browser.ask(COUNT)).toEqual({ cart: { itemCount: 2 } });
    expect(await openTestBrowser(api.app).ask(COUNT)).toEqual({ cart: { itemCount: 0 } });
  });

  it('keeps both additions of one request', async () => {
    const browser = openTestBrowser(api.app);
    const twice = `mutation ($input: AddToCartInput!) { a: addToCart(input: $input) { itemCount } b: addToCart(input: $input) { itemCount } }`;
    expect(await browser.ask(twice, add(2))).toEqual({ a: { itemCount: 2 }, b: { itemCount: 4 } });
  });

  describe('whose first additions are sent at once', () => {
    const VALVE = '0198a000-0000-7000-8000-000000000002';
    const KEY = 'k'.repeat(43);

    beforeAll(() =>
      api.app
        .get(DataSource)
        .query(
          `INSERT INTO product (id, slug, name, sku, base_price_kurus) VALUES ($1, 'vana', 'Vana', 'V-1', 5000)`,
          [VALVE],
        ),
    );

    const countCarts = async () => {
      const [row] = await api.app
        .get(DataSource)
        .query<[{ carts: number }]>('SELECT count(*)::int AS carts FROM cart');
      return row.carts;
    };

    const addFrom = (browser: TestBrowser, productId: string, browserKey?: string) =>
      browser.ask(ADD, { input: { productId, quantity: 1, browserKey } });

    it('has one cart with everything in it', async () => {
      const before = await countCarts();
      // Each is a request of one browser that has no cookie yet.
      const tabs = Array.from({ length: 10 }, () => openTestBrowser(api.app));
      await Promise.all(tabs.map((tab, index) => addFrom(tab, index % 2 === 0 ? PUMP_ID : VALVE, KEY)));
      expect(await countCarts()).toBe(before + 1);
      expect(new Set(tabs.map(({ cookies }) => cookies.get('sepet'))).size).toBe(1);
      const cart = await tabs[0]!.ask('{ cart { lines { productName quantity } } }');
      expect(cart).toEqual({
        cart: {
          lines: expect.arrayContaining([
            { productName: 'Pompa', quantity: 5 },
            { productName: 'Vana', quantity: 5 },
          ]) as unknown,
        },
      });
    });

    it('shares the cart with no browser of another key, nor with one of none', async () => {
      const before = await countCarts();
      await Promise.all([
        addFrom(openTestBrowser(api.app), PUMP_ID, 'l'.repeat(43)),
        addFrom(openTestBrowser(api.app), PUMP_ID, 'm'.repeat(43)),
        addFrom(openTestBrowser(api.app), PUMP_ID),
      ]);
      expect(await countCarts()).toBe(before + 3);
    });

    it('keeps the cart of its cookie, whatever key it sends', async () => {
      const browser = openTestBrowser(api.app);
      await addFrom(browser, PUMP_ID);
      const token = browser.cookies.get('sepet');
      await addFrom(browser, PUMP_ID, KEY);
      expect(browser.cookies.get('sepet')).toBe(token);
      expect(await browser.ask(COUNT)).toEqual({ cart: { itemCount: 2 } });
    });

    it.each(['short', 'a'.repeat(65), 'not base64url at all!!!!'])(
      'refuses the key %s',
      async (browserKey) => {
        const browser = openTestBrowser(api.app);
        const input = { productId: PUMP_ID, quantity: 1, browserKey };
        expect(await browser.codeOf(ADD, { input })).toBe('BAD_USER_INPUT');
      },
    );
  });

  it.each([0, -3])('refuses to add a quantity of %d', async (quantity) => {
    expect(await openTestBrowser(api.app).codeOf(ADD, add(quantity))).toBe('BAD_USER_INPUT');
  });

  it('answers a refusal with its code', async () => {
    const browser = openTestBrowser(api.app);
    expect(await browser.codeOf('mutation { updateQuantity(lineId: "x", quantity: 1) { itemCount } }')).toBe(
      'CART_LINE_NOT_FOUND',
    );
  });
});
