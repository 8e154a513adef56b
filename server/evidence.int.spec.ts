import { openTestDatabase } from './kernel/database/test-database.js';
import { EVIDENCE } from './evidence.js';

it('names every table that the database refuses to change', async () => {
  const database = await openTestDatabase();
  const triggers = await database.dataSource.query<{ table: string }[]>(
    `SELECT tgrelid::regclass::text AS table FROM pg_trigger
     WHERE tgfoid = 'refuse_change_of_history'::regproc ORDER BY 1`,
  );
  await database.close();
  expect([...EVIDENCE.appendOnlyTables].sort()).toEqual(triggers.map(({ table }) => table).sort());
});
