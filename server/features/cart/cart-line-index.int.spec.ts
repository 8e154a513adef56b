import { openTestDatabase } from '../../kernel/database/test-database.js';

it('finds the lines of a deleted cart by an index', async () => {
  const database = await openTestDatabase();
  const plan = await database.dataSource.transaction(async (transaction) => {
    await transaction.query('SET LOCAL enable_seqscan = off');
    return transaction.query<Record<string, string>[]>(
      // What the foreign key asks for each cart.
      `EXPLAIN DELETE FROM cart_line WHERE cart_id = '0198c0de-0000-7000-8000-000000000001'`,
    );
  });
  await database.close();
  const text = plan.map((line) => Object.values(line)[0]).join('\n');
  expect(text).toContain('cart_line_of_cart');
});
