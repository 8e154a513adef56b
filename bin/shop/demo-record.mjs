/**
 * Records the import of the demo catalog, in a schema of its own inside the same database, so that the record is copied
 * and removed with the catalog.
 * @returns {Promise<{ state(): Promise<'not started' | 'started' | 'finished'>, start(): Promise<void>,
 *   finish(): Promise<void>, close(): Promise<void> }>}
 */
export async function openDemoRecord(databaseUrl) {
  // Loaded late: the launcher starts before its packages are installed.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    async state() {
      const known = await client.query("select to_regclass('launcher.demo_catalog') is not null as known");
      if (!known.rows[0].known) return 'not started';
      const found = await client.query('select finished_at from launcher.demo_catalog');
      if (found.rowCount === 0) return 'not started';
      return found.rows[0].finished_at ? 'finished' : 'started';
    },
    async start() {
      await client.query('create schema if not exists launcher');
      await client.query(
        'create table if not exists launcher.demo_catalog (started_at timestamptz, finished_at timestamptz)',
      );
      await client.query('insert into launcher.demo_catalog (started_at) values (now())');
    },
    async finish() {
      await client.query('update launcher.demo_catalog set finished_at = now()');
    },
    close: () => client.end(),
  };
}
