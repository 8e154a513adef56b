import { DataSource } from 'typeorm';
import { openTestApi, type TestApi } from '../../testing/api.js';
import type { TestBrowser } from '../../testing/browser.js';
import { addPump, PUMP_ID } from '../../testing/pump.js';

const LIST =
  'id name size shareToken items { productId productName productSlug priceWhenAdded wasInStock product { name defaultPrice inStock } }';
const LISTS = `{ lists: favoriteLists { ${LIST} } }`;
const ADD = `mutation ($input: FavoritesInput!) { list: addFavorites(input: $input) { ${LIST} } }`;
const REMOVE = `mutation ($input: FavoritesInput!) { list: removeFavorites(input: $input) { ${LIST} } }`;
const ADD_LIST = `mutation ($name: String!) { list: addFavoriteList(input: { name: $name }) { ${LIST} } }`;
const SHARE = `mutation ($id: ID!, $isShared: Boolean!) { list: shareFavoriteList(id: $id, isShared: $isShared) { ${LIST} } }`;
const SHARED =
  'query ($token: String!) { list: sharedFavoriteList(token: $token) { name products { name } } }';

interface List {
  id: string;
  name: string | null;
  size: number;
  shareToken: string | null;
  items: {
    productId: string;
    productName: string;
    priceWhenAdded: number | null;
    wasInStock: boolean;
    product: { name: string; defaultPrice: number; inStock: boolean } | null;
  }[];
}

let api: TestApi;
let dataSource: DataSource;
let customer: TestBrowser;

beforeAll(async () => {
  api = await openTestApi();
  dataSource = api.app.get(DataSource);
  await addPump(dataSource);
});
beforeEach(async () => {
  customer = await api.customer();
});
afterAll(() => api.close());

const listOf = async (query: string, variables: Record<string, unknown>, browser = customer) =>
  (await browser.ask<{ list: List }>(query, variables)).list;
const listsOf = async (browser = customer) => (await browser.ask<{ lists: List[] }>(LISTS)).lists;
const heart = (browser = customer) => listOf(ADD, { input: { productIds: [PUMP_ID] } }, browser);

it('keeps a product with its price and stock of that day, once, and says what it is by now', async () => {
  const list = await heart();
  const price = list.items[0]?.product?.defaultPrice ?? 0;
  expect(list).toMatchObject({ name: null, size: 1, items: [{ priceWhenAdded: price, wasInStock: true }] });
  await dataSource.query(
    'UPDATE product SET base_price_kurus = base_price_kurus + 500, in_stock = false WHERE id = $1',
    [PUMP_ID],
  );
  try {
    const again = await heart();
    expect(again.size).toBe(1);
    expect(again.items[0]).toMatchObject({ priceWhenAdded: price, wasInStock: true });
    expect(again.items[0]?.product).toMatchObject({ defaultPrice: price + 500, inStock: false });
    expect(await customer.ask('{ favoriteIds }')).toEqual({ favoriteIds: [PUMP_ID] });
  } finally {
    await dataSource.query(
      'UPDATE product SET base_price_kurus = base_price_kurus - 500, in_stock = true WHERE id = $1',
      [PUMP_ID],
    );
  }
});

it('still names a product that is no longer sold', async () => {
  const { items } = await heart();
  await dataSource.query('UPDATE product SET archived_at = now() WHERE id = $1', [PUMP_ID]);
  try {
    const [list] = await listsOf();
    expect(list?.items).toEqual([{ ...items[0], product: null }]);
  } finally {
    await dataSource.query('UPDATE product SET archived_at = NULL WHERE id = $1', [PUMP_ID]);
  }
});

it('passes over what is no product, and takes a product out again', async () => {
  const productIds = [PUMP_ID, '7d8e9f00-0000-4000-8000-000000000000', 'yok'];
  expect((await listOf(ADD, { input: { productIds } })).size).toBe(1);
  expect((await listOf(REMOVE, { input: { productIds } })).size).toBe(0);
});

it('makes one list of hearts, however many hearts are pressed at once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => heart()));
  expect(await listsOf()).toMatchObject([{ name: null, size: 1 }]);
});

it('has lists with a name, of a bounded number and size, which are renamed and deleted', async () => {
  const { id } = await listOf(ADD_LIST, { name: '  Mahmutbey B Blok ' });
  await listOf(ADD, { input: { listId: id, productIds: [PUMP_ID] } });
  await heart();
  expect(await listsOf()).toMatchObject([{ name: null }, { id, name: 'Mahmutbey B Blok', size: 1 }]);
  const rename =
    'mutation ($id: ID!, $name: String!) { list: renameFavoriteList(id: $id, input: { name: $name }) { name } }';
  expect(await customer.ask(rename, { id, name: 'C Blok' })).toEqual({ list: { name: 'C Blok' } });
  expect(await customer.codeOf(rename, { id, name: '   ' })).toBe('BAD_USER_INPUT');
  const remove = 'mutation ($id: ID!) { deleteFavoriteList(id: $id) }';
  const [hearts] = await listsOf();
  expect(await customer.codeOf(remove, { id: hearts?.id })).toBe('NOT_FOUND');
  await customer.ask(remove, { id });
  expect(await listsOf()).toMatchObject([{ name: null }]);

  await dataSource.query(
    `INSERT INTO favorite_list (id, user_id, name) SELECT gen_random_uuid(), user_id, 'L' || n
     FROM favorite_list, generate_series(1, 50) AS n WHERE id = $1`,
    [hearts?.id],
  );
  expect(await customer.codeOf(ADD_LIST, { name: 'Elli birinci' })).toBe('FAVORITE_LISTS_FULL');
  await listOf(REMOVE, { input: { productIds: [PUMP_ID] } });
  await dataSource.query(
    `INSERT INTO favorite SELECT $1, gen_random_uuid(), 'P', 'p', 0, true, now() FROM generate_series(1, 300)`,
    [hearts?.id],
  );
  expect(await customer.codeOf(ADD, { input: { productIds: [PUMP_ID] } })).toBe('FAVORITES_FULL');
  expect((await listsOf())[0]?.size).toBe(300);
});

it('opens a list by its link until that is ended, and the next link is another', async () => {
  const { id } = await heart();
  const guest = api.browser();
  const { shareToken: token } = await listOf(SHARE, { id, isShared: true });
  expect(await listOf(SHARE, { id, isShared: true })).toMatchObject({ shareToken: token });
  expect(await guest.ask(SHARED, { token })).toMatchObject({ list: { name: null, products: [{}] } });
  await listOf(SHARE, { id, isShared: false });
  expect(await guest.ask(SHARED, { token })).toEqual({ list: null });
  expect((await listOf(SHARE, { id, isShared: true })).shareToken).not.toBe(token);
});

it('shows and changes no list of somebody else', async () => {
  const { id } = await heart();
  const other = await api.customer();
  expect(await other.ask('query ($id: ID!) { favoriteList(id: $id) { id } }', { id })).toEqual({
    favoriteList: null,
  });
  for (const query of [ADD, REMOVE]) {
    expect(await other.codeOf(query, { input: { listId: id, productIds: [PUMP_ID] } })).toBe('NOT_FOUND');
  }
  expect(await other.codeOf(SHARE, { id, isShared: true })).toBe('NOT_FOUND');
  expect(await api.browser().ask('{ favoriteIds }')).toEqual({ favoriteIds: null });
});
