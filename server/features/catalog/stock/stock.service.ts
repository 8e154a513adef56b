import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { outOfStock } from './stock.refusals.js';
import { allocateStock, type StockAllocation, type StockLine } from './stock.allocation.js';

interface LockedProduct {
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
 * In the order of the ids, as the catalog writer locks them too, so that no two transactions deadlock. The lock on a product
 * protects its variations: each transaction that writes variations locks the product first.
 */
const LOCK_PRODUCTS = `
  SELECT id, name, unit, in_stock AS "inStock", stock_quantity AS stock FROM product
  WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE`;

const COUNTED = `
  SELECT chosen.id, chosen.stock FROM product_variation AS chosen
  JOIN product_attribute AS a ON a.id = chosen.attribute_id
  WHERE chosen.id = ANY($1::uuid[]) AND a.product_id = ANY($2::uuid[]) AND (a.is_sold_out
    OR EXISTS (SELECT FROM product_variation AS v WHERE v.attribute_id = a.id AND v.stock > 0))`;

const MAX_STOCK = 2_147_483_647;

const CHANGE_PRODUCTS = `
  UPDATE product SET stock_quantity = least(stock_quantity::bigint + change.quantity, ${MAX_STOCK})
  FROM unnest($1::uuid[], $2::int[]) AS change (id, quantity) WHERE product.id = change.id`;

const CHANGE_VARIATIONS = `
  UPDATE product_variation SET stock = least(stock::bigint + change.quantity, ${MAX_STOCK})
  FROM unnest($1::uuid[], $2::int[]) AS change (id, quantity) WHERE product_variation.id = change.id`;

/** Marks a group that orders sold out: with all stocks at zero it would look like one that is not counted. */
const MARK_SOLD_OUT = `
  UPDATE product_attribute AS a SET is_sold_out = true
  WHERE NOT is_sold_out AND id IN (SELECT attribute_id FROM product_variation WHERE id = ANY($1::uuid[]))
    AND NOT EXISTS (SELECT FROM product_variation AS v WHERE v.attribute_id = a.id AND v.stock > 0)`;

/** What becomes of a line without enough stock: the order is refused under stock control, else the rest is back-ordered. */
export interface StockPolicy {
  stockControl: boolean;
}

/**
 * Lowers and raises stock inside the given transaction; the products stay locked until it ends. The data version of the
 * catalog does not change: cached pages show the stock of the last change of the catalog.
 */
@Injectable()
export class StockService {
  /**
   * Takes what is available, never more; the allocations are in the order of the lines and say what was missing. Under
   * stock control it takes everything or nothing, and of a product that staff flag as not in stock nothing is available.
   *
   * @throws OUT_OF_STOCK under stock control, naming the first product without enough stock
   */
  async take(
    transaction: EntityManager,
    lines: readonly StockLine[],
    { stockControl }: StockPolicy,
  ): Promise<StockAllocation[]> {
    const locked = await lockProducts(transaction, lines);
    if (!stockControl) return takeFrom(transaction, locked, lines);
    const offered = locked.map((product) => (product.inStock ? product : { ...product, stock: 0 }));
    return takeFrom(transaction, offered, lines, (allocation) => {
      const product = locked.find(({ id }) => id === allocation.productId);
      return outOfStock({
        productId: allocation.productId,
        productName: product?.name ?? '',
        unit: product?.unit ?? '',
        available: allocation.quantity,
      });
    });
  }

  /** Puts back what was taken, where product and variation still exist. */
  async giveBack(transaction: EntityManager, taken: readonly StockLine[]): Promise<void> {
    const returned = taken.filter(({ quantity }) => quantity > 0);
    if (returned.length === 0) return;
    await lockProducts(transaction, returned);
    await changeStock(transaction, returned, 1);
  }
}

async function lockProducts(
  transaction: EntityManager,
  lines: readonly { productId: string }[],
): Promise<LockedProduct[]> {
  return transaction.query<LockedProduct[]>(LOCK_PRODUCTS, [
    [...new Set(lines.map(({ productId }) => productId))],
  ]);
}

async function takeFrom(
  transaction: EntityManager,
  locked: readonly LockedProduct[],
  lines: readonly StockLine[],
  refuse?: (allocation: StockAllocation) => Error,
): Promise<StockAllocation[]> {
  const chosen = lines.flatMap(({ variationIds }) => variationIds);
  const counted =
    chosen.length === 0
      ? []
      : await transaction.query<CountedVariation[]>(COUNTED, [chosen, locked.map(({ id }) => id)]);
  const allocations = allocateStock(
    new Map([...locked, ...counted].map(({ id, stock }) => [id, stock])),
    lines,
  );
  const short = allocations.find(({ backOrdered }) => backOrdered > 0);
  if (short && refuse) throw refuse(short);
  await changeStock(transaction, allocations, -1);
  return allocations;
}

async function changeStock(
  transaction: EntityManager,
  taken: readonly StockLine[],
  sign: 1 | -1,
): Promise<void> {
  const products = new Map<string, number>();
  const variations = new Map<string, number>();
  for (const { productId, variationIds, quantity } of taken) {
    if (quantity > 0) add(products, productId, sign * quantity);
    for (const id of quantity > 0 ? variationIds : []) add(variations, id, sign * quantity);
  }
  if (products.size > 0) {
    await transaction.query(CHANGE_PRODUCTS, [[...products.keys()], [...products.values()]]);
  }
  if (variations.size === 0) return;
  await transaction.query(CHANGE_VARIATIONS, [[...variations.keys()], [...variations.values()]]);
  if (sign < 0) await transaction.query(MARK_SOLD_OUT, [[...variations.keys()]]);
}

function add(sums: Map<string, number>, id: string, change: number): void {
  sums.set(id, (sums.get(id) ?? 0) + change);
}
