import { openTestOrders, type TestOrders } from '../../../testing/orders.js';

const ADD = `mutation ($productId: ID!) {
  addToCart(input: { productId: $productId, quantity: 1 }) { lines { id quantity product { id } } }
}`;
const UPDATE = 'mutation ($id: ID!) { updateQuantity(lineId: $id, quantity: 5) { lines { quantity } } }';
const NOTE = 'mutation ($id: ID!) { addOrderNote(input: { orderId: $id, note: "Arandı" }) { id } }';

let shop: TestOrders;

beforeAll(async () => {
  shop = await openTestOrders();
});

afterAll(() => shop.close());

it('orders a product whose id is written in capitals, and finds the order by such an id', async () => {
  const productId = shop.productId.toUpperCase();
  const { id } = await shop.place(shop.browser(), { lines: [{ productId, quantity: 1 }] });
  const staff = await shop.staff(['orders']);
  expect(await staff.ask(NOTE, { id: id.toUpperCase() })).toEqual({ addOrderNote: { id } });
  const literal = `{ adminOrder(id: "${id.toUpperCase()}") { id } }`;
  expect(await staff.ask(literal)).toEqual({ adminOrder: { id } });
});

it('puts a product into one line of the cart, in whichever case its id is written', async () => {
  const browser = shop.browser();
  type Added = { addToCart: { lines: { id: string; quantity: number }[] } };
  await browser.ask<Added>(ADD, { productId: shop.productId });
  const { addToCart } = await browser.ask<Added>(ADD, { productId: shop.productId.toUpperCase() });
  expect(addToCart.lines).toMatchObject([{ quantity: 2, product: { id: shop.productId } }]);
  const id = addToCart.lines[0]?.id.toUpperCase();
  expect(await browser.ask(UPDATE, { id })).toEqual({ updateQuantity: { lines: [{ quantity: 5 }] } });
});
