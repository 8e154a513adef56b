import { codeOf } from '../../../kernel/refusal/test-code-of.js';
import { openTestShop, type TestShop } from '../../../testing/shop.js';

type ProductDraft = Parameters<TestShop['save']>[0];

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.empty());
afterAll(() => shop.close());

const PICTURE = 'a'.repeat(32);
const DARK = 'b'.repeat(32);

const EVERYTHING = `{
  id slug name shortDescription description brand { key name } model sku category { id } categoryName tags
  pictures { id url darkUrl small: url(width: 100) width height } basePrice priceOnRequest minOrderQuantity unit
  inStock stockQuantity isNew isFeatured rating reviewCount deliveryTime fastDelivery warranty certifications features
  applications technicalSpecs { name value unit group numericValue }
  attributes { id name type variations { id name value price stock sku } }
  seo { title description keywords } version createdAt updatedAt
  price { unitPrice quantity net tax gross taxRate priceOnRequest stock available }
}`;

const exchanger: ProductDraft = {
  name: 'Plakalı Isı Eşanjörü',
  sku: 'PLT-1',
  shortDescription: 'Kısa',
  description: 'Uzun\n\nmetin',
  brand: 'Alfa Isı',
  model: 'AI-25',
  tags: ['eşanjör', 'plaka'],
  pictures: [{ source: 'https://example.com/gelmedi.jpg' }, { pictureId: PICTURE }],
  basePriceKurus: 1_500_050,
  minOrderQuantity: 2,
  unit: 'takım',
  stockQuantity: 15,
  isNew: true,
  isFeatured: true,
  rating: 4.9,
  reviewCount: 3,
  deliveryTime: ' 1 HAFTA',
  warranty: '2 yıl',
  certifications: ['CE'],
  features: ['Kompakt'],
  applications: ['Isıtma'],
  technicalSpecs: [
    { name: 'Kapasite', value: '1.250,5', unit: 'kW', group: 'Performans' },
    { name: 'Bağlantı', value: 'DN 25' },
  ],
  attributes: [
    {
      name: 'Renk',
      kind: 'color',
      variations: [{ name: 'Kırmızı', value: '#f00', priceKurus: 1_000, stock: 4, sku: 'K' }],
    },
  ],
  seoTitle: 'Başlık',
  seoDescription: 'Tanım',
  seoKeywords: ['ısı', 'plaka'],
};

async function addExchanger() {
  await shop.dataSource.query(
    `INSERT INTO picture (id, width, height, dark_id) VALUES ($2, 960, 720, NULL), ($1, 960, 720, $2)
     ON CONFLICT DO NOTHING`,
    [PICTURE, DARK],
  );
  const category = await shop.addCategory('Isı Değiştiricileri');
  return shop.add({ ...exchanger, categoryId: category.id });
}

const product = (slug: string, fields: string) =>
  shop
    .ask<{ product: Record<string, unknown> }>(`query ($slug: String!) { product(slug: $slug) ${fields} }`, {
      slug,
    })
    .then((answer) => answer.product);

it('shows every field of a product as it was saved', async () => {
  const saved = await addExchanger();
  const shown = await product('plakali-isi-esanjoru', EVERYTHING);
  expect(shown).toMatchObject({
    id: saved.id,
    name: exchanger.name,
    shortDescription: 'Kısa',
    description: 'Uzun\n\nmetin',
    brand: { key: 'alfa isi', name: 'Alfa Isı' },
    model: 'AI-25',
    sku: 'PLT-1',
    category: { id: '1' },
    categoryName: 'Isı Değiştiricileri',
    tags: ['eşanjör', 'plaka'],
    basePrice: 1_500_050,
    priceOnRequest: false,
    minOrderQuantity: 2,
    unit: 'takım',
    inStock: true,
    stockQuantity: 15,
    isNew: true,
    isFeatured: true,
    rating: 4.9,
    reviewCount: 3,
    deliveryTime: '1 HAFTA',
    fastDelivery: true,
    warranty: '2 yıl',
    certifications: ['CE'],
    features: ['Kompakt'],
    applications: ['Isıtma'],
    technicalSpecs: [
      { name: 'Kapasite', value: '1.250,5', unit: 'kW', group: 'Performans', numericValue: 1250.5 },
      { name: 'Bağlantı', value: 'DN 25', unit: null, group: null, numericValue: null },
    ],
    attributes: [
      {
        name: 'Renk',
        type: 'COLOR',
        variations: [{ name: 'Kırmızı', value: '#f00', price: 1_000, stock: 4, sku: 'K' }],
      },
    ],
    seo: { title: 'Başlık', description: 'Tanım', keywords: ['ısı', 'plaka'] },
    version: 1,
  });
});

it('shows the stored pictures, for light and dark backgrounds, and none that was never fetched', async () => {
  await addExchanger();
  const { pictures } = await product('plakali-isi-esanjoru', EVERYTHING);
  expect(pictures).toEqual([
    {
      id: PICTURE,
      url: `/gorsel/${PICTURE}-480.webp`,
      darkUrl: `/gorsel/${DARK}-480.webp`,
      small: `/gorsel/${PICTURE}-160.webp`,
      width: 960,
      height: 720,
    },
  ]);
});

it('prices one unit with the first choices, and cuts lists to the leading ones', async () => {
  await addExchanger();
  const { price, technicalSpecs } = await product(
    'plakali-isi-esanjoru',
    '{ price { unitPrice quantity net tax gross taxRate stock available } technicalSpecs(first: 1) { name } }',
  );
  expect(price).toEqual({
    unitPrice: 1_501_050,
    quantity: 1,
    net: 1_501_050,
    tax: 300_210,
    gross: 1_801_260,
    taxRate: 2000,
    stock: 4,
    available: true,
  });
  expect(technicalSpecs).toEqual([{ name: 'Kapasite' }]);
});

it('calculates a price within the limits of the product', async () => {
  const { id, attributes } = await addExchanger();
  const [colour] = attributes;
  const calculate = (input: Record<string, unknown>) =>
    shop.ask<{ calculatePrice: unknown }>(
      `query ($input: CalculatePriceInput!) { calculatePrice(input: $input) { quantity net tax gross } }`,
      { input: { productId: id, ...input } },
    );
  expect(await calculate({})).toEqual({
    calculatePrice: { quantity: 2, net: 3_002_100, tax: 600_420, gross: 3_602_520 },
  });
  expect(await calculate({ quantity: 1_000_000 })).toMatchObject({ calculatePrice: { quantity: 99_999 } });
  const wrong = [{ attributeId: colour?.id ?? '', variationId: id }];
  expect(await codeOf(calculate({ variations: wrong }))).toBe('VARIATION_NOT_FOUND');
  expect(await codeOf(calculate({ productId: 'no-uuid' }))).toBe('PRODUCT_NOT_FOUND');
});

it('shows similar products: the same category, in stock first, never itself', async () => {
  const { id, categoryId } = await addExchanger();
  await shop.add({ name: 'Tükenmiş', categoryId, inStock: false });
  await shop.add({ name: 'Eski', categoryId });
  await shop.add({ name: 'Yeni', categoryId });
  await shop.add({ name: 'Kategorisiz Ürün' });
  const { similar } = await product('plakali-isi-esanjoru', '{ similar(take: 50) { id name } }');
  expect((similar as { name: string }[]).map(({ name }) => name)).toEqual(['Yeni', 'Eski', 'Tükenmiş']);
  expect((similar as { id: string }[]).some((one) => one.id === id)).toBe(false);
  const one = await product('plakali-isi-esanjoru', '{ similar(take: 1) { name } }');
  expect(one).toEqual({ similar: [{ name: 'Yeni' }] });
  expect(await product('kategorisiz-urun', '{ similar { name } }')).toEqual({ similar: [] });
});

it('reads a list of 24 with all that cards show in a handful of statements', async () => {
  const { categoryId } = await addExchanger();
  for (let number = 1; number < 24; number++) {
    await shop.add({ ...exchanger, categoryId, name: `Ürün ${number}`, sku: `N-${number}`, slug: undefined });
  }
  await shop.ask('{ catalogSummary { productCount } }');
  const statements: string[] = [];
  const query = shop.dataSource.query.bind(shop.dataSource);
  shop.dataSource.query = (sql: string, ...rest: unknown[]) => {
    statements.push(sql);
    return query(sql, ...(rest as [])) as never;
  };
  const answer = await shop.ask<{ products: { items: unknown[] } }>(
    `{ products { total facets { brands { count } } items ${EVERYTHING} } }`,
  );
  shop.dataSource.query = query;
  expect(answer.products.items).toHaveLength(24);
  expect(statements.length).toBeLessThanOrEqual(6);
});

it('finds nothing for characters that the database cannot store', async () => {
  const found = await shop.ask(
    `query ($text: String!) { product(slug: $text) { id } products(filter: { text: $text }) { total } }`,
    { text: 'pompa\0vana' },
  );
  expect(found).toEqual({ product: null, products: { total: 0 } });
});
