import { openTestApi, type TestApi } from '../../../testing/api.js';
import type { TestBrowser } from '../../../testing/browser.js';
import { openTestOrders, type TestOrders } from '../../../testing/orders.js';
import { addOrderMutation, fillCart, purchaseInput } from '../../../testing/purchase.js';

const SITE = '{ site: siteSettings { siteName contactPhone shippingFee taxRate } }';
const CART = '{ cart { totals { subtotal tax shipping total } } }';
const UPDATE = 'mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { version } }';
const ORDER = 'subtotal tax shipping total';

/** 1.000,00 net, 20 % tax and 150,00 shipping at first; then 10 % and 187,50. */
const BEFORE = { subtotal: 100_000, tax: 20_000, shipping: 15_000, total: 135_000 };
const AFTER = { subtotal: 100_000, tax: 10_000, shipping: 18_750, total: 128_750 };
const CHANGED = {
  siteName: 'Tesisat Dünyası',
  contactPhone: '0212 555 01 42',
  shippingFee: 18_750,
  taxRate: 1_000,
};

let shop: TestOrders;
let other: TestApi;

beforeAll(async () => {
  shop = await openTestOrders();
  other = await openTestApi({ environment: { DATABASE_URL: shop.databaseUrl } });
});

afterAll(async () => {
  await other.close();
  await shop.close();
});

const totalsOf = async (browser: TestBrowser) =>
  (await browser.ask<{ cart: { totals: object } }>(CART)).cart.totals;

async function order(browser: TestBrowser): Promise<object> {
  const input = await purchaseInput(browser);
  return (await browser.ask<{ addOrder: object }>(addOrderMutation(ORDER), { input })).addOrder;
}

async function save(settings: object): Promise<void> {
  const staff = await shop.staff(['settings']);
  const { adminSettings } = await staff.ask<{ adminSettings: { version: number } }>(
    '{ adminSettings { version } }',
  );
  await staff.ask(UPDATE, { input: { expectedVersion: adminSettings.version, settings } });
}

it('shows a setting that was changed on one process in the shop, an open cart and a new order on another', async () => {
  const [early, open] = [other.browser(), other.browser()];
  for (const browser of [early, open]) await fillCart(browser, shop.lines);
  expect(await totalsOf(open)).toEqual(BEFORE);
  expect(await order(early)).toEqual(BEFORE);
  const { site } = await other.browser().ask<{ site: object }>(SITE);
  expect(site).not.toMatchObject(CHANGED);

  await save(CHANGED);
  await expect
    .poll(async () => (await other.browser().ask<{ site: object }>(SITE)).site, { timeout: 5_000 })
    .toEqual(CHANGED);
  await expect.poll(() => totalsOf(open), { timeout: 5_000 }).toEqual(AFTER);
  expect(await order(open)).toEqual(AFTER);
});
