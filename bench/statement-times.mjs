/** The first pattern that a statement matches takes its time. */
const GROUPS = [
  ['appending', /append_events|\bevent\b|stream_key/i],
  ['queue', /\boutbox\b|bullmq|notify|listen/i],
  ['cart', /\bcart(_line)?\b/i],
  ['stock', /update\b[^]*stock|stock[^]*for (no key )?update|product[^]*for (no key )?update/i],
];

const TIMES = `
  SELECT query, total_exec_time AS ms FROM pg_stat_statements
  WHERE dbid = (SELECT oid FROM pg_database WHERE datname = $1)`;

/**
 * Execution time of the statements that some work causes in a database, in milliseconds, without what a commit waits for the
 * disk. Needs pg_stat_statements.
 *
 * @param {{ administrator: import('pg').Client, databaseName: string, work: () => Promise<Result> }} measured
 * @returns {Promise<{ result: Result, groups: { total: number, of: Record<string, number> } }>}
 * @template Result
 */
export async function statementTimes({ administrator, databaseName, work }) {
  await administrator.query('SELECT pg_stat_statements_reset()');
  const result = await work();
  const { rows } = await administrator.query(TIMES, [databaseName]);
  const of = Object.fromEntries([...GROUPS.map(([name]) => [name, 0]), ['rest', 0]]);
  for (const { query, ms } of rows) of[groupOf(query)] += ms;
  return { result, groups: { total: rows.reduce((sum, { ms }) => sum + ms, 0), of } };
}

function groupOf(query) {
  return GROUPS.find(([, pattern]) => pattern.test(query))?.[0] ?? 'rest';
}
