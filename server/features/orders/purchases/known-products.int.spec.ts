import type { TestBrowser } from '../../../testing/browser.js';
import { openTestOrders, type TestOrders } from '../../../testing/orders.js';

const KNOWN = 'query { knownProducts { productId orderedAt ownPartNumbers } }';
const MATCHES = 'query ($text: String!) { ownNumberMatches(text: $text) { ownPartNumber product { id } } }';
const REQUEST = 'mutation ($input: RequestQuoteInput!) { requestQuote(input: $input) { id } }';

interface Known {
  knownProducts: { productId: string; orderedAt: string | null; ownPartNumbers: string[] }[] | null;
}

interface Matches {
  ownNumberMatches: { ownPartNumber: string; product: { id: string } }[];
}

let shop: TestOrders;

beforeAll(async () => {
  shop = await openTestOrders();
}, 30_000);

afterAll(() => shop.close());

const known = async (browser: TestBrowser) => (await browser.ask<Known>(KNOWN)).knownProducts;
const matches = async (browser: TestBrowser, text: string) =>
  (await browser.ask<Matches>(MATCHES, { text })).ownNumberMatches;

async function ask(browser: TestBrowser, ownPartNumber: string): Promise<void> {
  const input = {
    buyer: { name: 'Nurgül Şahinöz', email: 'nurgul@ornek.com', phone: '0532 111 22 33' },
    lines: [{ productId: shop.productId, ownPartNumber, quantity: 1 }],
    filledInSeconds: 30,
  };
  await browser.ask(REQUEST, { input });
}

const BOUGHT = `query ($filter: ProductFilter, $skip: Int! = 0) {
  boughtProducts(filter: $filter, skip: $skip) { total items { id } } }`;

interface Bought {
  boughtProducts: { total: number; items: { id: string }[] } | null;
}

const bought = async (browser: TestBrowser, variables: { filter?: object; skip?: number } = {}) =>
  (await browser.ask<Bought>(BOUGHT, variables)).boughtProducts;

it('names what a customer bought before with its last day, and nothing of others', async () => {
  const customer = await shop.customer();
  expect(await known(customer)).toEqual([]);
  await shop.place(customer);
  const [product, ...others] = (await known(customer)) ?? [];
  expect(others).toEqual([]);
  expect(product).toMatchObject({ productId: shop.productId, ownPartNumbers: [] });
  expect(Date.now() - Date.parse(product?.orderedAt ?? '')).toBeLessThan(60_000);
  expect(await known(await shop.customer())).toEqual([]);
  expect(await known(shop.browser())).toBeNull();
  expect(await known(await shop.staff(['orders']))).toBeNull();
});

it('forgets what was bought by an order that was cancelled', async () => {
  const customer = await shop.customer();
  const { trackingToken } = await shop.place(customer);
  const cancel = 'mutation ($token: String!) { cancelOwnOrder(token: $token) { id } }';
  await customer.ask(cancel, { token: trackingToken });
  expect(await known(customer)).toEqual([]);
});

it('finds a product by the own part number of a customer, however it is punctuated and begun, and for them alone', async () => {
  const customer = await shop.customer();
  await ask(customer, 'MEK-7731/A');
  expect(await known(customer)).toEqual([
    { productId: shop.productId, orderedAt: null, ownPartNumbers: ['MEK-7731/A'] },
  ]);
  const found = [{ ownPartNumber: 'MEK-7731/A', product: { id: shop.productId } }];
  for (const text of ['MEK-7731/A', 'mek 7731a', 'mek7']) {
    expect(await matches(customer, text)).toEqual(found);
  }
  for (const text of ['me', '7731', 'MEK-7731/B', '', '%']) {
    expect(await matches(customer, text)).toEqual([]);
  }
  for (const other of [shop.browser(), await shop.customer(), await shop.staff(['quotes'])]) {
    expect(await matches(other, 'MEK-7731/A')).toEqual([]);
  }
});

it('lists what a customer bought before, filtered as the list of all products is, and nothing for others', async () => {
  const customer = await shop.customer();
  expect(await bought(customer)).toEqual({ total: 0, items: [] });
  await shop.place(customer);
  const found = { total: 1, items: [{ id: shop.productId }] };
  const [product] = await shop.dataSource.query<[{ name: string }]>(
    'SELECT name FROM product WHERE id = $1',
    [shop.productId],
  );
  for (const filter of [
    undefined,
    { text: product.name },
    { text: ' ' },
    { inStock: true },
    { minPrice: 1 },
  ]) {
    expect(await bought(customer, { filter })).toEqual(found);
  }
  for (const filter of [{ text: 'zzzyok' }, { brands: ['yok'] }, { categories: ['yok'] }, { maxPrice: 1 }]) {
    expect(await bought(customer, { filter })).toEqual({ total: 0, items: [] });
  }
  expect(await bought(customer, { skip: 1 })).toEqual({ total: 1, items: [] });
  expect(await bought(await shop.customer())).toEqual({ total: 0, items: [] });
  expect(await bought(shop.browser())).toBeNull();
  expect(await bought(await shop.staff(['orders']))).toBeNull();
});

it('finds no product by an own part number once it is out of sale', async () => {
  const customer = await shop.customer();
  await ask(customer, 'ARSIV-12');
  await shop.dataSource.query('UPDATE product SET archived_at = now() WHERE id = $1', [shop.productId]);
  try {
    expect(await matches(customer, 'ARSIV-12')).toEqual([]);
  } finally {
    await shop.dataSource.query('UPDATE product SET archived_at = NULL WHERE id = $1', [shop.productId]);
  }
});
