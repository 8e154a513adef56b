import type { EntityManager } from 'typeorm';
import { MAX_QUANTITY } from '../../kernel/money/money.js';
import { MAX_LINES } from './cart.limits.js';
import type { CartOwner, CartSource } from './cart.owner.js';
import { type CartRow, JOIN_LINES, readCart, RESTORABLE } from './cart.queries.js';

interface MergedCarts {
  from: string;
  into: string;
  /** Lines the cart may have afterwards; those it has already stay. */
  maximum: number;
}

const COLUMNS = `product_id, variation_key, product_name, selected_variations, quantity, agreed_price_kurus,
  agreed_unit, agreed_at, added_at, removed_at, placed_by`;

/** Whether a line of the first cart has its place in the second already. */
const HAS_PLACE = `line.removed_at IS NOT NULL OR EXISTS (SELECT FROM cart_line AS same WHERE same.cart_id = $2
  AND same.removed_at IS NULL AND same.product_id = line.product_id AND same.variation_key = line.variation_key)`;

/**
 * Merges the lines of one cart into another, both of which have to be locked: those that join a line, and as many of the
 * others as there is room for. A cart without lines is deleted.
 *
 * @returns whether no line was left behind
 */
export async function mergeLines(
  transaction: EntityManager,
  { from, into, maximum }: MergedCarts,
): Promise<boolean> {
  await transaction.query(
    `WITH moved AS (DELETE FROM cart_line WHERE cart_id = $1 AND id IN (
       SELECT line.id FROM cart_line AS line WHERE cart_id = $1 AND (${HAS_PLACE})
       UNION ALL
       (SELECT line.id FROM cart_line AS line WHERE cart_id = $1 AND NOT (${HAS_PLACE}) ORDER BY added_at, id
        LIMIT greatest(0, $3 - (SELECT count(*) FROM cart_line WHERE cart_id = $2 AND removed_at IS NULL))))
       RETURNING *)
     INSERT INTO cart_line (id, cart_id, ${COLUMNS}) SELECT id, $2, ${COLUMNS} FROM moved ${JOIN_LINES}`,
    [from, into, maximum],
  );
  const [, deleted] = await transaction.query<[unknown[], number]>(
    'DELETE FROM cart WHERE id = $1 AND NOT EXISTS (SELECT FROM cart_line WHERE cart_id = $1)',
    [from],
  );
  return deleted > 0;
}

/** The cart of a caller, with what they added before signing in as if it were merged; nothing is written. */
export async function readFrom(
  transaction: EntityManager,
  { owner, left }: CartSource,
): Promise<CartRow | null> {
  if (owner === null) return null;
  return left === null ? readCart(transaction, owner) : readMergedCart(transaction, { owner, left });
}

/** Merges by the rules of `mergeLines`. */
async function readMergedCart(
  transaction: EntityManager,
  { owner, left }: { owner: CartOwner; left: CartOwner },
): Promise<CartRow> {
  const [cart] = await transaction.query<[CartRow]>(
    `WITH line AS (
       SELECT cart_line.*, owner = $1 AS is_own FROM cart JOIN cart_line ON cart_id = cart.id WHERE owner IN ($1, $2)
     ), joined AS (
       SELECT DISTINCT ON (product_id, variation_key) id, product_id, product_name, selected_variations, is_own, added_at, placed_by,
         least(sum(quantity) OVER same, ${MAX_QUANTITY})::int AS quantity,
         first_value(agreed_price_kurus) OVER (same ORDER BY agreed_at DESC, is_own DESC) AS agreed_price_kurus,
         first_value(agreed_unit) OVER (same ORDER BY agreed_at DESC, is_own DESC) AS agreed_unit
       FROM line WHERE removed_at IS NULL WINDOW same AS (PARTITION BY product_id, variation_key)
       ORDER BY product_id, variation_key, is_own DESC
     ), placed AS (
       SELECT *, is_own OR row_number() OVER (ORDER BY is_own DESC, added_at, id) <= ${MAX_LINES} AS has_room FROM joined
     )
     SELECT EXISTS (SELECT FROM line WHERE ${RESTORABLE}) AS "canBeRestored",
       (SELECT count(*)::int FROM placed WHERE NOT has_room) AS "leftOut",
       (SELECT coalesce(json_agg(shown), '[]') FROM (
          SELECT id, product_id AS "productId", product_name AS "productName",
            selected_variations AS "selectedVariations", quantity, agreed_price_kurus AS "agreedPriceKurus",
            agreed_unit AS "agreedUnit", (SELECT name FROM users WHERE users.id = placed_by) AS "placedBy"
          FROM placed WHERE has_room ORDER BY added_at, id) AS shown) AS lines`,
    [owner, left],
  );
  return cart;
}
