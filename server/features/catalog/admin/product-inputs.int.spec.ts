import { openTestApi, type TestApi } from '../../../testing/api.js';
import type { TestBrowser } from '../../../testing/browser.js';

const CREATE =
  'mutation ($input: ProductInput!) { createProduct(input: $input) { id name brand warranty tags } }';
const CHANGE = `mutation ($input: ChangeProductsInput!) { changeProducts(input: $input) { refusal { code } } }`;

let api: TestApi;
let staff: TestBrowser;

beforeAll(async () => {
  api = await openTestApi();
  staff = await api.staff(['catalog']);
});

afterAll(() => api.close());

async function categoryId(): Promise<string> {
  const { createCategory } = await staff.ask<{ createCategory: { id: string } }>(
    'mutation { createCategory(input: { name: "Pompalar", description: "Açıklama" }) { id } }',
  );
  return createCategory.id;
}

const pump = (change: object = {}) => ({
  name: 'Pompa',
  sku: 'POM-1',
  brand: 'Kazmer',
  model: 'K',
  basePrice: 100,
  stock: { to: 1 },
  shortDescription: 'Kısa',
  description: 'Uzun',
  ...change,
});

it('takes the blanks around what is typed away, and makes an empty text none', async () => {
  const input = pump({
    categoryId: await categoryId(),
    name: ' Pompa ',
    brand: ' Kazmer',
    warranty: '  ',
    tags: [' a '],
  });
  const { createProduct } = await staff.ask<{ createProduct: object }>(CREATE, { input });
  expect(createProduct).toMatchObject({ name: 'Pompa', brand: 'Kazmer', warranty: null, tags: ['a'] });
});

it('takes null for a list as nothing that was given', async () => {
  const lists = { pictures: null, documents: null, attributes: null, technicalSpecs: null, tags: null };
  const input = pump({ categoryId: await categoryId(), sku: 'POM-NULL', ...lists });
  const { createProduct } = await staff.ask<{ createProduct: object }>(CREATE, { input });
  expect(createProduct).toMatchObject({ name: 'Pompa', tags: [] });
});

it.each<[string, object]>([
  ['a name of two lines', { name: 'Pompa\niki' }],
  ['a name that is too long', { name: 'a'.repeat(201) }],
  ['a price below zero', { basePrice: -1 }],
  ['a rating above five', { rating: 5.1 }],
  ['a stock below zero', { stock: { to: -1 } }],
  ['a line of two lines in a list', { tags: ['a\nb'] }],
  ['more entries than a list takes', { tags: Array.from({ length: 101 }, String) }],
  ['a choice without a name', { attributes: [{ name: 'Boy', variations: [{ name: ' ' }] }] }],
  [
    'a document in no language',
    { documents: [{ fileId: 'a', kind: 'MANUAL', language: 'Türkçe', title: 'a' }] },
  ],
  ['a relation to nothing', { successorId: 'yok' }],
])('refuses %s and names the field', async (_what, change) => {
  expect(await staff.codeOf(CREATE, { input: pump(change) })).toBe('BAD_USER_INPUT');
});

it('takes 1,000 products in one request, and not one more', async () => {
  const products = Array.from({ length: 1_001 }, (_, number) => ({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    expectedVersion: 1,
  }));
  const change = { isNew: true };
  const { changeProducts } = await staff.ask<{ changeProducts: { refusal: { code: string } }[] }>(CHANGE, {
    input: { products: products.slice(1), change },
  });
  expect(changeProducts).toHaveLength(1_000);
  expect(new Set(changeProducts.map(({ refusal }) => refusal.code))).toEqual(new Set(['PRODUCT_NOT_FOUND']));
  expect(await staff.codeOf(CHANGE, { input: { products, change } })).toBe('BAD_USER_INPUT');
});
