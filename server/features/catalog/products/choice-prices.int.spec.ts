import { chosenOf } from '../../../testing/carts.js';
import { namesOf, openTestShop, type TestShop } from '../../../testing/shop.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.empty());
afterAll(() => shop.close());

type Choices = [name: string, priceKurus: number | null][];

const exchanger = (plates: Choices, name = 'Eşanjör') =>
  shop.add({
    name,
    basePriceKurus: 9_680_000,
    stockQuantity: 10,
    attributes: [
      { name: 'Plaka', variations: plates.map(([plate, priceKurus]) => ({ name: plate, priceKurus })) },
      { name: 'Conta', variations: [{ name: 'NBR' }, { name: 'EPDM', priceKurus: 215_000 }] },
    ],
  });

const PLATES: Choices = [
  ['AISI 316', 0],
  ['Titanyum', null],
];

async function priceOf(productId: string, variations: { attributeId: string; variationId: string }[]) {
  const { calculatePrice } = await shop.ask<{ calculatePrice: unknown }>(
    `query ($input: CalculatePriceInput!) { calculatePrice(input: $input) { unitPrice gross priceOnRequest } }`,
    { input: { productId, variations } },
  );
  return calculatePrice;
}

const ON_REQUEST = { unitPrice: 0, gross: 0, priceOnRequest: true };

describe('a choice without a price', () => {
  it('makes the price one on request, whatever another choice adds', async () => {
    const product = await exchanger(PLATES);
    expect(await priceOf(product.id, chosenOf(product, 'Titanyum', 'EPDM'))).toEqual(ON_REQUEST);
    expect(await priceOf(product.id, chosenOf(product, 'AISI 316', 'EPDM'))).toMatchObject({
      unitPrice: 9_895_000,
      priceOnRequest: false,
    });
  });

  it('is shown with its flag and without a price', async () => {
    const { slug } = await exchanger(PLATES);
    const { product } = await shop.ask<{ product: { attributes: { variations: unknown[] }[] } }>(
      'query ($slug: String!) { product(slug: $slug) { attributes { variations { name price priceOnRequest } } } }',
      { slug },
    );
    expect(product.attributes[0]?.variations).toEqual([
      { name: 'AISI 316', price: 0, priceOnRequest: false },
      { name: 'Titanyum', price: null, priceOnRequest: true },
    ]);
  });

  it('shows a stored difference that takes the whole price as no price either', async () => {
    const { id, slug } = await exchanger([['AISI 316', -500_000]]);
    await shop.dataSource.query('UPDATE product SET base_price_kurus = 500000 WHERE id = $1', [id]);
    const { product } = await shop.ask<{ product: { attributes: { variations: unknown[] }[] } }>(
      'query ($slug: String!) { product(slug: $slug) { attributes { variations { price priceOnRequest } } } }',
      { slug },
    );
    expect(product.attributes[0]?.variations).toEqual([{ price: null, priceOnRequest: true }]);
  });
});

describe('a list of products', () => {
  const byPrice = (sort: string) => namesOf(shop, {}, { sort });

  it('filters, sorts and shows by the price of the default choices', async () => {
    await exchanger(
      [
        ['Titanyum', null],
        ['AISI 316', 0],
      ],
      'Sorulan',
    );
    await exchanger(
      [
        ['AISI 304', -9_000_000],
        ['AISI 316', 0],
      ],
      'Ucuz',
    );
    await shop.pump({ name: 'Orta', basePriceKurus: 1_000_000 });
    expect(await byPrice('PRICE_LOW')).toEqual(['Ucuz', 'Orta', 'Sorulan']);
    expect(await byPrice('PRICE_HIGH')).toEqual(['Orta', 'Ucuz', 'Sorulan']);
    expect(await namesOf(shop, { minPrice: 1 }, { sort: 'PRICE_LOW' })).toEqual(['Ucuz', 'Orta']);
    expect(await namesOf(shop, { maxPrice: 700_000 })).toEqual(['Ucuz']);
    const { products } = await shop.ask<{ products: { items: unknown[]; facets: unknown } }>(
      `{ products(sort: PRICE_LOW) { items { name defaultPrice priceOnRequest price { unitPrice } }
         facets { lowestPrice highestPrice } } }`,
    );
    expect(products.items).toEqual([
      { name: 'Ucuz', defaultPrice: 680_000, priceOnRequest: false, price: { unitPrice: 680_000 } },
      { name: 'Orta', defaultPrice: 1_000_000, priceOnRequest: false, price: { unitPrice: 1_000_000 } },
      { name: 'Sorulan', defaultPrice: 0, priceOnRequest: true, price: { unitPrice: 0 } },
    ]);
    expect(products.facets).toEqual({ lowestPrice: 680_000, highestPrice: 1_000_000 });
  });
});
