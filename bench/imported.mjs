import pg from 'pg';

/**
 * Counts what was imported into a database, and says what the time of its imports went to.
 *
 * @returns {Promise<{ kind: string, seconds: number }[]>} the jobs, in the order in which they began
 * @throws unless there are so many products
 */
export async function checkImported(databaseUrl, products) {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const counted = await database.query('SELECT count(*)::int AS products FROM product');
    const found = counted.rows[0].products;
    if (found !== products) throw new Error(`${found} of ${products} products were imported`);
    return (await database.query(JOBS)).rows;
  } finally {
    await database.end();
  }
}

const JOBS = `
  SELECT kind, extract(epoch FROM finished_at - started_at)::float8 AS seconds FROM job ORDER BY started_at`;
