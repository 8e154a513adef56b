import { DataSource } from 'typeorm';
import { MIGRATIONS } from '../../migrations.js';
import { dataSourceOptions } from './data-source-options.js';
import { migrate, pendingMigrations } from './migrate.js';
import { openTestDatabase, type TestDatabase } from './test-database.js';

let database: TestDatabase;

beforeEach(async () => {
  database = await openTestDatabase();
});

afterEach(() => database.close());

const settings = (statementTimeoutMs: number) => ({
  url: database.url,
  applicationName: 'database spec',
  poolSize: 4,
  statementTimeoutMs,
  migrations: MIGRATIONS,
});

async function emptyTheDatabase(): Promise<void> {
  await database.dataSource.query('DROP SCHEMA public CASCADE');
  await database.dataSource.query('CREATE SCHEMA public');
}

it('names every migration an empty database waits for, and none after migrating', async () => {
  await emptyTheDatabase();
  expect(await pendingMigrations(database.dataSource)).toEqual(MIGRATIONS.map((migration) => migration.name));
  await migrate(database.dataSource);
  expect(await pendingMigrations(database.dataSource)).toEqual([]);
});

it('applies each migration once when two processes migrate together', async () => {
  await emptyTheDatabase();
  const other = await new DataSource(dataSourceOptions(settings(0))).initialize();
  const [here, there] = await Promise.all([migrate(database.dataSource), migrate(other)]);
  await other.destroy();
  expect([...here, ...there].sort()).toEqual(MIGRATIONS.map((migration) => migration.name).sort());
});

it('takes every migration back down to an empty schema', async () => {
  for (let left = MIGRATIONS.length; left > 0; left--) await database.dataSource.undoLastMigration();
  const left = await database.dataSource.query<{ tablename: string }[]>(
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migration'`,
  );
  expect(left).toEqual([]);
});

it('reads bigint as number, also in arrays', async () => {
  const [row] = await database.dataSource.query<unknown[]>(
    `SELECT 129900::bigint AS one, ARRAY[1, NULL, 3]::bigint[] AS many, 1.5::numeric AS exact`,
  );
  expect(row).toEqual({ one: 129900, many: [1, null, 3], exact: '1.5' });
});

it('ends a statement that takes too long', async () => {
  const hurried = await new DataSource(dataSourceOptions(settings(50))).initialize();
  await expect(hurried.query('SELECT pg_sleep(5)')).rejects.toThrow('statement timeout');
  await hurried.destroy();
});
