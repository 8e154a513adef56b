import { guestContext } from '../../kernel/actor/test-context.js';
import { until } from '../../kernel/clock/test-until.js';
import { chosenOf, openTestCarts, type TestCarts } from '../../testing/carts.js';

let shop: TestCarts;

beforeAll(async () => {
  shop = await openTestCarts();
});

afterEach(() => shop.reset());
afterAll(() => shop.close());

const buyer = () => guestContext('secret');
const take = () => shop.dataSource.transaction((transaction) => shop.carts.takeLines(transaction, buyer()));

const isSomebodyWaiting = async () => {
  const rows = await shop.dataSource.query<unknown[]>(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
};

it('gives the lines of a cart to one of several orders that take them at once', async () => {
  const pump = await shop.pump();
  const valve = await shop.pump({ name: 'Vana' });
  await shop.put(buyer(), pump.id, { quantity: 2 });
  await shop.put(buyer(), valve.id, { quantity: 3 });
  const taken = await Promise.all([take(), take(), take(), take()]);
  expect(taken.map((lines) => lines.length).sort()).toEqual([0, 0, 0, 2]);
});

it('leaves a line in the cart that is added while an order waits to take the others', async () => {
  const pump = await shop.pump();
  const valve = await shop.pump({ name: 'Vana' });
  await shop.put(buyer(), pump.id, { quantity: 2 });
  let taking: ReturnType<typeof take> | undefined;
  await shop.dataSource.transaction(async (transaction) => {
    await transaction.query('UPDATE cart SET changed_at = now()');
    await transaction.query(
      `INSERT INTO cart_line SELECT gen_random_uuid(), cart_id, $1, '', 'Vana', '[]', 3, 100000, now(), now(), NULL FROM cart_line`,
      [valve.id],
    );
    await transaction.query('UPDATE cart_line SET quantity = 5 WHERE product_id = $1', [pump.id]);
    taking = take();
    await until(isSomebodyWaiting);
  });
  expect((await taking)?.map(({ productId, quantity }) => [productId, quantity])).toEqual([[pump.id, 5]]);
  expect((await shop.carts.cart(buyer())).lines).toMatchObject([{ productName: 'Vana', quantity: 3 }]);
});

it('takes what could be restored out of the cart, too', async () => {
  const { id } = await shop.pump();
  const { lines } = await shop.put(buyer(), id);
  await shop.carts.remove(buyer(), lines[0]?.id ?? '');
  expect(await take()).toEqual([]);
  expect((await shop.carts.cart(buyer())).canBeRestored).toBe(false);
});

it('lets no simultaneous additions pass the limit of lines', async () => {
  const pipe = await shop.pipe(230);
  const [first, ...others] = chosenOf(pipe).map(
    (choice) => () => shop.put(buyer(), pipe.id, { variations: [choice] }),
  );
  await first?.();
  await Promise.allSettled(others.map((add) => add()));
  expect((await shop.carts.cart(buyer())).lines).toHaveLength(200);
});
