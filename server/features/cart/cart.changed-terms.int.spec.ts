import { customerContext } from '../../kernel/actor/test-context.js';
import { openTestCarts, type TestCarts } from '../../testing/carts.js';

let shop: TestCarts;
const context = customerContext('ayse');

beforeAll(async () => {
  shop = await openTestCarts();
});

afterEach(() => shop.reset());
afterAll(() => shop.close());

const change = (columns: string) => shop.dataSource.query(`UPDATE product SET ${columns}`);

it('shows a raised minimum beside the quantity chosen before, until it is confirmed', async () => {
  const { id } = await shop.pump();
  await shop.put(context, id, { quantity: 2 });
  await change('min_order_quantity = 5');
  const raised = { problem: 'MINIMUM_RAISED', previousQuantity: 2, quantity: 5, totalPrice: 500_000 };
  expect(await shop.carts.cart(context)).toMatchObject({ needsConfirmation: true, lines: [raised] });
  const agreed = { problem: null, previousQuantity: null, quantity: 5 };
  expect(await shop.carts.confirm(context)).toMatchObject({ needsConfirmation: false, lines: [agreed] });
});

it('shows a changed unit beside the one chosen by, also of a line that is brought back, until it is confirmed', async () => {
  const { id } = await shop.pump({ unit: 'Adet' });
  const { lines } = await shop.put(context, id, { quantity: 2 });
  await change("unit = 'Metre'");
  const other = { problem: 'UNIT_CHANGED', previousUnit: 'Adet', quantity: 2, previousUnitPrice: null };
  expect(await shop.carts.cart(context)).toMatchObject({ needsConfirmation: true, lines: [other] });
  await shop.carts.remove(context, lines[0]!.id);
  expect(await shop.carts.restore(context)).toMatchObject({ needsConfirmation: true, lines: [other] });
  const agreed = { problem: null, previousUnit: null, quantity: 2 };
  expect(await shop.carts.confirm(context)).toMatchObject({ needsConfirmation: false, lines: [agreed] });
});

it('reports no changed unit of a line that was added before units were recorded', async () => {
  const { id } = await shop.pump();
  await shop.put(context, id);
  await shop.dataSource.query('UPDATE cart_line SET agreed_unit = NULL');
  await change("unit = 'Metre'");
  expect(await shop.carts.cart(context)).toMatchObject({ needsConfirmation: false });
});
