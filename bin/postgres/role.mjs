/** The shop connects as an ordinary role that owns its database, never as the administrator. */
export async function ensureRoleAndDatabase(administratorUrl, { name, password }) {
  // Loaded late: the launcher starts before its packages are installed.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: administratorUrl, ssl: false });
  await client.connect();
  try {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [name]);
    const verb = role.rowCount === 0 ? 'create' : 'alter';
    await client.query(
      `${verb} role ${pg.escapeIdentifier(name)} login password ${pg.escapeLiteral(password)}`,
    );
    const database = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (database.rowCount > 0) return;
    await client.query(`create database ${pg.escapeIdentifier(name)} owner ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
