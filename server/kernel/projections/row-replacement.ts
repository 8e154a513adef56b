import type { QueryRunner } from 'typeorm';
import type { ReadTable } from './table-comparison.js';

type Session = Pick<QueryRunner, 'query'>;

/**
 * Numbers the streams whose live rows differ from the copies, in the temporary table `different_stream`. Streams that
 * move meanwhile may be among them: their copies are brought up to date before anything is replaced.
 *
 * @returns how many there are
 */
export async function selectDifferent(session: Session, tables: readonly ReadTable[]): Promise<number> {
  const different = tables.map(
    ({ name, key }) =>
      `SELECT ${key[0]} AS id FROM public.${name} AS live FULL JOIN pg_temp.${name} AS rebuilt USING (${key.join(', ')})
       WHERE live::text IS DISTINCT FROM rebuilt::text`,
  );
  await session.query(
    `CREATE TEMP TABLE different_stream AS
     SELECT row_number() OVER (ORDER BY id) - 1 AS number, id FROM (${different.join(' UNION ')}) AS different`,
  );
  await session.query('CREATE UNIQUE INDEX ON pg_temp.different_stream (number)');
  await session.query('ANALYZE pg_temp.different_stream');
  const [counted] = (await session.query('SELECT count(*) AS streams FROM pg_temp.different_stream')) as [
    { streams: number },
  ];
  return counted.streams;
}

/**
 * Replaces the live rows of some of these streams by their copies, in the caller's transaction.
 *
 * @returns how many streams still had rows that differ
 */
export async function replaceRows(
  session: Session,
  tables: readonly ReadTable[],
  { first, count }: { first: number; count: number },
): Promise<number> {
  const chunk = `SELECT id FROM pg_temp.different_stream WHERE number >= ${first} AND number < ${first + count}`;
  const changed = new Set<string>();
  for (const { name, key } of [...tables].reverse()) {
    const [deleted] = (await session.query(
      `DELETE FROM public.${name} AS live WHERE ${key[0]} IN (${chunk})
         AND NOT EXISTS (SELECT FROM pg_temp.${name} AS rebuilt WHERE ${sameKey(key)} AND rebuilt::text = live::text)
       RETURNING ${key[0]}::text AS id`,
    )) as [{ id: string }[], number];
    for (const { id } of deleted) changed.add(id);
  }
  for (const { name, key } of tables) {
    const added = (await session.query(
      `INSERT INTO public.${name} SELECT rebuilt.* FROM pg_temp.${name} AS rebuilt WHERE ${key[0]} IN (${chunk})
         AND NOT EXISTS (SELECT FROM public.${name} AS live WHERE ${sameKey(key)})
       RETURNING ${key[0]}::text AS id`,
    )) as { id: string }[];
    for (const { id } of added) changed.add(id);
  }
  return changed.size;
}

const sameKey = (key: readonly string[]) =>
  key.map((column) => `live.${column} = rebuilt.${column}`).join(' AND ');
