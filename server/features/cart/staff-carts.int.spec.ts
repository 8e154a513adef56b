import type { SignedInBrowser } from '../../testing/people.js';
import { openTestOrders, type TestOrders } from '../../testing/orders.js';

const CART = 'lines { id productName quantity placedBy } itemCount canBeRestored';
const PUT = `mutation ($input: AddToCustomerCartInput!) {
  added: addToCustomerCart(input: $input) { addedCount refused { index code message } cart { ${CART} } }
}`;
const READ = `query ($customer: ID!) { cart: customerCart(customer: $customer) { ${CART} } }`;
const OWN = `{ cart { ${CART} } }`;
const ADD = `mutation ($input: AddToCartInput!) { cart: addToCart(input: $input) { ${CART} } }`;
const REMOVE = `mutation ($id: ID!) { cart: removeFromCart(lineId: $id) { ${CART} } }`;
const RESTORE = `mutation { cart: restoreCart { ${CART} } }`;
const RECORDS = `query ($filter: AuditRecordFilter) {
  auditRecords(filter: $filter) { items { actionName actor { name } thing { name } } }
}`;
const NOBODY = '00000000-0000-4000-8000-000000000000';

interface Shown {
  lines: { id: string; productName: string; quantity: number; placedBy: string | null }[];
  canBeRestored: boolean;
}
interface Added {
  added: { addedCount: number; refused: { index: number; code: string }[]; cart: Shown };
}

let shop: TestOrders;
let staff: SignedInBrowser;
let customer: SignedInBrowser;

beforeAll(async () => {
  shop = await openTestOrders({ environment: { RATE_LIMIT_FACTOR: '1000' } });
  staff = await shop.staff(['orders', 'users']);
  await shop.dataSource.query('UPDATE users SET name = $2 WHERE id = $1', [staff.user.id, 'Zeki Personel']);
});

beforeEach(async () => {
  customer = await shop.customer();
});

afterAll(() => shop.close());

const put = (lines: object[], customerId = customer.user.id) =>
  staff.ask<Added>(PUT, { input: { customerId, lines } }).then(({ added }) => added);
const own = async (source = OWN, variables: object = {}) =>
  (await customer.ask<{ cart: Shown }>(source, { ...variables })).cart;
const pump = (quantity: number) => ({ productId: shop.productId, quantity });

it('puts products into the cart of a customer, who reads there who of the shop did', async () => {
  expect(await put([pump(3)])).toMatchObject({ addedCount: 1, refused: [] });
  const line = { productName: 'Sirkülasyon Pompası', quantity: 3, placedBy: 'Zeki Personel' };
  expect((await own()).lines).toMatchObject([line]);
  const { cart } = await staff.ask<{ cart: Shown }>(READ, { customer: customer.user.id });
  expect(cart.lines).toMatchObject([line]);
});

it('joins what the customer has, and stays named when they add, remove, restore or order more', async () => {
  expect((await own(ADD, { input: pump(1) })).lines).toMatchObject([{ quantity: 1, placedBy: null }]);
  await put([pump(2)]);
  const named = [{ quantity: 4, placedBy: 'Zeki Personel' }];
  const { lines } = await own(ADD, { input: pump(1) });
  expect(lines).toMatchObject(named);
  expect(await own(REMOVE, { id: lines[0]?.id })).toMatchObject({ lines: [], canBeRestored: true });
  expect((await own(RESTORE)).lines).toMatchObject(named);
});

it('is still named where a guest cart waits to be merged, and after it was', async () => {
  await put([pump(2)]);
  const guest = shop.browser();
  await guest.ask(ADD, { input: pump(1) });
  for (const [name, value] of guest.cookies) customer.cookies.set(name, value);
  const named = [{ quantity: 3, placedBy: 'Zeki Personel' }];
  expect((await own()).lines).toMatchObject(named);
  expect((await own(`mutation { cart: mergeCart { ${CART} } }`)).lines).toMatchObject(named);
});

it('names what cannot be put there, and records nothing where that is all of it', async () => {
  expect(await put([pump(1), { productId: NOBODY, quantity: 1 }])).toMatchObject({
    addedCount: 1,
    refused: [{ index: 1, code: 'PRODUCT_NOT_FOUND' }],
  });
  await put([{ productId: NOBODY, quantity: 1 }]);
  const [{ entries }] = await shop.dataSource.query<[{ entries: unknown[] }]>(
    `SELECT json_agg(after) AS entries FROM audit WHERE what = 'user-cart-filled' AND subject = $1`,
    [`user ${customer.user.id}`],
  );
  expect(entries).toEqual([{ products: [{ productId: shop.productId, quantity: 1, variationIds: [] }] }]);
});

it('is recorded with both names', async () => {
  await put([pump(1)]);
  const { auditRecords } = await staff.ask<{ auditRecords: { items: object[] } }>(RECORDS, {
    filter: { thing: `user:${customer.user.id}` },
  });
  expect(auditRecords.items).toContainEqual({
    actionName: 'Müşterinin sepetine ürün konuldu',
    actor: { name: 'Zeki Personel' },
    thing: { name: customer.user.name },
  });
});

it('is for staff with the permission, and for customers whose account is open', async () => {
  const refused = async (browser: SignedInBrowser, customerId: string) =>
    [
      await browser.codeOf(PUT, { input: { customerId, lines: [pump(1)] } }),
      await browser.codeOf(READ, { customer: customerId }),
    ].join();
  const clerk = await shop.staff(['quotes']);
  expect(await refused(clerk, customer.user.id)).toBe('FORBIDDEN,FORBIDDEN');
  expect(await refused(customer, customer.user.id)).toBe('SIGN_IN_REQUIRED,SIGN_IN_REQUIRED');
  expect(await refused(staff, staff.user.id)).toBe('NOT_FOUND,NOT_FOUND');
  expect(await refused(staff, NOBODY)).toBe('NOT_FOUND,NOT_FOUND');
  await shop.dataSource.query('UPDATE users SET is_active = false WHERE id = $1', [customer.user.id]);
  expect(await refused(staff, customer.user.id)).toBe('NOT_FOUND,NOT_FOUND');
});
