import { customerVisit, guestVisit } from '../../kernel/actor/test-visit.js';
import type { Visit } from '../../kernel/actor/visit.js';
import { codeOf, openTestShop, type TestShop } from '../../test-shop.js';
import type { AddToCartInput } from './cart.input.js';
import { CartService } from './cart.service.js';

let shop: TestShop;
let carts: CartService;

beforeAll(async () => {
  shop = await openTestShop();
  carts = shop.service(CartService);
});

beforeEach(() => shop.dataSource.query('DELETE FROM cart'));
afterEach(() => shop.empty());
afterAll(() => shop.close());

const pump = (change: object = {}) =>
  shop.add({ name: 'Sirkülasyon Pompası', basePriceKurus: 100_000, stockQuantity: 10, ...change });

const add = (visit: Visit, productId: string, change: Partial<AddToCartInput> = {}) =>
  carts.add(visit, { productId, quantity: 1, ...change });

const quantities = async (visit: Visit) => (await carts.cart(visit)).lines.map(({ quantity }) => quantity);

describe('a guest', () => {
  it('has an empty cart and no secret before something is added', async () => {
    const visit = guestVisit();
    const cart = await carts.cart(visit);
    expect(cart).toMatchObject({ lines: [], itemCount: 0, needsConfirmation: false, canBeRestored: false });
    expect(cart.totals).toMatchObject({ subtotal: 0, tax: 0, shipping: 0, total: 0 });
    expect(visit.guestToken).toBeNull();
  });

  it('is given a secret with the first line, and finds the cart again under it', async () => {
    const { id } = await pump();
    const visit = guestVisit();
    await add(visit, id, { quantity: 3 });
    expect(Buffer.from(visit.guestToken ?? '', 'base64url')).toHaveLength(32);
    expect(await quantities(guestVisit(visit.guestToken))).toEqual([3]);
  });

  it('is given no secret for what is refused', async () => {
    const visit = guestVisit();
    const refused = add(visit, '00000000-0000-4000-8000-000000000000');
    expect(await codeOf(refused)).toBe('PRODUCT_NOT_FOUND');
    expect(visit.guestToken).toBeNull();
  });

  it('leaves no secret in the database', async () => {
    const { id } = await pump();
    const visit = guestVisit();
    await add(visit, id);
    const [{ owner }] = await shop.dataSource.query<[{ owner: string }]>('SELECT owner FROM cart');
    expect(owner).toMatch(/^guest:[0-9a-f]{64}$/);
  });
});

it('shows a customer the same cart on every device', async () => {
  const { id } = await pump();
  await add(customerVisit('ayse'), id);
  expect(await quantities(customerVisit('ayse'))).toEqual([1]);
  expect(await quantities(customerVisit('mehmet'))).toEqual([]);
});
