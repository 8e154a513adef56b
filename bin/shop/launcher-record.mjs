/**
 * What the launcher has done to a database, in a schema of its own inside it, so that the record is copied and removed with
 * what it is about.
 * @typedef {{ demo: DemoRecord, migration: MigrationRecord, close(): Promise<void> }} LauncherRecord
 * @typedef {{ state(): Promise<'not started' | 'started' | 'finished'>, start(): Promise<void>, finish(): Promise<void> }} DemoRecord
 * @typedef {{ lastBy(): Promise<string | undefined>, note(by: string): Promise<void> }} MigrationRecord
 * @returns {Promise<LauncherRecord>}
 */
export async function openLauncherRecord(databaseUrl) {
  // Loaded late: the launcher starts before its packages are installed.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  // The next statement fails, too, when the database ends.
  client.on('error', () => {});
  await client.connect();
  return { demo: demoRecord(client), migration: migrationRecord(client), close: () => client.end() };
}

/** @returns {DemoRecord} */
function demoRecord(client) {
  return {
    async state() {
      const [row] = await rowsOf(client, 'launcher.demo_catalog');
      if (!row) return 'not started';
      return row.finished_at ? 'finished' : 'started';
    },
    async start() {
      await createTable(client, 'launcher.demo_catalog (started_at timestamptz, finished_at timestamptz)');
      await client.query('insert into launcher.demo_catalog (started_at) values (now())');
    },
    async finish() {
      await client.query('update launcher.demo_catalog set finished_at = now()');
    },
  };
}

/** @returns {MigrationRecord} */
function migrationRecord(client) {
  return {
    async lastBy() {
      const [row] = await rowsOf(client, 'launcher.migration');
      return row?.last_by;
    },
    async note(by) {
      await createTable(client, 'launcher.migration (last_by text)');
      await client.query('delete from launcher.migration');
      await client.query('insert into launcher.migration (last_by) values ($1)', [by]);
    },
  };
}

async function rowsOf(client, table) {
  const { rows } = await client.query('select to_regclass($1) is not null as "isKnown"', [table]);
  return rows[0].isKnown ? (await client.query(`select * from ${table}`)).rows : [];
}

async function createTable(client, table) {
  await client.query('create schema if not exists launcher');
  await client.query(`create table if not exists ${table}`);
}
