import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { prepared } from '../../kernel/database/prepared.js';
import { MAX_QUANTITY } from '../../kernel/money/money.js';
import { MAX_LINES } from './cart.limits.js';
import type { CartOwner } from './cart.owner.js';
import type { SelectedVariation } from './selected-variation.type.js';

export interface CartLineRow {
  id: string;
  productId: string;
  productName: string;
  selectedVariations: SelectedVariation[];
  quantity: number;
  /** Net unit price the buyer last confirmed. */
  agreedPriceKurus: number;
  /** What the quantity counted when the buyer last confirmed it; null where that was not recorded. */
  agreedUnit: string | null;
  /** Name of the member of staff who put it there; null for what the buyer added. */
  placedBy: string | null;
}

export interface CartRow {
  canBeRestored: boolean;
  lines: CartLineRow[];
  /** Lines of the cart filled before signing in for which there is no room. */
  leftOut: number;
}

export const RESTORABLE = `removed_at > now() - interval '1 hour'`;
/** As many as a full cart: lines removed before them cannot be restored. */
const MAX_RESTORABLE_LINES = MAX_LINES;

const LINE_COLUMNS = `id, product_id AS "productId", product_name AS "productName",
  selected_variations AS "selectedVariations", quantity, agreed_price_kurus AS "agreedPriceKurus",
  agreed_unit AS "agreedUnit", (SELECT name FROM users WHERE users.id = placed_by) AS "placedBy"`;

const linesOf = (cartId: string) => `
  SELECT ${LINE_COLUMNS}
  FROM cart_line WHERE cart_id = ${cartId} AND removed_at IS NULL ORDER BY added_at, id`;

/** Two lines of one key become one: quantities add up, the price confirmed last is kept. */
export const JOIN_LINES = `
  ON CONFLICT (cart_id, product_id, variation_key) WHERE removed_at IS NULL DO UPDATE SET
    quantity = least(cart_line.quantity + excluded.quantity, ${MAX_QUANTITY}),
    agreed_price_kurus = CASE WHEN excluded.agreed_at > cart_line.agreed_at
      THEN excluded.agreed_price_kurus ELSE cart_line.agreed_price_kurus END,
    agreed_unit = CASE WHEN excluded.agreed_at > cart_line.agreed_at
      THEN excluded.agreed_unit ELSE cart_line.agreed_unit END,
    agreed_at = greatest(cart_line.agreed_at, excluded.agreed_at),
    placed_by = coalesce(cart_line.placed_by, excluded.placed_by)`;

/** One statement, because every response about a cart needs it. */
const READ_CART = prepared(`
  SELECT EXISTS (SELECT FROM cart_line WHERE cart_id = cart.id AND ${RESTORABLE}) AS "canBeRestored",
    (SELECT coalesce(json_agg(line), '[]') FROM (${linesOf('cart.id')}) AS line) AS lines, 0 AS "leftOut"
  FROM cart WHERE owner = $1`);

const READ_LINES = prepared(linesOf('$1'));

const LOCK_CART = prepared('UPDATE cart SET changed_at = now() WHERE owner = $1 RETURNING id');

const LOCK_OR_CREATE_CART = prepared(`
  INSERT INTO cart (id, owner) VALUES ($1, $2)
  ON CONFLICT (owner) DO UPDATE SET changed_at = now() RETURNING id`);

/**
 * A line that is added while this statement waits for the cart stays in it. Another statement that takes the lines at the same time
 * finds none.
 */
const TAKE_LINES = prepared(`
  WITH locked AS (UPDATE cart SET changed_at = now() WHERE owner = $1 RETURNING id),
    taken AS (DELETE FROM cart_line USING locked WHERE cart_id = locked.id RETURNING cart_line.*)
  SELECT ${LINE_COLUMNS} FROM taken WHERE removed_at IS NULL ORDER BY added_at, id`);

export async function readCart(transaction: EntityManager, owner: CartOwner): Promise<CartRow | null> {
  const [cart] = await transaction.query<CartRow[]>(READ_CART, [owner]);
  return cart ?? null;
}

/** Locks the cart until the transaction ends; null when there is none. */
export async function lockCart(transaction: EntityManager, owner: CartOwner): Promise<string | null> {
  const [[cart]] = await transaction.query<[{ id: string }[], number]>(LOCK_CART, [owner]);
  return cart?.id ?? null;
}

/** The same; creates the cart where there is none. */
export async function lockOrCreateCart(transaction: EntityManager, owner: CartOwner): Promise<string> {
  const [cart] = await transaction.query<{ id: string }[]>(LOCK_OR_CREATE_CART, [uuidv7(), owner]);
  if (!cart) throw new Error('The created cart has no id');
  return cart.id;
}

export function readLines(transaction: EntityManager, cartId: string | null): Promise<CartLineRow[]> {
  return transaction.query<CartLineRow[]>(READ_LINES, [cartId]);
}

export async function countLines(transaction: EntityManager, cartId: string | null): Promise<number> {
  const [row] = await transaction.query<{ lines: number }[]>(
    'SELECT count(*)::int AS lines FROM cart_line WHERE cart_id = $1 AND removed_at IS NULL',
    [cartId],
  );
  return row?.lines ?? 0;
}

export async function setQuantity(
  transaction: EntityManager,
  lineId: string,
  quantity: number,
): Promise<void> {
  await transaction.query('UPDATE cart_line SET quantity = $2 WHERE id = $1', [lineId, quantity]);
}

/** Removes a line, or all lines when none is named; for an hour they can be restored. */
export async function removeLines(
  transaction: EntityManager,
  cartId: string | null,
  lineId: string | null,
): Promise<void> {
  await transaction.query(`DELETE FROM cart_line WHERE cart_id = $1 AND NOT ${RESTORABLE}`, [cartId]);
  await transaction.query(
    `UPDATE cart_line SET removed_at = statement_timestamp()
     WHERE cart_id = $1 AND removed_at IS NULL AND ($2::uuid IS NULL OR id = $2)`,
    [cartId, lineId],
  );
  await transaction.query(
    `DELETE FROM cart_line WHERE cart_id = $1 AND removed_at < (SELECT removed_at FROM cart_line
       WHERE cart_id = $1 AND removed_at IS NOT NULL ORDER BY removed_at DESC OFFSET ${MAX_RESTORABLE_LINES} LIMIT 1)`,
    [cartId],
  );
}

/** Restores the lines that were removed last, at most as many as a cart may have. */
export async function restoreLines(transaction: EntityManager, cartId: string | null): Promise<void> {
  await transaction.query(
    `WITH restored AS (
       DELETE FROM cart_line WHERE id IN (SELECT id FROM cart_line WHERE cart_id = $1 AND ${RESTORABLE}
         AND removed_at = (SELECT max(removed_at) FROM cart_line WHERE cart_id = $1)
         ORDER BY added_at, id LIMIT ${MAX_LINES})
       RETURNING *)
     INSERT INTO cart_line (id, cart_id, product_id, variation_key, product_name, selected_variations, quantity,
       agreed_price_kurus, agreed_unit, agreed_at, added_at, placed_by)
     SELECT id, cart_id, product_id, variation_key, product_name, selected_variations, quantity,
       agreed_price_kurus, agreed_unit, agreed_at, added_at, placed_by FROM restored ${JOIN_LINES}`,
    [cartId],
  );
}

/** Quantity, unit and price of a line that the buyer confirms. */
export interface ConfirmedLine {
  id: string;
  quantity: number;
  unit: string;
  unitPriceKurus: number;
}

/** Deletes the lines that are not among the confirmed ones: they are no longer sold. */
export async function confirmPrices(
  transaction: EntityManager,
  cartId: string | null,
  confirmed: readonly ConfirmedLine[],
): Promise<void> {
  await transaction.query(
    'DELETE FROM cart_line WHERE cart_id = $1 AND removed_at IS NULL AND id <> ALL($2::uuid[])',
    [cartId, confirmed.map(({ id }) => id)],
  );
  await transaction.query(
    `UPDATE cart_line SET quantity = agreed.quantity, agreed_price_kurus = agreed.price,
       agreed_unit = agreed.unit, agreed_at = now()
     FROM unnest($2::uuid[], $3::int[], $4::bigint[], $5::text[]) AS agreed (id, quantity, price, unit)
     WHERE cart_line.cart_id = $1 AND cart_line.id = agreed.id`,
    [
      cartId,
      confirmed.map(({ id }) => id),
      confirmed.map(({ quantity }) => quantity),
      confirmed.map(({ unitPriceKurus }) => unitPriceKurus),
      confirmed.map(({ unit }) => unit),
    ],
  );
}

/** Locks the cart and deletes all lines, those that could be restored included; returns the others. */
export function takeLines(transaction: EntityManager, owner: CartOwner): Promise<CartLineRow[]> {
  return transaction.query<CartLineRow[]>(TAKE_LINES, [owner]);
}
