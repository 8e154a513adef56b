import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { MAX_QUANTITY } from '../../kernel/money/money.js';
import type { CartOwner } from './cart.owner.js';
import type { SelectedVariation } from './selected-variation.type.js';

export interface CartLineRow {
  id: string;
  productId: string;
  productName: string;
  selectedVariations: SelectedVariation[];
  quantity: number;
  /** Net unit price the buyer last agreed to. */
  agreedPriceKurus: number;
}

export interface CartRow {
  canBeRestored: boolean;
  lines: CartLineRow[];
}

/** A line as it is put into a cart. */
export interface NewLine {
  productId: string;
  productName: string;
  selectedVariations: readonly SelectedVariation[];
  quantity: number;
  minOrderQuantity: number;
  unitPriceKurus: number;
}

const RESTORABLE = `removed_at > now() - interval '1 hour'`;
/** A whole cart and more: what went out before that does not come back. */
const KEPT_REMOVED = 200;
const ABANDONED = `changed_at < now() - interval '180 days'`;

const linesOf = (cartId: string) => `
  SELECT id, product_id AS "productId", product_name AS "productName",
    selected_variations AS "selectedVariations", quantity, agreed_price_kurus AS "agreedPriceKurus"
  FROM cart_line WHERE cart_id = ${cartId} AND removed_at IS NULL ORDER BY added_at, id`;

/** Two lines of one key are one: the younger agreement stands, no unit is lost. */
const JOIN_LINES = `
  ON CONFLICT (cart_id, product_id, variation_key) WHERE removed_at IS NULL DO UPDATE SET
    quantity = least(cart_line.quantity + excluded.quantity, ${MAX_QUANTITY}),
    agreed_price_kurus = CASE WHEN excluded.agreed_at > cart_line.agreed_at
      THEN excluded.agreed_price_kurus ELSE cart_line.agreed_price_kurus END,
    agreed_at = greatest(cart_line.agreed_at, excluded.agreed_at)`;

/** One statement, because every answer about a cart needs it. */
export async function readCart(manager: EntityManager, owner: CartOwner): Promise<CartRow | null> {
  const [cart] = await manager.query<CartRow[]>(
    `SELECT EXISTS (SELECT FROM cart_line WHERE cart_id = cart.id AND ${RESTORABLE}) AS "canBeRestored",
       (SELECT coalesce(json_agg(line), '[]') FROM (${linesOf('cart.id')}) AS line) AS lines
     FROM cart WHERE owner = $1`,
    [owner],
  );
  return cart ?? null;
}

/** Makes everybody else who changes this cart wait; nothing when there is none. */
export async function holdCart(manager: EntityManager, owner: CartOwner): Promise<string | null> {
  const [[cart]] = await manager.query<[{ id: string }[], number]>(
    'UPDATE cart SET changed_at = now() WHERE owner = $1 RETURNING id',
    [owner],
  );
  return cart?.id ?? null;
}

/** The same, of a cart that is made where there is none. Every new cart clears a few away that guests left behind. */
export async function holdOrMakeCart(manager: EntityManager, owner: CartOwner): Promise<string> {
  const [cart] = await manager.query<{ id: string; isNew: boolean }[]>(
    `INSERT INTO cart (id, owner) VALUES ($1, $2)
     ON CONFLICT (owner) DO UPDATE SET changed_at = now() RETURNING id, xmax = 0 AS "isNew"`,
    [uuidv7(), owner],
  );
  if (!cart) throw new Error('A cart that was made has an id');
  if (cart.isNew) {
    await manager.query(
      `DELETE FROM cart WHERE id IN (SELECT id FROM cart WHERE owner LIKE 'guest:%' AND ${ABANDONED}
         ORDER BY changed_at LIMIT 10 FOR UPDATE SKIP LOCKED)`,
    );
  }
  return cart.id;
}

export function readLines(manager: EntityManager, cartId: string | null): Promise<CartLineRow[]> {
  return manager.query<CartLineRow[]>(linesOf('$1'), [cartId]);
}

/** The same for any order in which the groups are named. */
function variationKey(selected: readonly SelectedVariation[]): string {
  return selected
    .map(({ attributeId, variationId }) => `${attributeId}:${variationId}`)
    .sort()
    .join(',');
}

/**
 * Puts a line into the cart, or so many units more onto the line that is there already.
 *
 * @returns whether there was none
 */
export async function addLine(manager: EntityManager, cartId: string, line: NewLine): Promise<boolean> {
  const [added] = await manager.query<{ isNew: boolean }[]>(
    `INSERT INTO cart_line (id, cart_id, product_id, variation_key, product_name, selected_variations, quantity,
       agreed_price_kurus, agreed_at, added_at)
     VALUES ($1, $2, $3, $4, $5, $6, greatest($7::int, $8::int), $9, now(), clock_timestamp())
     ON CONFLICT (cart_id, product_id, variation_key) WHERE removed_at IS NULL DO UPDATE SET
       quantity = least(greatest(cart_line.quantity + $7::int, $8::int), ${MAX_QUANTITY}),
       product_name = excluded.product_name, selected_variations = excluded.selected_variations,
       agreed_price_kurus = excluded.agreed_price_kurus, agreed_at = excluded.agreed_at
     RETURNING xmax = 0 AS "isNew"`,
    [
      uuidv7(),
      cartId,
      line.productId,
      variationKey(line.selectedVariations),
      line.productName,
      JSON.stringify(line.selectedVariations),
      line.quantity,
      line.minOrderQuantity,
      line.unitPriceKurus,
    ],
  );
  return added?.isNew ?? false;
}

export async function countLines(manager: EntityManager, cartId: string | null): Promise<number> {
  const [row] = await manager.query<{ lines: number }[]>(
    'SELECT count(*)::int AS lines FROM cart_line WHERE cart_id = $1 AND removed_at IS NULL',
    [cartId],
  );
  return row?.lines ?? 0;
}

export async function setQuantity(manager: EntityManager, lineId: string, quantity: number): Promise<void> {
  await manager.query('UPDATE cart_line SET quantity = $2 WHERE id = $1', [lineId, quantity]);
}

/** Takes lines out, all of them when none is named, for an hour in which they can be brought back. */
export async function removeLines(
  manager: EntityManager,
  cartId: string | null,
  lineId: string | null,
): Promise<void> {
  await manager.query(`DELETE FROM cart_line WHERE cart_id = $1 AND NOT ${RESTORABLE}`, [cartId]);
  await manager.query(
    `UPDATE cart_line SET removed_at = statement_timestamp()
     WHERE cart_id = $1 AND removed_at IS NULL AND ($2::uuid IS NULL OR id = $2)`,
    [cartId, lineId],
  );
  await manager.query(
    `DELETE FROM cart_line WHERE cart_id = $1 AND removed_at < (SELECT removed_at FROM cart_line
       WHERE cart_id = $1 AND removed_at IS NOT NULL ORDER BY removed_at DESC OFFSET ${KEPT_REMOVED} LIMIT 1)`,
    [cartId],
  );
}

/** Brings back what went out last. */
export async function restoreLines(manager: EntityManager, cartId: string | null): Promise<void> {
  await manager.query(
    `WITH restored AS (
       DELETE FROM cart_line WHERE cart_id = $1 AND ${RESTORABLE}
         AND removed_at = (SELECT max(removed_at) FROM cart_line WHERE cart_id = $1)
       RETURNING *)
     INSERT INTO cart_line (id, cart_id, product_id, variation_key, product_name, selected_variations, quantity,
       agreed_price_kurus, agreed_at, added_at)
     SELECT id, cart_id, product_id, variation_key, product_name, selected_variations, quantity,
       agreed_price_kurus, agreed_at, added_at FROM restored ${JOIN_LINES}`,
    [cartId],
  );
}

/** Moves every line into another cart, which has to be held as well, and does away with the emptied one. */
export async function moveLines(manager: EntityManager, fromCartId: string, toCartId: string): Promise<void> {
  await manager.query(
    `WITH moved AS (DELETE FROM cart_line WHERE cart_id = $1 RETURNING *)
     INSERT INTO cart_line (id, cart_id, product_id, variation_key, product_name, selected_variations, quantity,
       agreed_price_kurus, agreed_at, added_at, removed_at)
     SELECT id, $2, product_id, variation_key, product_name, selected_variations, quantity,
       agreed_price_kurus, agreed_at, added_at, removed_at FROM moved ${JOIN_LINES}`,
    [fromCartId, toCartId],
  );
  await manager.query('DELETE FROM cart WHERE id = $1', [fromCartId]);
}

/** What the buyer agrees to: a quantity and a price for each line that stays. */
export interface Agreement {
  id: string;
  quantity: number;
  unitPriceKurus: number;
}

/** Lines that are not named are no longer sold and go for good. */
export async function agreeTo(
  manager: EntityManager,
  cartId: string | null,
  agreements: readonly Agreement[],
): Promise<void> {
  await manager.query(
    'DELETE FROM cart_line WHERE cart_id = $1 AND removed_at IS NULL AND id <> ALL($2::uuid[])',
    [cartId, agreements.map(({ id }) => id)],
  );
  await manager.query(
    `UPDATE cart_line SET quantity = agreed.quantity, agreed_price_kurus = agreed.price, agreed_at = now()
     FROM unnest($2::uuid[], $3::int[], $4::bigint[]) AS agreed (id, quantity, price)
     WHERE cart_line.cart_id = $1 AND cart_line.id = agreed.id`,
    [
      cartId,
      agreements.map(({ id }) => id),
      agreements.map(({ quantity }) => quantity),
      agreements.map(({ unitPriceKurus }) => unitPriceKurus),
    ],
  );
}

/** Leaves nothing, not even what could be brought back. */
export async function emptyCart(manager: EntityManager, cartId: string | null): Promise<void> {
  await manager.query('DELETE FROM cart_line WHERE cart_id = $1', [cartId]);
}
