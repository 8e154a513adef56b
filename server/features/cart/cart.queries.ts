import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { MAX_QUANTITY } from '../../kernel/money/money.js';
import { MAX_LINES } from './cart.limits.js';
import type { CartOwner } from './cart.owner.js';
import type { PricedLine } from './line-pricing.service.js';
import type { SelectedVariation } from './selected-variation.type.js';

export interface CartLineRow {
  id: string;
  productId: string;
  productName: string;
  selectedVariations: SelectedVariation[];
  quantity: number;
  /** Net unit price the buyer last confirmed. */
  agreedPriceKurus: number;
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
const ABANDONED = `changed_at < now() - interval '180 days'`;

const linesOf = (cartId: string) => `
  SELECT id, product_id AS "productId", product_name AS "productName",
    selected_variations AS "selectedVariations", quantity, agreed_price_kurus AS "agreedPriceKurus"
  FROM cart_line WHERE cart_id = ${cartId} AND removed_at IS NULL ORDER BY added_at, id`;

/** Two lines of one key become one: quantities add up, the price confirmed last is kept. */
export const JOIN_LINES = `
  ON CONFLICT (cart_id, product_id, variation_key) WHERE removed_at IS NULL DO UPDATE SET
    quantity = least(cart_line.quantity + excluded.quantity, ${MAX_QUANTITY}),
    agreed_price_kurus = CASE WHEN excluded.agreed_at > cart_line.agreed_at
      THEN excluded.agreed_price_kurus ELSE cart_line.agreed_price_kurus END,
    agreed_at = greatest(cart_line.agreed_at, excluded.agreed_at)`;

/** One statement, because every response about a cart needs it. */
export async function readCart(transaction: EntityManager, owner: CartOwner): Promise<CartRow | null> {
  const [cart] = await transaction.query<CartRow[]>(
    `SELECT EXISTS (SELECT FROM cart_line WHERE cart_id = cart.id AND ${RESTORABLE}) AS "canBeRestored",
       (SELECT coalesce(json_agg(line), '[]') FROM (${linesOf('cart.id')}) AS line) AS lines, 0 AS "leftOut"
     FROM cart WHERE owner = $1`,
    [owner],
  );
  return cart ?? null;
}

/** Locks the cart until the transaction ends; null when there is none. */
export async function lockCart(transaction: EntityManager, owner: CartOwner): Promise<string | null> {
  const [[cart]] = await transaction.query<[{ id: string }[], number]>(
    'UPDATE cart SET changed_at = now() WHERE owner = $1 RETURNING id',
    [owner],
  );
  return cart?.id ?? null;
}

/** The same; creates the cart where there is none. Every new cart deletes a few that guests have abandoned. */
export async function lockOrCreateCart(transaction: EntityManager, owner: CartOwner): Promise<string> {
  const [cart] = await transaction.query<{ id: string; isNew: boolean }[]>(
    `INSERT INTO cart (id, owner) VALUES ($1, $2)
     ON CONFLICT (owner) DO UPDATE SET changed_at = now() RETURNING id, xmax = 0 AS "isNew"`,
    [uuidv7(), owner],
  );
  if (!cart) throw new Error('The created cart has no id');
  if (cart.isNew) {
    await transaction.query(
      `DELETE FROM cart WHERE id IN (SELECT id FROM cart WHERE owner LIKE 'guest:%' AND ${ABANDONED}
         ORDER BY changed_at LIMIT 10 FOR UPDATE SKIP LOCKED)`,
    );
  }
  return cart.id;
}

export function readLines(transaction: EntityManager, cartId: string | null): Promise<CartLineRow[]> {
  return transaction.query<CartLineRow[]>(linesOf('$1'), [cartId]);
}

/** Independent of the order in which the groups are named. */
function variationKey(selected: readonly SelectedVariation[]): string {
  return selected
    .map(({ attributeId, variationId }) => `${attributeId}:${variationId}`)
    .sort()
    .join(',');
}

/**
 * Puts a line into the cart, or adds to the line that is there already.
 *
 * @param line raised to the minimum of the product
 * @param added pieces as they were asked for
 * @returns whether the line is new
 */
export async function addLine(
  transaction: EntityManager,
  cartId: string,
  line: PricedLine,
  added: number,
): Promise<boolean> {
  const [saved] = await transaction.query<{ isNew: boolean }[]>(
    `INSERT INTO cart_line (id, cart_id, product_id, variation_key, product_name, selected_variations, quantity,
       agreed_price_kurus, agreed_at, added_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now(), clock_timestamp())
     ON CONFLICT (cart_id, product_id, variation_key) WHERE removed_at IS NULL DO UPDATE SET
       quantity = least(greatest(cart_line.quantity + $9::int, excluded.quantity), ${MAX_QUANTITY}),
       product_name = excluded.product_name, selected_variations = excluded.selected_variations,
       agreed_price_kurus = excluded.agreed_price_kurus, agreed_at = excluded.agreed_at
     RETURNING xmax = 0 AS "isNew"`,
    [
      uuidv7(),
      cartId,
      line.productId,
      variationKey(line.selectedVariations),
      line.product.name,
      JSON.stringify(line.selectedVariations),
      line.quantity,
      line.unitPriceKurus,
      added,
    ],
  );
  return saved?.isNew ?? false;
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
       agreed_price_kurus, agreed_at, added_at)
     SELECT id, cart_id, product_id, variation_key, product_name, selected_variations, quantity,
       agreed_price_kurus, agreed_at, added_at FROM restored ${JOIN_LINES}`,
    [cartId],
  );
}

/** Quantity and price of a line that the buyer confirms. */
export interface ConfirmedLine {
  id: string;
  quantity: number;
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
    `UPDATE cart_line SET quantity = agreed.quantity, agreed_price_kurus = agreed.price, agreed_at = now()
     FROM unnest($2::uuid[], $3::int[], $4::bigint[]) AS agreed (id, quantity, price)
     WHERE cart_line.cart_id = $1 AND cart_line.id = agreed.id`,
    [
      cartId,
      confirmed.map(({ id }) => id),
      confirmed.map(({ quantity }) => quantity),
      confirmed.map(({ unitPriceKurus }) => unitPriceKurus),
    ],
  );
}

/** Deletes all lines, those that could be restored included. */
export async function emptyCart(transaction: EntityManager, cartId: string | null): Promise<void> {
  await transaction.query('DELETE FROM cart_line WHERE cart_id = $1', [cartId]);
}
