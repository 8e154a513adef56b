import type { EntityManager } from 'typeorm';

/** Names as the catalog spells them, by `brandKey`. */
export async function readBrandNames(
  reader: Pick<EntityManager, 'query'>,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const rows = await reader.query<{ key: string; name: string }[]>(
    'SELECT key, name FROM brand WHERE key = ANY($1)',
    [keys],
  );
  return new Map(rows.map(({ key, name }) => [key, name]));
}
