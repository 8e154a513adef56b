import { customerContext } from '../../kernel/actor/test-context.js';
import { openTestCarts, type TestCarts } from '../../testing/carts.js';

let shop: TestCarts;
const context = customerContext('ayse');

beforeAll(async () => {
  shop = await openTestCarts();
});

afterAll(() => shop.close());

describe('after a migration changed the type of a column that it reads, a cart is changed as ever by', () => {
  const migrate = (type: string) =>
    shop.dataSource.query(`ALTER TABLE product ALTER min_order_quantity TYPE ${type}`);

  afterEach(() => migrate('integer'));

  it.each([
    ['adding', (id: string) => shop.put(context, id)],
    ['setting a quantity', async () => shop.carts.updateQuantity(context, await lineId(), 3)],
    ['removing', async () => shop.carts.remove(context, await lineId())],
  ])('%s', async (_, change) => {
    const { id } = await shop.pump();
    // Each connection of the pool has prepared its statements.
    await Promise.all(Array.from({ length: 12 }, () => shop.put(context, id)));
    await migrate('bigint');
    for (let repeated = 0; repeated < 3; repeated++) {
      const [line] = (await change(id)).lines;
      if (line) expect(line.quantity).toBeGreaterThan(0);
      await shop.put(context, id);
    }
  });
});

async function lineId(): Promise<string> {
  return (await shop.carts.cart(context)).lines[0]?.id ?? '';
}
