import { staffContext } from '../../../kernel/actor/test-context.js';
import { adminProducts } from '../../../testing/admin-products.js';
import { openTestShop, type TestShop } from '../../../testing/shop.js';

const SUGGESTIONS = `query ($categoryId: ID) { productFormSuggestions(categoryId: $categoryId) {
  specs { name unit group } brands units attributes certifications tags } }`;

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.empty());
afterAll(() => shop.close());

const suggested = async (categoryId: string | null) =>
  (await shop.ask<{ productFormSuggestions: object }>(SUGGESTIONS, { categoryId }, staffContext(['catalog'])))
    .productFormSuggestions;

const power = (unit: string) => ({ name: 'Güç', value: '1', unit, group: 'Motor' });

it('suggests what the products of a category have, the most frequent first, or those of all for an empty one', async () => {
  const products = adminProducts(shop);
  const pumps = await shop.addCategory('Pompalar');
  const valves = await shop.addCategory('Vanalar');
  const create = (sku: string, change: object) => products.create(pumps.id, { sku, ...change });
  await create('1', { technicalSpecs: [power('W')], tags: ['b'], unit: 'takım' });
  await create('2', { technicalSpecs: [power('kW')], tags: ['a'] });
  await create('3', {
    technicalSpecs: [power('kW'), { name: 'Çap', value: '25' }],
    tags: ['a'],
    certifications: ['CE'],
    attributes: [{ name: 'Boy', variations: [{ name: 'DN25' }] }],
  });
  const expected = {
    specs: [
      { name: 'Güç', unit: 'kW', group: 'Motor' },
      { name: 'Çap', unit: null, group: null },
    ],
    brands: ['Kazmer'],
    units: ['adet', 'takım'],
    attributes: ['Boy'],
    certifications: ['CE'],
    tags: ['a', 'b'],
  };
  expect(await suggested(pumps.id)).toEqual(expected);
  expect(await suggested(valves.id)).toEqual(expected);
});
