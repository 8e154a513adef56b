import type { EntityManager } from 'typeorm';

export interface FavoriteListRow {
  id: string;
  name: string | null;
  shareToken: string | null;
  size: number;
}

export interface FavoriteRow {
  productId: string;
  productName: string;
  productSlug: string;
  /** Net; 0 when it had to be asked for. */
  priceKurus: number;
  wasInStock: boolean;
  addedAt: Date;
}

const LIST = `
  SELECT l.id, l.name, l.share_token AS "shareToken",
    (SELECT count(*) FROM favorite AS f WHERE f.list_id = l.id)::int AS size
  FROM favorite_list AS l`;

/** The one of hearts first, then the newest. */
export const readLists = (manager: EntityManager, userId: string): Promise<FavoriteListRow[]> =>
  manager.query(`${LIST} WHERE l.user_id = $1 ORDER BY l.name IS NOT NULL, l.created_at DESC, l.id`, [
    userId,
  ]);

/** @param id null for the list that hearts fill */
export async function readList(
  manager: EntityManager,
  userId: string,
  id: string | null,
): Promise<FavoriteListRow | null> {
  const [row] = await manager.query<FavoriteListRow[]>(
    `${LIST} WHERE l.user_id = $1 AND ${id === null ? 'l.name IS NULL' : 'l.id = $2'}`,
    id === null ? [userId] : [userId, id],
  );
  return row ?? null;
}

export async function readSharedList(manager: EntityManager, token: string): Promise<FavoriteListRow | null> {
  const [row] = await manager.query<FavoriteListRow[]>(`${LIST} WHERE l.share_token = $1`, [token]);
  return row ?? null;
}

/** The latest first. */
export const readFavorites = (manager: EntityManager, listId: string): Promise<FavoriteRow[]> =>
  manager.query(
    `SELECT product_id AS "productId", product_name AS "productName", product_slug AS "productSlug",
       price_kurus::float8 AS "priceKurus", was_in_stock AS "wasInStock", added_at AS "addedAt"
     FROM favorite WHERE list_id = $1 ORDER BY added_at DESC, product_id`,
    [listId],
  );

/** Products of the list that hearts fill. */
export async function readHearts(manager: EntityManager, userId: string): Promise<string[]> {
  const rows = await manager.query<{ productId: string }[]>(
    `SELECT f.product_id AS "productId" FROM favorite AS f JOIN favorite_list AS l ON l.id = f.list_id
     WHERE l.user_id = $1 AND l.name IS NULL`,
    [userId],
  );
  return rows.map(({ productId }) => productId);
}

/** Waits until others have changed the list; null when it is not theirs. */
export async function lockList(
  manager: EntityManager,
  userId: string,
  id: string | null,
): Promise<string | null> {
  const [row] = await manager.query<{ id: string }[]>(
    `SELECT id FROM favorite_list WHERE user_id = $1 AND ${id === null ? 'name IS NULL' : 'id = $2'} FOR UPDATE`,
    id === null ? [userId] : [userId, id],
  );
  return row?.id ?? null;
}

/** Puts in what is not there yet. */
export const insertFavorites = (
  manager: EntityManager,
  listId: string,
  rows: readonly FavoriteRow[],
): Promise<unknown> =>
  manager.query(
    `INSERT INTO favorite (list_id, product_id, product_name, product_slug, price_kurus, was_in_stock, added_at)
     SELECT $1, * FROM unnest($2::uuid[], $3::text[], $4::text[], $5::bigint[], $6::boolean[], $7::timestamptz[])
     ON CONFLICT DO NOTHING`,
    [
      listId,
      rows.map(({ productId }) => productId),
      rows.map(({ productName }) => productName),
      rows.map(({ productSlug }) => productSlug),
      rows.map(({ priceKurus }) => priceKurus),
      rows.map(({ wasInStock }) => wasInStock),
      rows.map(({ addedAt }) => addedAt),
    ],
  );
