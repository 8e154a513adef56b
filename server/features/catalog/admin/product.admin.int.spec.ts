import { staffContext } from '../../../kernel/actor/test-context.js';
import { codeOf } from '../../../kernel/refusal/test-code-of.js';
import { openTestShop, type TestShop } from '../../../testing/shop.js';
import { adminProducts, type TestAdminProduct } from '../../../testing/admin-products.js';

const HISTORY = `query ($id: ID!) { adminProductHistory(id: $id) { version changes { field before after } } }`;

const staff = staffContext(['catalog']);

let shop: TestShop;
let categoryId: string;
let products: ReturnType<typeof adminProducts>;

beforeAll(async () => {
  shop = await openTestShop();
  products = adminProducts(shop);
});

beforeEach(async () => {
  categoryId = (await shop.addCategory('Pompalar')).id;
});

afterEach(() => shop.empty());
afterAll(() => shop.close());

const create = (change: object = {}) => products.create(categoryId, change);

const update = (product: TestAdminProduct, change: object) => products.update(product, change);

describe('a new product', () => {
  it('has every field that the form gave', async () => {
    const fields = {
      slug: 'pompa-25',
      inStock: false,
      minOrderQuantity: 2,
      unit: 'takım',
      isNew: true,
      isFeatured: true,
      rating: 4.5,
      reviewCount: 3,
      deliveryTime: '1 hafta',
      warranty: '2 yıl',
      certifications: ['CE'],
      features: ['Sessiz'],
      applications: ['Isıtma'],
      tags: ['pompa'],
    };
    const product = await create({
      ...fields,
      seoTitle: 'Başlık',
      seoDescription: 'Tanım',
      seoKeywords: ['bir'],
      technicalSpecs: [{ name: 'Güç', value: '1.250,5', unit: 'W', group: 'Motor' }],
      attributes: [
        {
          name: 'Boy',
          type: 'SIZE',
          variations: [{ name: 'DN25', price: -500, stock: { to: 3 }, sku: 'A' }],
        },
      ],
      pictures: [{ source: 'https://example.com/a.jpg' }],
    });
    expect(product).toMatchObject({
      ...fields,
      name: 'Sirkülasyon Pompası',
      sku: 'POM-1',
      brand: 'Kazmer',
      model: 'K 25',
      category: { id: categoryId, name: 'Pompalar' },
      basePrice: 100_000,
      stockQuantity: 10,
      seo: { title: 'Başlık', description: 'Tanım', keywords: ['bir'] },
      technicalSpecs: [{ name: 'Güç', value: '1.250,5', unit: 'W', group: 'Motor', numericValue: 1250.5 }],
      attributes: [
        {
          name: 'Boy',
          type: 'SIZE',
          variations: [{ name: 'DN25', value: 'DN25', price: -500, stock: 3, sku: 'A' }],
        },
      ],
      pictures: [{ picture: null, source: 'https://example.com/a.jpg', alt: '' }],
      version: 1,
      isArchived: false,
      isPublic: true,
      gaps: ['PICTURE'],
    });
    expect(await products.find(product.id)).toMatchObject({ ...product, updatedBy: { kind: 'STAFF' } });
  });

  it.each([
    'name',
    'sku',
    'brand',
    'model',
    'categoryId',
    'basePrice',
    'stock',
    'shortDescription',
    'description',
  ])('is refused without %s', async (field) => {
    await expect(create({ [field]: undefined })).rejects.toMatchObject({
      code: 'PRODUCT_INVALID',
      details: { field },
    });
  });
});

describe('an edit', () => {
  it('keeps what is left out and clears what is null or an empty list', async () => {
    const product = await create({ warranty: '2 yıl', tags: ['a'], features: ['b'] });
    expect(await update(product, { name: 'Pompa', warranty: null, tags: [] })).toMatchObject({
      name: 'Pompa',
      slug: product.slug,
      warranty: null,
      tags: [],
      features: ['b'],
      version: 2,
    });
  });

  it.each([{ name: ' ' }, { brand: '' }, { categoryId: null }])(
    'refuses to clear what is needed: %o',
    async (change) => {
      expect(await codeOf(update(await create(), change))).toBe('PRODUCT_INVALID');
    },
  );

  it('is refused at another version', async () => {
    const product = await create();
    await update(product, { name: 'Bir' });
    expect(await codeOf(update(product, { name: 'İki' }))).toBe('VERSION_CONFLICT');
  });

  it('changes the stock from what was seen only', async () => {
    const product = await create();
    await shop.dataSource.query('UPDATE product_stock SET quantity = 7 WHERE product_id = $1', [product.id]);
    expect(await codeOf(update(product, { stock: { from: 10, to: 12 } }))).toBe('STOCK_CHANGED');
    expect(await update(product, { name: 'Pompa' })).toMatchObject({ stockQuantity: 7 });
    expect(await update({ ...product, version: 2 }, { stock: { from: 7, to: 12 } })).toMatchObject({
      stockQuantity: 12,
    });
  });

  it('keeps the stock of choices that it does not change', async () => {
    const attributes = [
      {
        name: 'Boy',
        variations: [
          { name: 'DN25', stock: { to: 3 } },
          { name: 'DN32', stock: { to: 4 } },
        ],
      },
    ];
    const product = await create({ attributes });
    const [group] = product.attributes;
    await shop.dataSource.query(`UPDATE product_variation SET stock = 1 WHERE name = 'DN25'`);
    const [first, second] = group!.variations;
    const changed = await update(product, {
      attributes: [
        {
          id: group!.id,
          name: 'Boy',
          variations: [
            { id: second!.id, name: 'DN32', stock: { from: 4, to: 9 } },
            { id: first!.id, name: 'DN25' },
          ],
        },
      ],
    });
    expect(changed.attributes[0]!.variations).toMatchObject([
      { id: second!.id, stock: 9 },
      { id: first!.id, stock: 1 },
    ]);
    const stale = { id: first!.id, name: 'DN25', stock: { from: 3, to: 5 } };
    const again = update(changed, { attributes: [{ id: group!.id, name: 'Boy', variations: [stale] }] });
    expect(await codeOf(again)).toBe('STOCK_CHANGED');
  });

  it('keeps the ids of groups and choices that it renames, also where two swap their names', async () => {
    const product = await create({
      attributes: [{ name: 'Boy', variations: [{ name: 'DN25' }, { name: 'DN32' }] }],
    });
    const [group] = product.attributes;
    const [first, second] = group!.variations;
    const swapped = [
      { id: first!.id, name: 'DN32' },
      { id: second!.id, name: 'DN25' },
    ];
    const changed = await update(product, {
      attributes: [{ id: group!.id, name: 'Çap', variations: swapped }],
    });
    expect(changed.attributes).toMatchObject([{ id: group!.id, name: 'Çap', variations: swapped }]);
  });

  it('refuses a choice of another product', async () => {
    const other = await create({
      sku: 'POM-2',
      attributes: [{ name: 'Boy', variations: [{ name: 'DN25' }] }],
    });
    const product = await create();
    const attributes = [{ id: other.attributes[0]!.id, name: 'Boy', variations: [] }];
    expect(await codeOf(update(product, { attributes }))).toBe('PRODUCT_INVALID');
  });

  it('takes the former address of another only when it says so', async () => {
    const first = await create({ slug: 'eski' });
    await update(first, { slug: 'yeni-adres' });
    const second = await create({ sku: 'POM-2', slug: 'baska' });
    expect(await codeOf(update(second, { slug: 'eski' }))).toBe('SLUG_FORMERLY_USED');
    expect(await update(second, { slug: 'eski', takesFormerSlug: true })).toMatchObject({ slug: 'eski' });
  });
});

describe('the history of a product', () => {
  it('says what each save changed, newest first', async () => {
    const product = await create();
    await update(product, { basePrice: 90_000 });
    const { adminProductHistory } = await shop.ask<{ adminProductHistory: unknown[] }>(
      HISTORY,
      { id: product.id },
      staff,
    );
    expect(adminProductHistory).toEqual([
      { version: 2, changes: [{ field: 'basePriceKurus', before: '100000', after: '90000' }] },
      { version: 1, changes: [] },
    ]);
  });

  it('gives a product the fields of an earlier version, its stock aside', async () => {
    const attributes = [{ name: 'Boy', variations: [{ name: 'DN25', stock: { to: 3 } }] }];
    const product = await create({ attributes });
    const changed = await update(product, { name: 'Pompa', attributes: [], stock: { from: 10, to: 4 } });
    const restored = await products.restoreVersion(changed, 1);
    expect(restored).toMatchObject({
      version: 3,
      name: 'Sirkülasyon Pompası',
      stockQuantity: 4,
      attributes: [{ name: 'Boy', variations: [{ name: 'DN25', stock: 0 }] }],
    });
    expect(await codeOf(products.restoreVersion(restored, 9))).toBe('NOT_FOUND');
  });
});
