import { openTestOrders, type TestOrder, type TestOrders } from '../../../testing/orders.js';
import type { SignedInBrowser } from '../../../testing/people.js';
import { changeUser } from '../../../testing/sign-in.js';

const ORDERS = `query ($filter: AdminOrderFilter) {
  adminOrders(filter: $filter) { total items { id } } adminOrderCounts(filter: $filter) { total } }`;
const OTHERS = `query ($id: ID!) {
  adminQuotes(filter: { customer: $id }) { total } adminMessages(filter: { customer: $id }) { total } }`;

const SALES = 'query ($id: ID!) { adminCustomerSales(customer: $id) { orders revenue lastOrderAt } }';
const CANCEL = `mutation ($id: ID!) {
  cancelOrder(input: { orderId: $id, expectedVersion: 1, notifyBuyer: false }) { id }
}`;
/** Of the one product of the shop. */
const SUBTOTAL_KURUS = 100_000;

let shop: TestOrders;
let staff: SignedInBrowser;
let customer: SignedInBrowser;
let own: TestOrder;
let asGuest: TestOrder;

beforeAll(async () => {
  shop = await openTestOrders();
  [staff, customer] = [await shop.staff(), await shop.customer()];
  own = await shop.place(customer);
  asGuest = await shop.place(shop.browser(), { buyer: buyerAt(customer.user.email) });
  await shop.place(shop.browser(), { buyer: buyerAt('baska@example.com') });
});

afterAll(() => shop.close());

const buyerAt = (email: string) => ({ name: 'Ayşe Yılmaz', email, phone: '0532 111 22 33' });

async function ordersOf(id: string): Promise<string[]> {
  type Answer = {
    adminOrders: { total: number; items: { id: string }[] };
    adminOrderCounts: { total: number };
  };
  const { adminOrders, adminOrderCounts } = await staff.ask<Answer>(ORDERS, { filter: { customer: id } });
  expect([adminOrders.total, adminOrderCounts.total]).toEqual([
    adminOrders.items.length,
    adminOrders.items.length,
  ]);
  return adminOrders.items.map((order) => order.id);
}

it('lists the orders of an account for staff, and those of a guest only under an address that was proved', async () => {
  expect(await ordersOf(customer.user.id)).toEqual([own.id]);
  await changeUser(shop, customer.user, { emailVerifiedAt: new Date() });
  expect(await ordersOf(customer.user.id)).toEqual([asGuest.id, own.id]);
  expect(await ordersOf('00000000-0000-4000-8000-000000000000')).toEqual([]);
});

it('sums up exactly the orders that are listed of an account, cancelled ones without revenue', async () => {
  const { id } = customer.user;
  const last = await shop.place(customer);
  const ids = await ordersOf(id);
  const sales = async (of: string) =>
    (
      await staff.ask<{ adminCustomerSales: { orders: number; revenue: number; lastOrderAt: string } }>(
        SALES,
        { id: of },
      )
    ).adminCustomerSales;
  const before = await sales(id);
  expect(before.orders).toBe(ids.length);
  expect(before.revenue).toBe(ids.length * SUBTOTAL_KURUS);
  await staff.ask(CANCEL, { id: last.id });
  expect(await sales(id)).toEqual({ ...before, revenue: before.revenue - SUBTOTAL_KURUS });
  expect(await sales('00000000-0000-4000-8000-000000000000')).toEqual({
    orders: 0,
    revenue: 0,
    lastOrderAt: null,
  });
  const clerk = await shop.staff(['users', 'quotes']);
  expect(await clerk.codeOf(SALES, { id })).toBe('FORBIDDEN');
});

it('lists no quotes and messages of somebody who sent none', async () => {
  const { id } = customer.user;
  expect(await staff.ask(OTHERS, { id })).toEqual({ adminQuotes: { total: 0 }, adminMessages: { total: 0 } });
  const clerk = await shop.staff(['users']);
  expect(await clerk.codeOf(ORDERS, { filter: { customer: id } })).toBe('FORBIDDEN');
});
