import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * Set-up of a run of integration tests: gives the run its name and drops what killed runs left behind.
 * The run holds an advisory lock on its name while it lives; a database whose lock is free belongs to no living run.
 * The template itself is made by the first test that asks for a database (see test-database.ts).
 *
 * @returns what drops the databases of this run
 */
export default async function prepareRun(): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is missing: the integration tests need a PostgreSQL server');
  const run = randomBytes(4).toString('hex');
  process.env.TEST_DATABASE_RUN = run;
  const client = new pg.Client({ connectionString: url, application_name: `tests ${run}` });
  await client.connect();
  await client.query('SELECT pg_advisory_lock(hashtext($1))', [run]);
  await dropStale(client, run);
  return async () => {
    await dropDatabases(client, run);
    await client.end();
  };
}

async function dropStale(client: pg.Client, ownRun: string): Promise<void> {
  const runs = new Set((await testDatabases(client)).map((name) => name.split('_')[1] ?? ''));
  runs.delete(ownRun);
  for (const run of runs) {
    const { rows } = await client.query<{ free: boolean }>(
      'SELECT pg_try_advisory_lock(hashtext($1)) AS free',
      [run],
    );
    if (!rows[0]?.free) continue;
    await dropDatabases(client, run);
    await client.query('SELECT pg_advisory_unlock(hashtext($1))', [run]);
  }
}

async function dropDatabases(client: pg.Client, run: string): Promise<void> {
  for (const name of await testDatabases(client)) {
    if (!name.startsWith(`shoptest_${run}_`)) continue;
    await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  }
}

async function testDatabases(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    `SELECT datname FROM pg_database WHERE datname ~ '^shoptest_[0-9a-f]{8}_'`,
  );
  return rows.map((row) => row.datname);
}
