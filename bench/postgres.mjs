import pg from 'pg';
import { openEmbeddedPostgres } from '../bin/postgres/embedded.mjs';
import { PROJECT_ROOT } from '../bin/project.mjs';
import { runCommand } from './processes.mjs';

/**
 * The embedded PostgreSQL, which also counts the time of its statements.
 * @returns {Promise<{ administratorUrl: string, administrator: import('pg').Client,
 *   createDatabase(name: string): Promise<string>, copyDatabase(from: string, name: string): Promise<string>,
 *   stop(): Promise<void> }>} `createDatabase` migrates it and gives its URL; nobody may be connected to one that is copied
 */
export async function openBenchPostgres(dataDir) {
  const open = () => openEmbeddedPostgres({ projectRoot: PROJECT_ROOT, dataDir, durability: 'durable' });
  const first = await open();
  const setup = await connected(first.administratorUrl);
  await setup.query(`ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'`);
  await setup.end();
  await first.stop();

  const postgres = await open();
  const administrator = await connected(postgres.administratorUrl);
  await administrator.query('CREATE EXTENSION pg_stat_statements');
  const urlOf = (name) => Object.assign(new URL(postgres.url), { pathname: name }).href;
  return {
    administratorUrl: postgres.administratorUrl,
    administrator,
    async createDatabase(name) {
      await administrator.query(`CREATE DATABASE ${name} OWNER shop`);
      await runCommand(['migrate'], { DATABASE_URL: urlOf(name), DATA_DIR: dataDir });
      return urlOf(name);
    },
    async copyDatabase(from, name) {
      await administrator.query(`CREATE DATABASE ${name} OWNER shop TEMPLATE ${from}`);
      return urlOf(name);
    },
    async stop() {
      await administrator.end();
      await postgres.stop();
    },
  };
}

async function connected(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}
