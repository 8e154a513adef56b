import pg from 'pg';

/** Values as the database writes them: what is read here is written back as it is. */
const TEXT = { getTypeParser: () => (text) => text };

/**
 * Statements that write the rows again which belong to one thing, under an id drawn anew.
 *
 * @param {pg.Client} database
 * @param {{ table: string, where: string, without?: string[], unique?: Record<string, string> }[]} sources `where` finds
 *   the rows by the id as `$1`; `without` are columns the database fills, `unique` expressions for those that may not
 *   be written twice
 * @param {{ id: string, newId: string }} ids the id as it stands in the rows, and the expression that takes its place
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

/** Colons in disguise, because pgbench takes what follows one for a name. */
function quoted(text) {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a')}'`;
}
