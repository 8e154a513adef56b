import { openTestShop, type TestShop } from '../../../testing/shop.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.empty());
afterAll(() => shop.close());

it('suggests products, categories and brands while typing, and none for fewer than two letters', async () => {
  const category = await shop.addCategory('Vanalar');
  await shop.add({ name: 'Küresel Vana', categoryId: category.id, brand: 'Vanasan' });
  await shop.add({ name: 'Vana Sürücüsü', brand: 'Kazmer' });
  const suggest = (text: string) =>
    shop.ask<{ suggestions: Record<string, { name: string }[]> }>(
      'query ($text: String!) { suggestions(text: $text) { products { name } categories { name } brands { name } } }',
      { text },
    );
  expect((await suggest('VAN')).suggestions).toEqual({
    products: [{ name: 'Vana Sürücüsü' }, { name: 'Küresel Vana' }],
    categories: [{ name: 'Vanalar' }],
    brands: [{ name: 'Vanasan' }],
  });
  expect((await suggest('v')).suggestions).toEqual({ products: [], categories: [], brands: [] });
});

it('suggests what a mistyped word may mean, where nothing matches it', async () => {
  await shop.add({ name: 'Dalgıç Pompa' });
  const suggest = async (text: string) =>
    (
      await shop.ask<{ suggestions: Record<string, { name: string }[]> }>(
        'query ($text: String!) { suggestions(text: $text) { products { name } correctedProducts { name } } }',
        { text },
      )
    ).suggestions;
  const products = [{ name: 'Dalgıç Pompa' }];
  expect(await suggest('dalgıç ponpa')).toEqual({ products: [], correctedProducts: products });
  expect(await suggest('dalgıç pomp')).toEqual({ products, correctedProducts: [] });
  expect(await suggest('dalgıç xyzw')).toEqual({ products: [], correctedProducts: [] });
});

it('suggests what is called so before what only mentions it', async () => {
  await shop.add({ name: 'Dalgıç Pompa' });
  for (const size of [15, 20, 25]) {
    await shop.add({ name: `Çek Valf DN ${size}`, shortDescription: 'Pompa çıkışına takılır.' });
  }
  const { suggestions } = await shop.ask<{ suggestions: { products: { name: string }[] } }>(
    '{ suggestions(text: "pompa") { products { name } } }',
  );
  expect(suggestions.products.map(({ name }) => name)).toEqual([
    'Dalgıç Pompa',
    'Çek Valf DN 25',
    'Çek Valf DN 20',
    'Çek Valf DN 15',
  ]);
});
