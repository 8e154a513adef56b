import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { codeOf } from '../../../kernel/refusal/test-code-of.js';
import { CatalogRemoval } from '../../catalog/index.js';
import { openTestCheckout, type TestCheckout } from '../../../testing/checkout.js';
import { SPEC_CAUSE } from '../../../testing/spec-cause.js';

const CART = '{ cart { needsConfirmation lines { productName problem } } }';

let shop: TestCheckout;

beforeAll(async () => {
  shop = await openTestCheckout();
});

afterAll(() => shop.close());

type Pump = Awaited<ReturnType<TestCheckout['pump']>>;

/** Removes a product as the undo of an import does, in a transaction that ends when somebody waits for it. */
async function removeWhile(product: Pump, begin: () => void): Promise<void> {
  const removal = new CatalogRemoval(shop.service(AuditLog));
  await shop.write(async (transaction) => {
    await shop.writer.lockProducts(transaction, [product.id]);
    await removal.removeProducts(transaction, [product], SPEC_CAUSE);
    begin();
    await untilSomebodyWaits();
  });
}

async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const waiting = await shop.dataSource.query<unknown[]>(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (waiting.length > 0) return;
  }
}

it.each([
  ['whole', []],
  ['chosen', [{ name: 'Malzeme', variations: [{ name: 'Döküm', priceKurus: 0, stock: 3 }] }]],
])(
  'refuses an order of a product that is being removed at the same time (%s), and leaves its line in the cart',
  async (_kind, attributes) => {
    // On back order already, so that the documents the buyer accepted stay the same when it goes.
    const pump = await shop.add({ name: 'Pompa', basePriceKurus: 100_000, stockQuantity: 0, attributes });
    const variations = pump.attributes.map(({ id, variations: [first] }) => ({
      attributeId: id,
      variationId: first?.id ?? '',
    }));
    const lines = [{ productId: pump.id, quantity: 1, variations }];
    const { context, input } = await shop.checkout.ready(lines);
    let code: Promise<string> | undefined;
    await removeWhile(pump, () => {
      code = codeOf(shop.checkout.send(context, input));
    });
    expect(await code).toBe('PRODUCT_NOT_FOUND');
    expect(await shop.ordersOf(pump.id)).toBe(0);
    expect(await shop.ask<unknown>(CART, {}, context)).toEqual({
      cart: { needsConfirmation: true, lines: [{ productName: 'Pompa', problem: 'NOT_SOLD' }] },
    });
  },
);
