import pg from 'pg';

/** Reads values as text, so that they can be inserted again unchanged. */
const TEXT = { getTypeParser: () => (text) => text };

/**
 * INSERT statements that copy the rows of one entity under a new id.
 *
 * @param {pg.Client} database
 * @param {{ table: string, where: string, without?: string[], unique?: Record<string, string> }[]} sources `where` finds
 *   the rows by the id as `$1`; `without` lists columns the database fills, `unique` has expressions for columns with
 *   unique values
 * @param {{ id: string, newId: string }} ids the id in the rows, and the expression that replaces it
 * @returns {Promise<string[]>}
 */
export async function insertsLike(database, sources, { id, newId }) {
  const statements = [];
  for (const { table, where, without = [], unique = {} } of sources) {
    const { rows } = await database.query({
      text: `SELECT * FROM ${table} WHERE ${where}`,
      values: [id],
      types: TEXT,
    });
    if (rows.length === 0) throw new Error(`Nothing was written to ${table}`);
    const columns = Object.keys(rows[0]).filter((name) => !without.includes(name));
    const tuples = rows.map(
      (row) => `(${columns.map((name) => unique[name] ?? literal(row[name], id, newId)).join(', ')})`,
    );
    statements.push(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${tuples.join(', ')}`);
  }
  return statements;
}

/** @param {string | null} value */
export function literal(value, id, newId) {
  if (value === null) return 'NULL';
  if (value === id) return newId;
  const parts = value.split(id).map((part) => `E${quoted(part)}`);
  return parts.length === 1 ? parts[0] : `(${parts.join(` || ${newId} || `)})`;
}

/** Escapes colons, because pgbench would read the following text as a variable. */
function quoted(text) {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a')}'`;
}
