import { customerContext, guestContext } from '../../kernel/actor/test-context.js';
import { codeOf } from '../../kernel/refusal/test-code-of.js';
import { chosenOf, openTestCarts, type TestCarts } from '../../testing/carts.js';

let shop: TestCarts;

beforeAll(async () => {
  shop = await openTestCarts();
});

afterEach(() => shop.reset());
afterAll(() => shop.close());

/** A customer in a browser that still knows the secret of a guest. */
function signIn() {
  const context = customerContext('ayse');
  context.guestToken = 'secret';
  return context;
}

describe('a guest whose lines do not all fit into the cart they sign in to', () => {
  /** 160 lines of the customer and 160 of the guest, 20 of them the same. */
  async function fillBoth() {
    const pipe = await shop.pipe(300);
    const sizes = chosenOf(pipe);
    await shop.fill(customerContext('ayse'), pipe.id, sizes.slice(0, 160));
    await shop.fill(guestContext('secret'), pipe.id, sizes.slice(140));
    return pipe;
  }

  const lineCount = async () => {
    const [row] = await shop.dataSource.query<[{ lines: number; pieces: number }]>(
      'SELECT count(*)::int AS lines, sum(quantity)::int AS pieces FROM cart_line WHERE removed_at IS NULL',
    );
    return row;
  };

  it('has a full cart, is told how many lines wait, and loses none', async () => {
    await fillBoth();
    const context = signIn();
    const shown = await shop.carts.cart(context);
    const merged = await shop.carts.merge(context);
    for (const cart of [shown, merged, await shop.carts.cart(context)]) {
      expect([cart.lines.length, cart.itemCount, cart.leftOutLines]).toEqual([200, 220, 100]);
    }
    expect(context.guestToken).toBe('secret');
    expect(await lineCount()).toEqual({ lines: 300, pieces: 320 });
  });

  it('gets the lines that wait as soon as there is room', async () => {
    await fillBoth();
    const context = signIn();
    const { lines } = await shop.carts.merge(context);
    for (const { id } of lines.slice(0, 3)) await shop.carts.remove(context, id);
    const cart = await shop.carts.merge(context);
    expect([cart.lines.length, cart.leftOutLines]).toEqual([200, 97]);
  });

  it('orders what is shown and keeps what waits', async () => {
    await fillBoth();
    const context = signIn();
    const ordered = await shop.dataSource.transaction(async (transaction) => {
      const lines = await shop.carts.takeLines(transaction, context);
      return lines;
    });
    expect(ordered).toHaveLength(200);
    const cart = await shop.carts.cart(context);
    expect([cart.lines.length, cart.leftOutLines]).toEqual([100, 0]);
  });

  it('empties the cart and what waits together', async () => {
    await fillBoth();
    const context = signIn();
    expect(await shop.carts.clear(context)).toMatchObject({
      lines: [],
      leftOutLines: 0,
      canBeRestored: true,
    });
    expect(context.guestToken).toBeNull();
    const restored = await shop.carts.restore(context);
    expect([restored.lines.length, restored.canBeRestored]).toEqual([200, true]);
  });

  it('adds to a line that both have, though the cart is full', async () => {
    const pipe = await fillBoth();
    const context = signIn();
    const { lines } = await shop.carts.merge(context);
    const inCart = new Set(lines.map(({ selectedVariations: [size] }) => size?.variationId));
    const waiting = chosenOf(pipe)
      .filter(({ variationId }) => !inCart.has(variationId))
      .slice(0, 1);
    expect(await codeOf(shop.put(context, pipe.id, { variations: waiting }))).toBe('CART_FULL');
    const same = chosenOf(pipe)
      .filter(({ variationId }) => inCart.has(variationId))
      .slice(0, 1);
    expect((await shop.put(context, pipe.id, { variations: same })).itemCount).toBe(221);
  });
});
