import type { DataSource } from 'typeorm';

/**
 * Adds so many orders like another one, numbered n1, n2 and so on, all placed when it was. Their notes are long and compress badly, so
 * that no file of them fits into the buffers between server and reader. However busy the machine is: many texts are made.
 */
export function addManyOrders(dataSource: DataSource, like: string, count: number): Promise<void> {
  return dataSource.transaction(async (transaction) => {
    await transaction.query('SET LOCAL statement_timeout = 0');
    await transaction.query(
      `INSERT INTO orders SELECT (jsonb_populate_record(orders, jsonb_build_object('id', gen_random_uuid(), 'number', 'n' || n,
         'notes', (SELECT string_agg(md5(random()::text || n || i), '') FROM generate_series(1, 100) AS i)))).*
       FROM orders, generate_series(1, $1::int) AS n WHERE id = $2`,
      [count, like],
    );
  });
}
