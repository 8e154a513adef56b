import { codeOf } from '../../../kernel/refusal/test-code-of.js';
import { namesOf, openTestShop, type TestShop } from '../../../testing/shop.js';
import { SPEC_CAUSE } from '../../../testing/spec-cause.js';
import { CatalogArchive } from './catalog.archive.js';
import { CatalogRecords } from '../records/catalog.records.js';
import type { Versioned } from './catalog.saving.js';

let shop: TestShop;
let archive: CatalogArchive;
let records: CatalogRecords;

beforeAll(async () => {
  shop = await openTestShop();
  archive = shop.service(CatalogArchive);
  records = shop.service(CatalogRecords);
});

afterEach(() => shop.empty());
afterAll(() => shop.close());

const STAFF = { actor: { kind: 'staff', id: 'ayse' } as const, requestId: 'r-1' };

const expected = ({ id, version }: Versioned) => ({ id, expectedVersion: version });

const archiveProduct = (product: Versioned) =>
  shop.write((transaction) => archive.archiveProduct(transaction, expected(product), STAFF));
const restoreProduct = (product: Versioned) =>
  shop.write((transaction) => archive.restoreProduct(transaction, expected(product), STAFF));
const archiveCategory = (category: Versioned) =>
  shop.write((transaction) => archive.archiveCategory(transaction, expected(category), STAFF));
const restoreCategory = (category: Versioned) =>
  shop.write((transaction) => archive.restoreCategory(transaction, expected(category), STAFF));

async function addPumps() {
  const pumps = await shop.addCategory('Pompalar');
  const circulators = await shop.addCategory('Sirkülasyon', pumps.id);
  const draft = { categoryId: circulators.id, isNew: true };
  const gone = await shop.add({ name: 'Eski Pompa', brand: 'Eskici', basePriceKurus: 100, ...draft });
  await shop.add({ name: 'Yeni Pompa', brand: 'Kazmer', basePriceKurus: 900, ...draft });
  return { pumps, circulators, gone };
}

const EVERYWHERE = `{
  product(slug: "eski-pompa") { name }
  other: product(slug: "yeni-pompa") { name similar(take: 9) { name } }
  category(slug: "sirkulasyon") { productCount brandCount }
  catalogSummary { productCount brandCount }
  suggestions(text: "eski") { products { name } categories { name } brands { name } }
  products(filter: { text: "pompa" }) {
    total catalogTotal items { name }
    facets { lowestPrice highestPrice brands { brand { name } count } categories { count } }
  }
}`;

const everywhere = () => shop.ask<Record<string, Record<string, unknown> | null>>(EVERYWHERE);

async function addresses(): Promise<string[]> {
  const slugs = [];
  for await (const { slug } of shop.queries.sitemapEntries()) slugs.push(slug);
  return slugs;
}

const priceOf = (productId: string) =>
  codeOf(
    shop.ask('query ($input: CalculatePriceInput!) { calculatePrice(input: $input) { net } }', {
      input: { productId },
    }),
  );

it('hides an archived product from pages, lists, search, facets, suggestions, prices and the sitemap', async () => {
  const { gone } = await addPumps();
  await archiveProduct(gone);
  expect(await everywhere()).toMatchObject({
    product: null,
    other: { name: 'Yeni Pompa', similar: [] },
    category: { productCount: 1, brandCount: 1 },
    catalogSummary: { productCount: 1, brandCount: 1 },
    suggestions: { products: [], categories: [], brands: [] },
    products: {
      total: 1,
      catalogTotal: 1,
      items: [{ name: 'Yeni Pompa' }],
      facets: {
        lowestPrice: 900,
        highestPrice: 900,
        brands: [{ brand: { name: 'Kazmer' }, count: 1 }],
        categories: [{ count: 1 }],
      },
    },
  });
  for (const filter of [
    {},
    { categories: ['pompalar'] },
    { minPrice: 1 },
    { text: 'eski' },
    { isNew: true },
  ]) {
    expect(await namesOf(shop, filter)).not.toContain('Eski Pompa');
  }
  expect(await addresses()).toEqual(['pompalar', 'sirkulasyon', 'yeni-pompa']);
  expect(await priceOf(gone.id)).toBe('PRODUCT_NOT_FOUND');
});

it('shows a restored product as before, in another version', async () => {
  const { gone } = await addPumps();
  const before = await everywhere();
  const archived = await archiveProduct(gone);
  const restored = await restoreProduct(archived.after);
  expect(restored.after).toEqual({ ...gone, version: 3 });
  expect(await everywhere()).toEqual(before);
  expect(await addresses()).toContain('eski-pompa');
  expect(await priceOf(gone.id)).toBe('accepted');
});

it('hides an archived category with all below it and their products, until it is restored', async () => {
  const { pumps, gone } = await addPumps();
  const before = await everywhere();
  const archived = await archiveCategory(pumps);
  expect(await everywhere()).toMatchObject({
    product: null,
    other: null,
    category: null,
    catalogSummary: { productCount: 0, brandCount: 0 },
    products: { total: 0, catalogTotal: 0, items: [] },
  });
  expect(await addresses()).toEqual([]);
  expect(await priceOf(gone.id)).toBe('PRODUCT_NOT_FOUND');
  await restoreCategory(archived.after);
  expect(await everywhere()).toEqual(before);
});

it('keeps the slug of an archived product and of an archived category reserved', async () => {
  const { gone, circulators } = await addPumps();
  await archiveProduct(gone);
  await archiveCategory(circulators);
  expect((await shop.add({ name: 'Eski Pompa' })).slug).toBe('eski-pompa-2');
  expect((await shop.addCategory('Sirkülasyon')).slug).toBe('sirkulasyon-2');
});

it('refuses another product with the SKU of an archived one', async () => {
  const { gone } = await addPumps();
  await archiveProduct(gone);
  expect(await codeOf(shop.add({ name: 'Başka', sku: gone.sku }))).toBe('SKU_TAKEN');
});

it('lets staff edit an archived product, which stays archived', async () => {
  const { gone } = await addPumps();
  const { after: archived } = await archiveProduct(gone);
  const { after } = await shop.save({ name: 'Eski Pompa II', sku: gone.sku }, archived);
  expect(after).toMatchObject({ name: 'Eski Pompa II', isArchived: true, version: 3 });
  expect(await shop.productOf(gone.sku)).toEqual(after);
});

it('changes nothing when something archived is archived again, or something in sale is restored', async () => {
  const { gone, pumps } = await addPumps();
  const { after } = await archiveProduct(gone);
  expect(await archiveProduct(after)).toEqual({ outcome: 'unchanged', before: after, after });
  expect(await restoreCategory(pumps)).toEqual({
    outcome: 'unchanged',
    before: pumps,
    after: pumps,
  });
});

it('archives only the version staff saw, and names what differs from it', async () => {
  const { gone, pumps } = await addPumps();
  await shop.save({ name: 'Pompa', sku: gone.sku }, gone);
  await expect(archiveProduct(gone)).rejects.toMatchObject({
    code: 'VERSION_CONFLICT',
    details: { expectedVersion: 1, currentVersion: 2, differing: ['name'] },
  });
  await archiveCategory(pumps);
  await expect(archiveCategory(pumps)).rejects.toMatchObject({
    code: 'VERSION_CONFLICT',
    details: { differing: ['isArchived'] },
  });
});

it('refuses to archive what does not exist', async () => {
  const unknown = { id: 'c0ffee00-0000-4000-8000-000000000001', version: 1 };
  expect(await codeOf(archiveProduct(unknown))).toBe('PRODUCT_NOT_FOUND');
  expect(await codeOf(archiveProduct({ id: '7', version: 1 }))).toBe('PRODUCT_NOT_FOUND');
  expect(await codeOf(archiveCategory({ id: '77', version: 1 }))).toBe('CATEGORY_NOT_FOUND');
});

it('gives staff every product and category by id, with author, times and versions', async () => {
  const { gone, pumps } = await addPumps();
  const { after } = await archiveProduct(gone);
  await shop.saveCategory({ name: pumps.name, isActive: false }, pumps, SPEC_CAUSE);
  expect(await records.product(gone.id)).toMatchObject({
    ...after,
    updatedBy: { kind: 'staff', id: 'ayse' },
    archivedAt: expect.any(Date) as Date,
    createdAt: expect.any(Date) as Date,
  });
  expect(await records.category(pumps.id)).toMatchObject({
    isActive: false,
    updatedBy: { kind: 'system', id: null },
    archivedAt: null,
  });
  expect([await records.product('7'), await records.category('77')]).toEqual([null, null]);
  expect(await records.versions('product', gone.id)).toMatchObject([
    {
      version: 2,
      snapshot: after,
      changedFields: ['isArchived'],
      actor: { kind: 'staff', id: 'ayse' },
      requestId: 'r-1',
    },
    { version: 1, snapshot: gone, changedFields: [] },
  ]);
});

it('writes archiving and restoring to the audit log', async () => {
  const { gone } = await addPumps();
  const { after } = await archiveProduct(gone);
  await restoreProduct(after);
  const entries = await shop.dataSource.query<unknown[]>(
    'SELECT what, before, after FROM audit WHERE subject = $1 ORDER BY id',
    [`product ${gone.id}`],
  );
  expect(entries).toEqual([
    { what: 'product-archived', before: { isArchived: false }, after: { isArchived: true } },
    { what: 'product-restored', before: { isArchived: true }, after: { isArchived: false } },
  ]);
});
