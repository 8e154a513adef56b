import fc from 'fast-check';
import { customerContext } from '../../kernel/actor/test-context.js';
import { codeOf } from '../../kernel/refusal/test-code-of.js';
import { LinePricingService } from './line-pricing.service.js';
import { chosenOf, openTestCarts, type TestCarts } from '../../testing/carts.js';

let shop: TestCarts;
const context = customerContext('ayse');

beforeAll(async () => {
  shop = await openTestCarts();
});

afterEach(() => shop.reset());
afterAll(() => shop.close());

describe('the totals of a cart', () => {
  it.each([
    [499_999, 1, { subtotal: 499_999, tax: 100_000, shipping: 15_000, total: 614_999, freeShippingGap: 1 }],
    [500_000, 1, { subtotal: 500_000, shipping: 0, total: 600_000, freeShippingGap: null }],
    [3_333, 3, { subtotal: 9_999, tax: 2_000, shipping: 15_000, total: 26_999 }],
  ])(
    'computes exact totals for a price of %d and a quantity of %d',
    async (basePriceKurus, quantity, totals) => {
      const { id } = await shop.pump({ basePriceKurus });
      expect((await shop.put(context, id, { quantity })).totals).toMatchObject(totals);
    },
  );

  it('computes totals by the current settings', async () => {
    const { id } = await shop.pump();
    await shop.put(context, id);
    await shop.decide({
      taxRateBasisPoints: 1_000,
      shippingFeeKurus: 900,
      freeShipping: { enabled: false, thresholdKurus: 0 },
    });
    expect((await shop.carts.cart(context)).totals).toEqual({
      subtotal: 100_000,
      tax: 10_000,
      taxRate: 1_000,
      shipping: 900,
      total: 110_900,
      freeShippingGap: null,
      freeShippingThreshold: null,
    });
  });

  it('computes totals that are the sum of the lines and equal those of the order', async () => {
    const pricing = shop.service(LinePricingService);
    const simple = await shop.pump({ basePriceKurus: 3_333 });
    const choosy = await shop.choosyPump();
    const options = [
      { productId: simple.id, variations: [] },
      ...[['Döküm'], ['Paslanmaz', 'DN 32'], ['DN 32']].map((names) => ({
        productId: choosy.id,
        variations: chosenOf(choosy, ...names),
      })),
    ];
    const additions = fc.array(
      fc.record({ which: fc.nat(options.length - 1), quantity: fc.integer({ min: 1, max: 2_000 }) }),
      { maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(additions, async (added) => {
        await shop.dataSource.query('DELETE FROM cart');
        for (const { which, quantity } of added) {
          const option = options[which];
          if (option) await shop.carts.add(context, { ...option, quantity });
        }
        const cart = await shop.carts.cart(context);
        const subtotal = cart.lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
        const tax = Math.floor((subtotal * 2_000 + 5_000) / 10_000);
        const shipping = cart.lines.length === 0 || subtotal >= 500_000 ? 0 : 15_000;
        expect(cart.totals).toMatchObject({ subtotal, tax, shipping, total: subtotal + tax + shipping });
        expect(cart.itemCount).toBe(added.reduce((sum, { quantity }) => sum + quantity, 0));
        const terms = await pricing.terms();
        const order = await shop.dataSource.transaction(async (transaction) =>
          pricing.priceLines(transaction, await shop.carts.takeLines(transaction, context), terms),
        );
        expect(order.totals.totalKurus).toBe(cart.totals.total);
      }),
      { numRuns: 15 },
    );
  });
});

describe('the lines of an order', () => {
  const price = async (...lines: Parameters<LinePricingService['priceLines']>[1]) => {
    const pricing = shop.service(LinePricingService);
    const terms = await pricing.terms();
    return shop.dataSource.transaction((transaction) => pricing.priceLines(transaction, lines, terms));
  };

  it('returns everything an order keeps of the product', async () => {
    await shop.dataSource.query(
      `INSERT INTO picture (id, width, height) VALUES ($1, 960, 720) ON CONFLICT DO NOTHING`,
      ['a'.repeat(32)],
    );
    const pump = await shop.choosyPump({
      sku: 'PMP-1',
      brand: 'Alfa',
      model: 'A1',
      unit: 'takım',
      deliveryTime: '1 hafta',
      minOrderQuantity: 2,
      pictures: [{ source: 'https://example.com/gelmedi.jpg' }, { pictureId: 'a'.repeat(32) }],
    });
    const { lines, totals } = await price({
      productId: pump.id,
      variations: chosenOf(pump, 'Paslanmaz'),
      quantity: 1,
    });
    expect(lines).toEqual([
      {
        productId: pump.id,
        product: {
          name: 'Seçmeli Pompa',
          brand: 'Alfa',
          model: 'A1',
          sku: 'PMP-1',
          slug: 'secmeli-pompa',
          pictureIds: ['a'.repeat(32)],
          unit: 'takım',
          deliveryTime: '1 hafta',
        },
        selectedVariations: [
          { ...chosenOf(pump, 'Paslanmaz')[0], attributeName: 'Malzeme', variationName: 'Paslanmaz' },
          { ...chosenOf(pump, 'DN 25')[0], attributeName: 'Bağlantı', variationName: 'DN 25' },
        ],
        quantity: 2,
        unitPriceKurus: 125_000,
        totalPriceKurus: 250_000,
        taxRateBasisPoints: 2_000,
      },
    ]);
    expect(totals.totalKurus).toBe(250_000 + 50_000 + 15_000);
  });

  it('refuses a choice without a price, whatever another choice adds, in a cart and in an order', async () => {
    const pump = await shop.choosyPump();
    await shop.dataSource.query(`UPDATE product_variation SET price_kurus = NULL WHERE name = 'Paslanmaz'`);
    const line = { productId: pump.id, variations: chosenOf(pump, 'Paslanmaz', 'DN 32'), quantity: 1 };
    expect(await codeOf(price(line))).toBe('PRICE_ON_REQUEST');
    expect(await codeOf(shop.carts.add(context, line))).toBe('PRICE_ON_REQUEST');
    expect((await shop.carts.cart(context)).lines).toEqual([]);
  });

  it('refuses to price lines when one of them cannot be sold', async () => {
    const { id } = await shop.pump();
    const onRequest = await shop.pump({ basePriceKurus: 0 });
    const line = { productId: id, variations: [], quantity: 1 };
    expect(await codeOf(price(line, { ...line, productId: onRequest.id }))).toBe('PRICE_ON_REQUEST');
    expect(await codeOf(price(line, { ...line, productId: 'unknown' }))).toBe('PRODUCT_NOT_FOUND');
    const variations = [{ attributeId: id, variationId: id }];
    expect(await codeOf(price({ ...line, variations }))).toBe('VARIATION_NOT_FOUND');
  });
});
