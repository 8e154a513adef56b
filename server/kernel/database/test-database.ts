import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { MIGRATIONS } from '../../migrations.js';
import { testEvidence } from '../event-audit/test-evidence.js';
import { dataSourceOptions } from './data-source-options.js';
import { migrate } from './migrate.js';

export interface TestDatabase {
  url: string;
  dataSource: DataSource;
  close(): Promise<void>;
}

const POOL_SIZE = 5;
/** Specs let hundreds of transactions wait for these few connections, perhaps on a busy machine. */
const CONNECT_TIMEOUT_MS = 60_000;
const CLEAN_SHUTDOWN_MS = 2_000;

/** A fresh, migrated database of its own, cloned from the template of this run. */
export async function openTestDatabase(
  options: { entities?: DataSourceOptions['entities'] } = {},
): Promise<TestDatabase> {
  const url = await createTestDatabase();
  const dataSource = new DataSource({
    ...optionsFor(url),
    entities: options.entities ?? [],
  });
  await dataSource.initialize();
  return {
    url,
    dataSource,
    async close() {
      if (dataSource.isInitialized) await dataSource.destroy();
      await dropTestDatabase(url);
    },
  };
}

/** The address of a fresh database, for tests that boot a whole application on it. */
export async function createTestDatabase(): Promise<string> {
  const name = newName();
  await withAdmin(async (admin) => {
    await ensureTemplate(admin);
    await admin.query(`CREATE DATABASE "${name}" TEMPLATE "${template()}" STRATEGY FILE_COPY`);
  });
  return addressOf(name);
}

/** The address of a copy of a test's database, to which nobody is connected any more. */
export async function copyTestDatabase(url: string): Promise<string> {
  const [original, name] = [new URL(url).pathname.slice(1), newName()];
  await withAdmin(async (admin) => {
    await waitUntilLeft(admin, original);
    await admin.query(`CREATE DATABASE "${name}" TEMPLATE "${original}" STRATEGY FILE_COPY`);
  });
  return addressOf(name);
}

export async function dropTestDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await withAdmin((admin) => admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));
}

function optionsFor(url: string): DataSourceOptions {
  return dataSourceOptions({
    url,
    applicationName: 'tests',
    poolSize: POOL_SIZE,
    statementTimeoutMs: 0,
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
    migrations: MIGRATIONS,
  });
}

const newName = () => `${prefix()}${randomBytes(6).toString('hex')}`;
const adminUrl = () => process.env.TEST_DATABASE_URL ?? '';
const prefix = () => `shoptest_${process.env.TEST_DATABASE_RUN ?? '00000000'}_`;
const template = () => `${prefix()}template`;

function addressOf(name: string): string {
  const url = new URL(adminUrl());
  url.pathname = `/${name}`;
  return url.href;
}

async function withAdmin<Result>(query: (admin: pg.Client) => Promise<Result>): Promise<Result> {
  const admin = new pg.Client({ connectionString: adminUrl(), application_name: 'tests' });
  await admin.connect();
  try {
    return await query(admin);
  } finally {
    await admin.end();
  }
}

/** Several workers may ask at once: the first makes the template, the others wait for it. */
async function ensureTemplate(admin: pg.Client): Promise<void> {
  await admin.query('SELECT pg_advisory_lock(hashtext($1))', [template()]);
  try {
    const found = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [template()]);
    if (found.rowCount === 0) await makeTemplate(admin);
  } finally {
    await admin.query('SELECT pg_advisory_unlock(hashtext($1))', [template()]);
  }
}

async function makeTemplate(admin: pg.Client): Promise<void> {
  const unfinished = `${prefix()}unfinished`;
  await admin.query(`DROP DATABASE IF EXISTS "${unfinished}"`);
  await admin.query(`CREATE DATABASE "${unfinished}" TEMPLATE template0 ENCODING 'UTF8'`);
  const dataSource = new DataSource(optionsFor(addressOf(unfinished)));
  await dataSource.initialize();
  await migrate(dataSource);
  await testEvidence(dataSource).checkpoints.take();
  await dataSource.destroy();
  await waitUntilLeft(admin, unfinished);
  await admin.query(`ALTER DATABASE "${unfinished}" RENAME TO "${template()}"`);
}

/** A closed connection's backend may outlive it by a moment, and a database in use can be neither renamed nor copied. */
async function waitUntilLeft(admin: pg.Client, database: string): Promise<void> {
  const deadline = Date.now() + CLEAN_SHUTDOWN_MS;
  for (;;) {
    const { rowCount } = await admin.query('SELECT 1 FROM pg_stat_activity WHERE datname = $1', [database]);
    if (rowCount === 0 || Date.now() > deadline) return;
    await admin.query('SELECT pg_sleep(0.01)');
  }
}
