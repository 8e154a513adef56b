import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { prepared } from '../../kernel/database/prepared.js';
import { MAX_QUANTITY } from '../../kernel/money/money.js';
import type { CartOwner } from './cart.owner.js';
import type { PricedLine } from './line-pricing.service.js';
import type { SelectedVariation } from './selected-variation.type.js';

const COLUMNS = `id, cart_id, product_id, variation_key, product_name, selected_variations, quantity,
  agreed_price_kurus, agreed_unit, agreed_at, added_at, placed_by`;
/** The parameters after the owner and the id of the cart. */
const VALUES = `$3::uuid, $4::uuid, $5, $6, $7::jsonb, $8::int, $9::bigint, $10, $11::uuid`;

const lineOf = (cart: string) => `
  SELECT line_id, ${cart}.id, product_id, variation_key, product_name, selected_variations, quantity, price, unit, now(), clock_timestamp(), placed_by
  FROM ${cart}, (VALUES (${VALUES})) AS line (line_id, product_id, variation_key, product_name, selected_variations, quantity, price, unit, placed_by)`;

const ADD_LINE = prepared(`
  WITH locked AS (UPDATE cart SET changed_at = now() WHERE owner = $1 RETURNING id)
  INSERT INTO cart_line (${COLUMNS}) ${lineOf('locked')}
  ON CONFLICT (cart_id, product_id, variation_key) WHERE removed_at IS NULL DO UPDATE SET
    quantity = least(greatest(cart_line.quantity + $2::int, excluded.quantity), ${MAX_QUANTITY}),
    product_name = excluded.product_name, selected_variations = excluded.selected_variations,
    agreed_price_kurus = excluded.agreed_price_kurus, agreed_unit = excluded.agreed_unit, agreed_at = excluded.agreed_at,
    placed_by = coalesce(excluded.placed_by, cart_line.placed_by)
  RETURNING xmax = 0 AS "isNew"`);

const CREATE_CART = prepared(`
  WITH created AS (INSERT INTO cart (id, owner) VALUES ($2, $1) ON CONFLICT (owner) DO NOTHING RETURNING id)
  INSERT INTO cart_line (${COLUMNS}) ${lineOf('created')} RETURNING id`);

/** A line to be put into a cart. */
export interface AddedLine {
  owner: CartOwner;
  /** Raised to the minimum of the product. */
  line: PricedLine;
  /** Pieces as they were asked for. */
  quantity: number;
  /** Account of the member of staff who puts it into the cart of a customer; left out where buyers do. */
  placedBy?: string | null;
}

/**
 * Locks the cart until the transaction ends, and puts a line into it or adds to the line that is there already.
 *
 * @returns whether the line is new; null when there is no cart
 */
export async function addLine(transaction: EntityManager, added: AddedLine): Promise<boolean | null> {
  const values = [added.owner, added.quantity, uuidv7(), ...lineValues(added)];
  const [saved] = await transaction.query<{ isNew: boolean }[]>(ADD_LINE, values);
  return saved?.isNew ?? null;
}

/**
 * Creates a cart with one line.
 *
 * @returns the id of the line; null when there is a cart already
 */
export async function createCart(transaction: EntityManager, added: AddedLine): Promise<string | null> {
  const values = [added.owner, uuidv7(), uuidv7(), ...lineValues(added)];
  const [saved] = await transaction.query<{ id: string }[]>(CREATE_CART, values);
  return saved?.id ?? null;
}

const lineValues = ({ line, placedBy }: AddedLine) => [
  line.productId,
  variationKey(line.selectedVariations),
  line.product.name,
  JSON.stringify(line.selectedVariations),
  line.quantity,
  line.unitPriceKurus,
  line.product.unit,
  placedBy ?? null,
];

/** Independent of the order in which the groups are named. */
function variationKey(selected: readonly SelectedVariation[]): string {
  return selected
    .map(({ attributeId, variationId }) => `${attributeId}:${variationId}`)
    .sort()
    .join(',');
}
