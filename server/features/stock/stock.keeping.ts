import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { outOfStock } from './stock.refusals.js';
import { shareOut, type StockShare, type TakenStock, type WantedStock } from './stock.share.js';

interface HeldProduct {
  id: string;
  name: string;
  unit: string;
  inStock: boolean;
  stock: number;
}

interface CountedVariation {
  id: string;
  stock: number;
}

/**
 * Always in one order, so that two orders never wait for each other in a ring. The row of a product guards its
 * variations too: whoever writes them, staff included, writes the product first.
 */
const HOLD = `
  SELECT id, name, unit, in_stock AS "inStock", stock_quantity AS stock FROM product
  WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE`;

const COUNTED = `
  SELECT chosen.id, chosen.stock FROM product_variation AS chosen
  JOIN product_attribute AS a ON a.id = chosen.attribute_id
  WHERE chosen.id = ANY($1::uuid[]) AND a.product_id = ANY($2::uuid[]) AND (a.is_sold_out
    OR EXISTS (SELECT FROM product_variation AS v WHERE v.attribute_id = a.id AND v.stock > 0))`;

const MOST = 2_147_483_647;

const CHANGE_PRODUCTS = `
  UPDATE product SET stock_quantity = least(stock_quantity::bigint + change.pieces, ${MOST})
  FROM unnest($1::uuid[], $2::int[]) AS change (id, pieces) WHERE product.id = change.id`;

const CHANGE_VARIATIONS = `
  UPDATE product_variation SET stock = least(stock::bigint + change.pieces, ${MOST})
  FROM unnest($1::uuid[], $2::int[]) AS change (id, pieces) WHERE product_variation.id = change.id`;

/** Remembers that a group was sold down to its last piece: all zero, it would look like one nobody counts. */
const MARK_SOLD_OUT = `
  UPDATE product_attribute AS a SET is_sold_out = true
  WHERE NOT is_sold_out AND id IN (SELECT attribute_id FROM product_variation WHERE id = ANY($1::uuid[]))
    AND NOT EXISTS (SELECT FROM product_variation AS v WHERE v.attribute_id = a.id AND v.stock > 0)`;

/**
 * Lowers and raises stock inside the transaction of the given manager; the products stay held until it ends. The
 * catalogue's revision does not move: pages kept by it tell stock as of the last change of the catalogue.
 */
@Injectable()
export class StockKeeping {
  /** Takes what there is, never more; the shares stand in the order of the lines and say what was missing. */
  async take(manager: EntityManager, lines: readonly WantedStock[]): Promise<StockShare[]> {
    const held = await hold(manager, lines);
    return takeFrom(manager, held, lines);
  }

  /**
   * Takes everything or nothing; a product that staff flag as not in stock has nothing to be taken.
   *
   * @throws OUT_OF_STOCK naming the first product there is too little of
   */
  async takeOrRefuse(manager: EntityManager, lines: readonly WantedStock[]): Promise<StockShare[]> {
    const held = await hold(manager, lines);
    const offered = held.map((product) => (product.inStock ? product : { ...product, stock: 0 }));
    return takeFrom(manager, offered, lines, (share) => {
      const product = held.find(({ id }) => id === share.productId);
      return outOfStock({
        productId: share.productId,
        productName: product?.name ?? '',
        unit: product?.unit ?? '',
        available: share.quantity,
      });
    });
  }

  /** Puts back what was taken, where product and variation still exist. */
  async giveBack(manager: EntityManager, taken: readonly TakenStock[]): Promise<void> {
    const returned = taken.filter(({ quantity }) => quantity > 0);
    if (returned.length === 0) return;
    await hold(manager, returned);
    await changeStock(manager, returned, 1);
  }
}

async function hold(manager: EntityManager, lines: readonly { productId: string }[]): Promise<HeldProduct[]> {
  return manager.query<HeldProduct[]>(HOLD, [[...new Set(lines.map(({ productId }) => productId))]]);
}

async function takeFrom(
  manager: EntityManager,
  held: readonly HeldProduct[],
  lines: readonly WantedStock[],
  refuse?: (share: StockShare) => Error,
): Promise<StockShare[]> {
  const chosen = lines.flatMap(({ variationIds }) => variationIds);
  const counted =
    chosen.length === 0
      ? []
      : await manager.query<CountedVariation[]>(COUNTED, [chosen, held.map(({ id }) => id)]);
  const shares = shareOut(new Map([...held, ...counted].map(({ id, stock }) => [id, stock])), lines);
  const short = shares.find(({ backOrdered }) => backOrdered > 0);
  if (short && refuse) throw refuse(short);
  await changeStock(manager, shares, -1);
  return shares;
}

async function changeStock(
  manager: EntityManager,
  taken: readonly TakenStock[],
  sign: 1 | -1,
): Promise<void> {
  const products = new Map<string, number>();
  const variations = new Map<string, number>();
  for (const { productId, variationIds, quantity } of taken) {
    if (quantity > 0) count(products, productId, sign * quantity);
    for (const id of quantity > 0 ? variationIds : []) count(variations, id, sign * quantity);
  }
  if (products.size > 0) await manager.query(CHANGE_PRODUCTS, [[...products.keys()], [...products.values()]]);
  if (variations.size === 0) return;
  await manager.query(CHANGE_VARIATIONS, [[...variations.keys()], [...variations.values()]]);
  if (sign < 0) await manager.query(MARK_SOLD_OUT, [[...variations.keys()]]);
}

function count(pieces: Map<string, number>, id: string, change: number): void {
  pieces.set(id, (pieces.get(id) ?? 0) + change);
}
