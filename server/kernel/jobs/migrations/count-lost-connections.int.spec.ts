import { migrate } from '../../database/migrate.js';
import { openTestDatabase, type TestDatabase } from '../../database/test-database.js';
import { undoMigrationsFrom } from '../../database/test-migrations.js';
import { CountLostConnections1772600000310 } from './1772600000310-count-lost-connections.js';

let database: TestDatabase;

beforeEach(async () => {
  database = await openTestDatabase();
});

afterEach(() => database.close());

it('counts the workers of jobs that are not over anew, as lost connections were counted with them', async () => {
  const { dataSource } = database;
  await undoMigrationsFrom(dataSource, CountLostConnections1772600000310);
  await dataSource.query(`
    INSERT INTO job (id, kind, subject_id, status, stalls, actor_kind, request_id, lease_until, finished_at)
    SELECT gen_random_uuid(), 'count', status, status, 12, 'system', 'spec',
      CASE status WHEN 'running' THEN now() END, CASE status WHEN 'failed' THEN now() END
    FROM unnest(ARRAY['waiting', 'running', 'failed']) AS status`);
  await migrate(dataSource);
  const jobs = await dataSource.query<{ status: string; stalls: number }[]>(
    'SELECT status, stalls, lost_connections AS "lostConnections" FROM job ORDER BY status',
  );
  expect(jobs).toEqual([
    { status: 'failed', stalls: 12, lostConnections: 0 },
    { status: 'running', stalls: 0, lostConnections: 0 },
    { status: 'waiting', stalls: 0, lostConnections: 0 },
  ]);
});
