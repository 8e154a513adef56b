import { staffContext } from '../../../kernel/actor/test-context.js';
import { openTestShop, type TestShop } from '../../../testing/shop.js';
import { SPEC_CAUSE } from '../../../testing/spec-cause.js';
import { ProductsExport } from './products.export.js';
import { AdminProductsArgs } from './product-list.input.js';
import { CatalogArchive } from '../writing/catalog.archive.js';

const LIST = `query ($filter: AdminProductFilter, $sort: AdminProductSort! = NAME, $skip: Int! = 0, $take: Int! = 100) {
  adminProducts(filter: $filter, sort: $sort, skip: $skip, take: $take) {
    items { name brand category { name } stockQuantity choiceStock isMadeToMeasure isArchived isPublic gaps picture { id } } total isTotalExact
  }
}`;

interface Listed {
  items: ({ name: string } & Record<string, unknown>)[];
  total: number;
}

const staff = staffContext(['catalog']);

let shop: TestShop;
let ids: Record<string, string>;
let categories: { pumps: string; circulators: string; hidden: string };

beforeAll(async () => {
  shop = await openTestShop();
  const pumps = (await shop.addCategory('Pompalar')).id;
  const circulators = (await shop.addCategory('Sirkülasyon', pumps)).id;
  const hidden = (await shop.saveCategory({ name: 'Hazırlık', isActive: false })).after.id;
  categories = { pumps, circulators, hidden };
  const full = { brand: 'Kazmer', model: 'K', shortDescription: 'a', description: 'b' };
  const products = [
    await shop.add({ ...full, name: 'Ankastre Vana', sku: 'VAN-1', basePriceKurus: 500, stockQuantity: 0 }),
    await shop.add({ ...full, name: 'Çift Pompa', categoryId: pumps, basePriceKurus: 900, stockQuantity: 5 }),
    await shop.add({
      name: 'Islak Rotorlu Pompa',
      brand: 'Ilmar',
      categoryId: circulators,
      stockQuantity: 6,
      isNew: true,
      attributes: [
        {
          name: 'Boy',
          variations: [
            { name: 'DN25', stock: 4 },
            { name: 'DN32', stock: 1 },
          ],
        },
        { name: 'Gövde', variations: [{ name: 'Bronz', stock: 9 }] },
        { name: 'Renk', variations: [{ name: 'Mavi' }] },
      ],
    }),
    await shop.add({
      ...full,
      name: 'Örnek Ürün',
      categoryId: hidden,
      basePriceKurus: 100,
      isMadeToMeasure: true,
      isFeatured: true,
    }),
    await shop.add({ ...full, name: 'Zincirli Eski', categoryId: pumps, basePriceKurus: 50 }),
  ];
  ids = Object.fromEntries(products.map(({ name, id }) => [name, id]));
  const { id, version: expectedVersion } = products.at(-1)!;
  const archive = shop.service(CatalogArchive);
  await shop.write((transaction) => archive.archiveProduct(transaction, { id, expectedVersion }, SPEC_CAUSE));
});

afterAll(() => shop.close());

async function list(variables: object = {}): Promise<Listed> {
  const { adminProducts } = await shop.ask<{ adminProducts: Listed }>(LIST, { ...variables }, staff);
  return adminProducts;
}

const firstNames = async (variables: object = {}) =>
  (await list(variables)).items.map(({ name }) => name.split(' ')[0]);

it('has every product but the archived ones', async () => {
  const { items, total } = await list();
  expect(total).toBe(4);
  expect(items).toMatchObject([
    {
      name: 'Ankastre Vana',
      category: null,
      isPublic: true,
      isMadeToMeasure: false,
      gaps: ['CATEGORY', 'PICTURE'],
    },
    {
      name: 'Çift Pompa',
      category: { name: 'Pompalar' },
      brand: 'Kazmer',
      stockQuantity: 5,
      choiceStock: null,
    },
    {
      name: 'Islak Rotorlu Pompa',
      stockQuantity: 6,
      choiceStock: 5,
      gaps: ['MODEL', 'PRICE', 'SHORT_DESCRIPTION', 'DESCRIPTION', 'PICTURE'],
    },
    { name: 'Örnek Ürün', isPublic: false, isMadeToMeasure: true, isArchived: false, picture: null },
  ]);
});

it('answers every field of a row', async () => {
  const ROW =
    '{ __type(name: "AdminProductRow") { fields { name type { kind ofType { kind ofType { kind ofType { kind } } } } } } }';
  interface Type {
    kind: string;
    ofType?: Type | null;
  }
  const { __type } = await shop.ask<{ __type: { fields: { name: string; type: Type }[] } }>(ROW, {}, staff);
  const hasFields = ({ kind, ofType }: Type): boolean =>
    kind === 'OBJECT' || (ofType ? hasFields(ofType) : false);
  const plain = __type.fields.filter(({ type }) => !hasFields(type)).map(({ name }) => name);
  const { adminProducts } = await shop.ask<{ adminProducts: Listed }>(
    `{ adminProducts { items { ${plain.join(' ')} } } }`,
    {},
    staff,
  );
  expect(Object.keys(adminProducts.items[0]!)).toEqual(plain);
});

it.each([
  ['NEWEST', ['Örnek', 'Islak', 'Çift', 'Ankastre']],
  ['LOWEST_PRICE', ['Islak', 'Örnek', 'Ankastre', 'Çift']],
  ['HIGHEST_PRICE', ['Çift', 'Ankastre', 'Örnek', 'Islak']],
])('is sorted by %s and read page by page', async (sort, words) => {
  expect(await firstNames({ sort })).toEqual(words);
  expect(await firstNames({ sort, skip: 1, take: 2 })).toEqual(words.slice(1, 3));
});

it('puts the smallest stock first', async () => {
  expect((await firstNames({ sort: 'LOWEST_STOCK' })).slice(-2)).toEqual(['Çift', 'Islak']);
});

it('puts what was edited last first', async () => {
  const before = (await shop.productOf('VAN-1'))!;
  await shop.save({ name: before.name, sku: before.sku, warranty: '1 yıl' }, before);
  expect((await firstNames({ sort: 'EDITED' }))[0]).toBe('Ankastre');
});

it.each<[string, object, string[]]>([
  ['a word of the name', { text: 'pompa' }, ['Çift', 'Islak']],
  ['a word in other letters', { text: 'ISLAK' }, ['Islak']],
  ['a brand', { text: 'kazmer' }, ['Ankastre', 'Çift', 'Örnek']],
  ['a SKU', { text: 'van-1' }, ['Ankastre']],
  ['a SKU without its punctuation', { text: 'VAN1' }, ['Ankastre']],
  ['a word that nothing has', { text: 'kazan' }, []],
  ['nothing without a letter', { text: '***' }, []],
])('finds %s', async (_what, filter, words) => {
  expect(await firstNames({ filter })).toEqual(words);
});

it.each<[string, object, string[]]>([
  ['new ones', { isNew: true }, ['Islak']],
  ['not new ones', { isNew: false }, ['Ankastre', 'Çift', 'Örnek']],
  ['featured ones', { isFeatured: true }, ['Örnek']],
  ['a brand', { brands: ['KAZMER '] }, ['Ankastre', 'Çift', 'Örnek']],
  ['no brand at all', { brands: [] }, []],
  ['a price', { minPrice: 100, maxPrice: 500 }, ['Ankastre', 'Örnek']],
  ['sold out ones', { stocks: ['NONE'] }, ['Ankastre', 'Örnek']],
  ['low stocks', { stocks: ['LOW'] }, ['Çift']],
  ['two stocks', { stocks: ['LOW', 'AVAILABLE'] }, ['Çift', 'Islak']],
  ['one gap', { gaps: ['PRICE'] }, ['Islak']],
  ['one of two gaps', { gaps: ['PRICE', 'CATEGORY'] }, ['Ankastre', 'Islak']],
  ['archived ones', { states: ['ARCHIVED'] }, ['Zincirli']],
  ['hidden ones', { states: ['HIDDEN'] }, ['Örnek']],
  ['public ones', { states: ['PUBLIC'] }, ['Ankastre', 'Çift', 'Islak']],
  [
    'all states',
    { states: ['PUBLIC', 'HIDDEN', 'ARCHIVED'] },
    ['Ankastre', 'Çift', 'Islak', 'Örnek', 'Zincirli'],
  ],
])('is narrowed to %s', async (_what, filter, words) => {
  const { items, total } = await list({ filter });
  expect(items.map(({ name }) => name.split(' ')[0])).toEqual(words);
  expect(total).toBe(words.length);
});

it('is narrowed to categories with their subcategories, and to none', async () => {
  const { pumps, circulators } = categories;
  expect(await firstNames({ filter: { categoryIds: [pumps] } })).toEqual(['Çift', 'Islak']);
  expect(await firstNames({ filter: { categoryIds: [circulators, ''] } })).toEqual(['Ankastre', 'Islak']);
});

it('is narrowed to selected products', async () => {
  const filter = { ids: [ids['Çift Pompa'], ids['Örnek Ürün']] };
  expect(await firstNames({ filter })).toEqual(['Çift', 'Örnek']);
});

it('is exported with the stock of choices beside that of the product', async () => {
  const products = shop.service(ProductsExport);
  const request = Object.assign(new AdminProductsArgs(), { filter: null, sort: 'name' });
  const found = [];
  for await (const rows of products.rows(request)) found.push(...rows);
  const row = found.find(({ name }) => name === 'Islak Rotorlu Pompa')!;
  const other = found.find(({ name }) => name === 'Çift Pompa')!;
  const cells = (listed: typeof row) =>
    Object.fromEntries(products.columns.map(({ header, cell }) => [header, cell(listed)]));
  expect(cells(row)).toMatchObject({ Stok: 6, 'Seçenek stoku': 5 });
  expect(cells(other)).toMatchObject({ Stok: 5, 'Seçenek stoku': null });
});

it('has the brands that products are narrowed to', async () => {
  const { adminBrands } = await shop.ask<{ adminBrands: string[] }>('{ adminBrands }', {}, staff);
  expect(adminBrands).toEqual(['Ilmar', 'Kazmer']);
});

it('knows what stands beside a product', async () => {
  const NEIGHBORS = `query ($id: ID!, $filter: AdminProductFilter) {
    adminProductNeighbors(id: $id, filter: $filter, sort: NAME) { previousId nextId position total } }`;
  const besides = async (name: string, filter: object = {}) => {
    const answer = await shop.ask<{ adminProductNeighbors: object }>(
      NEIGHBORS,
      { id: ids[name], filter },
      staff,
    );
    return answer.adminProductNeighbors;
  };
  const [first, last] = [ids['Ankastre Vana'], ids['Örnek Ürün']];
  expect(
    await besides('Çift Pompa', { categoryIds: ['', categories.hidden, categories.pumps] }),
  ).toMatchObject({
    previousId: first,
    position: 2,
    total: 4,
  });
  expect(await besides('Zincirli Eski')).toEqual({
    previousId: last,
    nextId: null,
    position: null,
    total: 4,
  });
});
