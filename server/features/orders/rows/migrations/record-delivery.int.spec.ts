import { migrate } from '../../../../kernel/database/migrate.js';
import { openTestDatabase, type TestDatabase } from '../../../../kernel/database/test-database.js';
import { undoMigrationsFrom } from '../../../../kernel/database/test-migrations.js';
import { ORDER_PLACED_UPCASTS } from '../../history/order.upcasts.js';
import { RecordDelivery1766500000110 } from './1766500000110-record-delivery.js';

let database: TestDatabase;

beforeEach(async () => {
  database = await openTestDatabase();
});

afterEach(() => database.close());

it('gives the lines of earlier orders the delivery that replaying their events gives them', async () => {
  const lines = ['1 hafta', null].map((deliveryTime, index) => ({
    position: index + 1,
    product: { name: 'Pompa', deliveryTime },
    quantity: index + 4,
  }));
  await undoMigrationsFrom(database.dataSource, RecordDelivery1766500000110);
  await database.dataSource.query(
    `INSERT INTO order_line (order_id, position, product_id, product, selected_variations, quantity, back_ordered,
       unit_price_kurus, total_price_kurus, tax_rate_basis_points)
     SELECT gen_random_uuid(), position, gen_random_uuid(), product, '[]', quantity, 2, 1, 1, 2000
     FROM jsonb_to_recordset($1) AS line (position smallint, product jsonb, quantity integer)`,
    [JSON.stringify(lines)],
  );
  await migrate(database.dataSource);
  const rows = await database.dataSource.query<{ delivery: unknown }[]>(
    'SELECT delivery FROM order_line ORDER BY position',
  );
  const replayed = ORDER_PLACED_UPCASTS.reduce<Record<string, unknown>>((data, upcast) => upcast(data), {
    lines,
  });
  const expected = (replayed.lines as { delivery: unknown }[]).map(({ delivery }) => delivery);
  expect(rows.map(({ delivery }) => delivery)).toEqual(expected);
  expect(expected).toEqual([
    [{ quantity: 4, isFromStock: true, time: '1 hafta' }],
    [{ quantity: 5, isFromStock: true, time: 'en geç 30 gün' }],
  ]);
});
