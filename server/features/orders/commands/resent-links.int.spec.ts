import { migrate } from '../../../kernel/database/migrate.js';
import { undoMigrationsFrom } from '../../../kernel/database/test-migrations.js';
import { ProjectionProof } from '../../../kernel/projections/projection-proof.js';
import { openTestCheckout, type TestCheckout } from '../../../testing/checkout.js';
import { SPEC_CAUSE } from '../../../testing/spec-cause.js';
import { OrdersService } from './orders.service.js';
import { StaffOrdersService } from './staff-orders.service.js';
import { ExtendResentLinks1770100000100 } from '../rows/migrations/1770100000100-extend-resent-links.js';

let shop: TestCheckout;

beforeAll(async () => {
  shop = await openTestCheckout();
});

afterAll(() => shop.close());

it('extends the links of confirmations that were mailed again earlier, as a replay of their events does', async () => {
  const { id: productId } = await shop.pump({ stockQuantity: 10 });
  const place = async () => (await shop.checkout.order([{ productId, quantity: 1 }])).id;
  const resent = await place();
  const renewedSince = await place();
  const untouched = await place();
  for (const id of [resent, renewedSince]) {
    await shop.service(StaffOrdersService).resendConfirmation(id, SPEC_CAUSE);
  }
  await shop.service(OrdersService).renewLink(renewedSince, SPEC_CAUSE);
  await undoMigrationsFrom(shop.dataSource, ExtendResentLinks1770100000100);
  await shop.dataSource.query('UPDATE orders SET link_renewed_at = NULL WHERE id = $1', [resent]);
  await migrate(shop.dataSource);
  expect(await shop.service(ProjectionProof).firstDifference()).toBeUndefined();
  const rows = await shop.dataSource.query<{ id: string }[]>(
    'SELECT id FROM orders WHERE link_renewed_at IS NOT NULL',
  );
  expect(rows.map(({ id }) => id).sort()).toEqual([resent, renewedSince].sort());
  expect(rows).not.toContainEqual({ id: untouched });
});
