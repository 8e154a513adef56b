import type { TestBrowser } from '../../../testing/browser.js';
import { openTestOrders, type TestOrders } from '../../../testing/orders.js';
import { fieldLabel } from './audit.fields.js';

const RECORDS = `query ($filter: AuditRecordFilter) {
  auditRecords(filter: $filter, sort: OLDEST, skip: 0, take: 50) {
    items { thing { name } changes { label before after } } } }`;
const CREATE_CATEGORY = 'mutation ($input: CategoryInput!) { createCategory(input: $input) { id } }';
const UPDATE_CATEGORY = 'mutation ($input: UpdateCategoryInput!) { updateCategory(input: $input) { id } }';
const CREATE_PRODUCT = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
const UPDATE_PRODUCT = 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { version } }';

interface Page {
  auditRecords: { items: { thing: { name: string }; changes: object[] }[] };
}

let shop: TestOrders;
let owner: TestBrowser;
let product: { id: string; version: number };

beforeAll(async () => {
  shop = await openTestOrders();
  owner = await shop.staff();
  product = { id: shop.productId, version: 1 };
});

afterAll(() => shop.close());

async function newCategory(name: string): Promise<string> {
  const input = { name, description: 'Açıklama' };
  const { createCategory } = await owner.ask<{ createCategory: { id: string } }>(CREATE_CATEGORY, { input });
  return createCategory.id;
}

async function newProduct(sku: string, name: string): Promise<string> {
  const input = {
    sku,
    name,
    brand: 'Kazmer',
    model: 'K 25',
    categoryId: await newCategory(name),
    basePrice: 100_000,
    stock: { to: 10 },
    shortDescription: 'Kısa',
    description: 'Uzun',
  };
  const { createProduct } = await owner.ask<{ createProduct: { id: string } }>(CREATE_PRODUCT, { input });
  return createProduct.id;
}

async function change(fields: object): Promise<void> {
  const input = { id: product.id, expectedVersion: product.version, product: fields };
  const { updateProduct } = await owner.ask<{ updateProduct: { version: number } }>(UPDATE_PRODUCT, {
    input,
  });
  product.version = updateProduct.version;
}

async function records(action: string): Promise<Page['auditRecords']['items']> {
  const { auditRecords } = await owner.ask<Page>(RECORDS, { filter: { actions: [action] } });
  return auditRecords.items;
}

it('names the categories between which a product or a category is moved', async () => {
  const pumps = await newCategory('Pompalar');
  const valves = await newCategory('Vanalar');
  await change({ categoryId: pumps });
  await change({ categoryId: valves });
  const moved = { label: 'Kategori', before: 'Pompalar', after: 'Vanalar' };
  expect((await records('product-changed')).at(-1)?.changes).toEqual([moved]);

  const input = { id: pumps, expectedVersion: 1, category: { parentId: valves } };
  await owner.ask(UPDATE_CATEGORY, { input });
  const below = { label: 'Üst kategori', before: null, after: 'Vanalar' };
  expect((await records('category-changed')).at(-1)?.changes).toEqual([below]);
});

it('names the products that a product refers to, several of them as well', async () => {
  const other = await newProduct('VNT-1', 'Vantilatör');
  const another = await newProduct('VNT-2', 'Panjur');
  await change({ successorId: other, equivalentIds: [other, another] });
  expect((await records('product-changed')).at(-1)?.changes).toEqual([
    { label: 'Muadil ürünler', before: null, after: 'VNT-1 Vantilatör, VNT-2 Panjur' },
    { label: 'Yerine geçen ürün', before: null, after: 'VNT-1 Vantilatör' },
  ]);
});

it('calls what the catalog has no more as it was called last', async () => {
  const id = await newCategory('Geçici');
  const input = { id, expectedVersion: 1, category: { name: 'Sezon sonu' } };
  await owner.ask(UPDATE_CATEGORY, { input });
  await shop.dataSource.query('DELETE FROM category WHERE id = $1', [id]);
  expect((await records('category-changed')).at(-1)?.thing.name).toBe('Sezon sonu');
});

it('calls every field of a product and a category by a name', async () => {
  await newCategory('Boylerler');
  const rows = await shop.dataSource.query<{ field: string }[]>(
    'SELECT DISTINCT jsonb_object_keys(snapshot) AS field FROM catalog_version',
  );
  const fields = rows.map(({ field }) => field).filter((field) => field !== 'id');
  expect(fields.length).toBeGreaterThan(40);
  expect(fields.filter((field) => fieldLabel(field) === field)).toEqual([]);
});
