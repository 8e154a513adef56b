import { codeOf } from '../../../kernel/refusal/test-code-of.js';
import { openTestShop, type TestShop } from '../../../testing/shop.js';
import { SPEC_CAUSE } from '../../../testing/spec-cause.js';
import type { ProductDraft } from '../drafts/product.draft.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.empty());
afterAll(() => shop.close());

const pump: ProductDraft = { name: 'Sirkülasyon Pompası 25-60', sku: 'POM-25-60', basePriceKurus: 1_250_000 };

const everything: ProductDraft = {
  name: ' Contalı  Plakalı Isı Eşanjörü ',
  sku: 'PLT-025/16',
  slug: 'plakali-esanjor',
  shortDescription: 'Kısa',
  description: 'Uzun\n\naçıklama',
  brand: 'Grundfos',
  model: 'PLT 025',
  tags: ['esanjör', ' ', 'esanjör', ' plaka '],
  pictures: [{ source: 'https://example.com/a.jpg' }],
  basePriceKurus: 1_890_050,
  minOrderQuantity: 2,
  unit: 'takım',
  inStock: false,
  stockQuantity: 7,
  isNew: true,
  isFeatured: true,
  rating: 4.5,
  reviewCount: 11,
  deliveryTime: '1 hafta',
  warranty: '2 yıl',
  certifications: ['CE', 'PED'],
  features: ['Kompakt'],
  applications: ['HVAC'],
  technicalSpecs: [
    { name: 'Kapasite', value: '1.250,5', unit: 'kW', group: 'Performans' },
    { name: 'Bağlantı', value: 'DN 25' },
  ],
  attributes: [
    {
      name: 'Malzeme',
      kind: 'color',
      variations: [{ name: '316', priceKurus: -5_000, stock: 3, sku: 'PLT-316' }, { name: '304' }],
    },
  ],
  seoTitle: 'Başlık',
  seoDescription: 'Tanım',
  seoKeywords: ['bir', 'iki'],
};

describe('products', () => {
  it('reads a product as it was saved, without blanks and repetitions', async () => {
    const { after, outcome } = await shop.save(everything);
    const found = await shop.productOf('plt-025/16');
    expect(outcome).toBe('created');
    expect(found).toEqual(after);
    expect(after).toMatchObject({
      name: 'Contalı Plakalı Isı Eşanjörü',
      slug: 'plakali-esanjor',
      version: 1,
      tags: ['esanjör', 'plaka'],
      technicalSpecs: [
        { name: 'Kapasite', value: '1.250,5', unit: 'kW', group: 'Performans', number: 1250.5 },
        { name: 'Bağlantı', value: 'DN 25', unit: null, group: null, number: null },
      ],
      pictures: [{ pictureId: null, source: 'https://example.com/a.jpg' }],
    });
    expect(after.attributes[0]).toMatchObject({
      name: 'Malzeme',
      kind: 'color',
      variations: [
        { name: '316', value: '316', priceKurus: -5_000, stock: 3, sku: 'PLT-316' },
        { name: '304', value: '304', priceKurus: 0, stock: 0, sku: null },
      ],
    });
  });

  it('gives a new product the defaults of the shop', async () => {
    const { after } = await shop.save(pump);
    expect(after).toMatchObject({
      slug: 'sirkulasyon-pompasi-25-60',
      unit: 'adet',
      inStock: true,
      stockQuantity: 0,
      minOrderQuantity: 1,
      rating: 0,
      reviewCount: 0,
      categoryId: null,
      brand: '',
    });
  });

  it('writes no version of a product when no field changed', async () => {
    const { after } = await shop.save(everything);
    const dataVersion = shop.dataVersions.current().catalog;
    const again = await shop.save(everything, after);
    expect(again).toEqual({ outcome: 'unchanged', before: after, after });
    expect(shop.dataVersions.current().catalog).toBe(dataVersion);
  });

  it('keeps the fields an edit leaves out, and the ids of variations that remain', async () => {
    const { after: before } = await shop.save(everything);
    const { after, outcome } = await shop.save(
      {
        name: before.name,
        sku: before.sku,
        attributes: [{ name: 'MALZEME', variations: [{ name: '304', stock: 5 }, { name: '316L' }] }],
      },
      before,
    );
    expect(outcome).toBe('changed');
    expect(after).toMatchObject({
      version: 2,
      description: before.description,
      tags: before.tags,
      slug: before.slug,
    });
    const [attribute] = after.attributes;
    expect(attribute?.id).toBe(before.attributes[0]?.id);
    expect(attribute?.kind).toBe('color');
    expect(attribute?.variations[0]?.id).toBe(before.attributes[0]?.variations[1]?.id);
    const found = await shop.write((transaction) =>
      shop.writer.findProductsBySlug(transaction, [before.slug]),
    );
    expect(found.get(before.slug)).toEqual(after);
  });

  it('stores one brand however it is spelled', async () => {
    await shop.save({ ...pump, brand: 'Grundfos' });
    const { after } = await shop.save({ ...pump, sku: 'POM-2', brand: ' GRUNDFOS ' });
    expect(after.brand).toBe('Grundfos');
  });

  it.each([
    ['a price below zero', { basePriceKurus: -1 }, 'PRODUCT_INVALID'],
    ['half a kuruş', { basePriceKurus: 0.5 }, 'PRODUCT_INVALID'],
    ['a rating above five', { rating: 5.1 }, 'PRODUCT_INVALID'],
    ['a rating that is no number', { rating: Number.NaN }, 'PRODUCT_INVALID'],
    ['a minimum order of nothing', { minOrderQuantity: 0 }, 'PRODUCT_INVALID'],
    ['stock below zero', { stockQuantity: -1 }, 'PRODUCT_INVALID'],
    ['no name', { name: '  ' }, 'PRODUCT_INVALID'],
    ['no SKU', { sku: ' ' }, 'PRODUCT_INVALID'],
    [
      'the same choice twice',
      { attributes: [{ name: 'Boy', variations: [{ name: 'DN' }, { name: 'dn' }] }] },
      'PRODUCT_INVALID',
    ],
    ['an unknown category', { categoryId: '99' }, 'CATEGORY_NOT_FOUND'],
  ])('refuses a product with %s', async (_name, wrong, code) => {
    expect(await codeOf(shop.save({ ...pump, ...wrong }))).toBe(code);
  });

  it('refuses a SKU that differs in case only, also within one batch', async () => {
    await shop.save(pump);
    expect(await codeOf(shop.save({ ...pump, sku: 'pom-25-60' }))).toBe('SKU_TAKEN');
    const batch = ['İX-1', 'ix-1'].map((sku) => ({ draft: { ...pump, sku }, existing: null }));
    expect(
      await codeOf(shop.write((transaction) => shop.writer.saveProducts(transaction, batch, SPEC_CAUSE))),
    ).toBe('SKU_TAKEN');
  });

  it('saves products in a batch as it saves them one by one', async () => {
    const drafts = Array.from({ length: 40 }, (_, index) => ({
      ...everything,
      slug: undefined,
      sku: `S-${index}`,
    }));
    const saved = await shop.write((transaction) =>
      shop.writer.saveProducts(
        transaction,
        drafts.map((draft) => ({ draft, existing: null })),
        SPEC_CAUSE,
      ),
    );
    const found = await shop.write((transaction) =>
      shop.writer.findProductsBySku(
        transaction,
        drafts.map(({ sku }) => sku),
      ),
    );
    expect(saved.map(({ after }) => after.slug).slice(0, 3)).toEqual([
      'contali-plakali-isi-esanjoru',
      'contali-plakali-isi-esanjoru-2',
      'contali-plakali-isi-esanjoru-3',
    ]);
    expect(saved.every(({ after }) => found.get(after.sku.toLowerCase())?.slug === after.slug)).toBe(true);
  });

  it('gives products saved at once under one name different slugs', async () => {
    const saved = await Promise.all(
      Array.from({ length: 12 }, (_, index) => shop.save({ ...pump, sku: `P-${index}` })),
    );
    expect(new Set(saved.map(({ after }) => after.slug)).size).toBe(12);
  });
});
