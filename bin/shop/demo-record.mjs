/**
 * What the launcher remembers of the demo catalogue, in a schema of its own inside the database it belongs to: it goes
 * where the catalogue goes, and asking takes no process.
 * @returns {Promise<{ state(): Promise<'never begun' | 'begun' | 'finished'>, begin(): Promise<void>,
 *   finish(): Promise<void>, close(): Promise<void> }>}
 */
export async function openDemoRecord(databaseUrl) {
  // Loaded late: the launcher starts before its packages are installed.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    async state() {
      const known = await client.query("select to_regclass('launcher.demo_catalogue') is not null as known");
      if (!known.rows[0].known) return 'never begun';
      const found = await client.query('select finished_at from launcher.demo_catalogue');
      if (found.rowCount === 0) return 'never begun';
      return found.rows[0].finished_at ? 'finished' : 'begun';
    },
    async begin() {
      await client.query('create schema if not exists launcher');
      await client.query(
        'create table if not exists launcher.demo_catalogue (begun_at timestamptz, finished_at timestamptz)',
      );
      await client.query('insert into launcher.demo_catalogue (begun_at) values (now())');
    },
    async finish() {
      await client.query('update launcher.demo_catalogue set finished_at = now()');
    },
    close: () => client.end(),
  };
}
