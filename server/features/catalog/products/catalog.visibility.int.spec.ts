import { codeOf } from '../../../kernel/refusal/test-code-of.js';
import { namesOf, openTestShop, type TestShop } from '../../../testing/shop.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.empty());
afterAll(() => shop.close());

interface FoundCategory {
  slug: string;
  productCount: number;
  brandCount: number;
  parent: { slug: string } | null;
  children: { slug: string }[];
}

const category = (slug: string) =>
  shop
    .ask<{ category: FoundCategory | null }>(
      'query ($slug: String!) { category(slug: $slug) { slug productCount brandCount parent { slug } children { slug } } }',
      { slug },
    )
    .then((answer) => answer.category);

const product = (slug: string) =>
  shop
    .ask<{ product: { slug: string; categoryName: string } | null }>(
      'query ($slug: String!) { product(slug: $slug) { slug categoryName category { slug } } }',
      { slug },
    )
    .then((answer) => answer.product);

async function setActive(slug: string, isActive: boolean): Promise<void> {
  const found = await shop.categoryOf(slug);
  await shop.saveCategory({ name: found?.name ?? '', isActive }, found);
}

async function addValves() {
  const valves = await shop.addCategory('Vanalar');
  const globe = await shop.addCategory('Küresel', valves.id);
  await shop.add({ name: 'Ana Vana', categoryId: valves.id, brand: 'Kazmer' });
  const inGlobe = await shop.add({ name: 'Küresel Vana', categoryId: globe.id, brand: 'Duyar' });
  await shop.add({ name: 'Sahipsiz Vana' });
  return { valves, globe, inGlobe };
}

it('shows a product without a category as Kategorisiz', async () => {
  await addValves();
  expect(await product('sahipsiz-vana')).toEqual({
    slug: 'sahipsiz-vana',
    categoryName: 'Kategorisiz',
    category: null,
  });
});

it.each([
  ['a passive subcategory', 'kuresel', ['Ana Vana', 'Sahipsiz Vana']],
  ['a passive main category with all below it', 'vanalar', ['Sahipsiz Vana']],
])('hides the products of %s everywhere', async (_name, slug, names) => {
  const { inGlobe } = await addValves();
  await setActive(slug, false);
  for (const filter of [{}, { text: 'vana' }, { text: 'van' }, { brands: [] }]) {
    expect((await namesOf(shop, filter)).sort()).toEqual(names);
  }
  expect(await namesOf(shop, { categories: [slug] })).toEqual([]);
  expect([await category(slug), await product('kuresel-vana')]).toEqual([null, null]);
  const answer = await shop.ask<Record<string, unknown>>(`{
    catalogSummary { productCount }
    categories { slug children { slug } }
    suggestions(text: "küresel") { products { name } categories { name } }
    products(filter: { minPrice: 0 }) { total catalogTotal facets { brands { brand { name } } } }
  }`);
  expect(answer).toMatchObject({
    catalogSummary: { productCount: names.length },
    categories: slug === 'vanalar' ? [] : [{ slug: 'vanalar', children: [] }],
    suggestions: { products: [], categories: [] },
    products: { total: names.length, catalogTotal: names.length },
  });
  const price = shop.ask(`{ calculatePrice(input: { productId: "${inGlobe.id}" }) { net } }`);
  expect(await codeOf(price)).toBe('PRODUCT_NOT_FOUND');
  const addresses = [];
  for await (const entry of shop.queries.sitemapEntries()) addresses.push(entry.slug);
  expect(addresses).not.toContain(slug);
  expect(addresses).not.toContain('kuresel-vana');
});

it('shows everything again when the category is active again', async () => {
  await addValves();
  await setActive('vanalar', false);
  await setActive('vanalar', true);
  expect(await category('vanalar')).toEqual({
    slug: 'vanalar',
    productCount: 2,
    brandCount: 2,
    parent: null,
    children: [{ slug: 'kuresel' }],
  });
});

it('distinguishes categories 1 and 10, and 1-1 and 10-1', async () => {
  for (let number = 1; number <= 10; number++) await shop.addCategory(`Kök ${number}`);
  const one = await shop.addCategory('Bir Bir', '1');
  const ten = await shop.addCategory('On Bir', '10');
  expect([one.id, ten.id]).toEqual(['1-1', '10-1']);
  for (const categoryId of ['1', '10', '1-1', '10-1']) {
    await shop.add({ name: `Ürün ${categoryId}`, categoryId });
  }
  expect((await namesOf(shop, { categories: ['kok-1'] })).sort()).toEqual(['Ürün 1', 'Ürün 1-1']);
  expect((await namesOf(shop, { categories: ['kok-10'] })).sort()).toEqual(['Ürün 10', 'Ürün 10-1']);
  expect(await namesOf(shop, { categories: ['bir-bir'] })).toEqual(['Ürün 1-1']);
  expect([(await category('kok-1'))?.productCount, (await category('kok-10'))?.productCount]).toEqual([2, 2]);
});

it('answers a former slug with the current one', async () => {
  const { valves, inGlobe } = await addValves();
  await shop.save({ name: inGlobe.name, sku: inGlobe.sku, slug: 'kuresel-vana-dn50' }, inGlobe);
  await shop.saveCategory({ name: valves.name, slug: 'vana-cesitleri' }, valves);
  expect((await product('kuresel-vana'))?.slug).toBe('kuresel-vana-dn50');
  expect((await category('vanalar'))?.slug).toBe('vana-cesitleri');
  expect(await product('hic-olmadi')).toBeNull();
  expect(await category('hic-olmadi')).toBeNull();
  expect(await namesOf(shop, { categories: ['vanalar'] })).toHaveLength(2);
});

it('moves the counts with a product that moves', async () => {
  const { valves, inGlobe } = await addValves();
  const pumps = await shop.addCategory('Pompalar');
  await shop.save({ name: inGlobe.name, sku: inGlobe.sku, categoryId: pumps.id }, inGlobe);
  expect([await category('vanalar'), await category('pompalar')]).toMatchObject([
    { productCount: 1, brandCount: 1 },
    { productCount: 1, brandCount: 1 },
  ]);
  await shop.dataSource.query('DELETE FROM product WHERE category_id = $1', [valves.id]);
  await shop.write((transaction) => shop.dataVersions.bump(transaction, 'catalog'));
  expect((await category('vanalar'))?.productCount).toBe(0);
});

it('lists every public address once, with the time of its last edit', async () => {
  await addValves();
  const entries = [];
  for await (const entry of shop.queries.sitemapEntries()) entries.push(entry);
  expect(entries.map(({ kind, slug }) => `${kind} ${slug}`)).toEqual([
    'category vanalar',
    'category kuresel',
    'product ana-vana',
    'product kuresel-vana',
    'product sahipsiz-vana',
  ]);
  expect(entries.every(({ updatedAt }) => updatedAt instanceof Date)).toBe(true);
});

it('orders the tree by its numbers, then by name in Turkish', async () => {
  await shop.saveCategory({ name: 'Zemin', sortOrder: 1 });
  await shop.saveCategory({ name: 'Çatı', sortOrder: 2 });
  await shop.saveCategory({ name: 'Cephe', sortOrder: 2 });
  await shop.saveCategory({ name: 'Gizli', sortOrder: 0, isActive: false });
  const { categories } = await shop.ask<{ categories: { name: string }[] }>(
    '{ categories { name children { name } } }',
  );
  expect(categories.map(({ name }) => name)).toEqual(['Zemin', 'Cephe', 'Çatı']);
});
