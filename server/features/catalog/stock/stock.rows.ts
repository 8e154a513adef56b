import type { EntityManager } from 'typeorm';
import { prepared } from '../../../kernel/database/prepared.js';

/** Units by id of the product or variation. */
export type Units = ReadonlyMap<string, number>;

const MAX_STOCK = 2_147_483_647;

/** SQL for the stock of a product; one without a row has none. */
export const stockOf = (productId: string) =>
  `coalesce((SELECT quantity FROM product_stock WHERE product_id = ${productId}), 0)`;

const IDS = '(SELECT $1::uuid[])::uuid[]';

/**
 * In the order of the ids, as everybody locks them, so that no two transactions deadlock. The lock on a product's stock
 * protects its variations: each transaction that writes variations locks the stock of the product first.
 */
const LOCK = prepared(`
  SELECT product_id AS id, quantity AS stock FROM product_stock
  WHERE product_id = ANY(${IDS}) ORDER BY product_id FOR NO KEY UPDATE`);

const READ = prepared(
  `SELECT product_id AS id, quantity AS stock FROM product_stock WHERE product_id = ANY(${IDS})`,
);

const CHANGE = prepared(`
  WITH locked AS MATERIALIZED (${LOCK}), changed AS (
    UPDATE product_stock SET quantity = greatest(least(locked.stock::bigint + change.quantity, ${MAX_STOCK}), 0)
    FROM locked JOIN unnest($1::uuid[], $2::bigint[]) AS change (id, quantity) USING (id)
    WHERE product_id = id AND (locked.stock > 0 OR change.quantity > 0))
  SELECT id, stock FROM locked`);

const CHANGE_VARIATIONS = `
  UPDATE product_variation SET stock = least(stock::bigint + change.quantity, ${MAX_STOCK})
  FROM unnest($1::uuid[], $2::bigint[]) AS change (id, quantity) WHERE product_variation.id = change.id`;

const SET = `
  INSERT INTO product_stock (product_id, quantity)
  SELECT id, quantity FROM unnest($1::uuid[], $2::int[]) AS given (id, quantity) ORDER BY id
  ON CONFLICT (product_id) DO UPDATE SET quantity = excluded.quantity`;

interface StockRow {
  id: string;
  stock: number;
}

const unitsOf = (rows: readonly StockRow[]): Units => new Map(rows.map(({ id, stock }) => [id, stock]));

/** What products have in stock now. */
export async function readStock(
  reader: Pick<EntityManager, 'query'>,
  productIds: readonly string[],
): Promise<Units> {
  return unitsOf(await reader.query<StockRow[]>(READ, [productIds]));
}

/** Locks the stock of products until the transaction ends. */
export async function lockStock(transaction: EntityManager, productIds: Iterable<string>): Promise<Units> {
  const ids = [...new Set(productIds)];
  return ids.length === 0 ? new Map() : unitsOf(await transaction.query<StockRow[]>(LOCK, [ids]));
}

/**
 * Adds to the stock of products, or subtracts as much of a change as there is, and locks it until the transaction ends.
 *
 * @returns what there was before
 */
export async function changeStock(transaction: EntityManager, changes: Units): Promise<Units> {
  if (changes.size === 0) return new Map();
  return unitsOf(await transaction.query<StockRow[]>(CHANGE, [[...changes.keys()], [...changes.values()]]));
}

/** Needs the lock on the stock of the products. */
export async function changeVariationStock(transaction: EntityManager, changes: Units): Promise<void> {
  if (changes.size === 0) return;
  await transaction.query(CHANGE_VARIATIONS, [[...changes.keys()], [...changes.values()]]);
}

/** Sets the stock of products, new ones included, whatever it was. */
export async function setStock(transaction: EntityManager, quantities: Units): Promise<void> {
  if (quantities.size === 0) return;
  await transaction.query(SET, [[...quantities.keys()], [...quantities.values()]]);
}
