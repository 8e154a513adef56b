import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { productNotFound } from '../offers/offer.refusals.js';
import {
  allocateStock,
  type AvailableStock,
  type StockAllocation,
  type StockLine,
} from './stock.allocation.js';
import { outOfStock, type ShortLine } from './stock.refusals.js';
import { changeStock, changeVariationStock, lockStock, readStock, type Units } from './stock.rows.js';

interface CountedVariation {
  id: string;
  stock: number;
}

interface OfferedProduct {
  id: string;
  name: string;
  unit: string;
  inStock: boolean;
}

const COUNTED = `
  SELECT chosen.id, chosen.stock FROM product_variation AS chosen
  JOIN product_attribute AS a ON a.id = chosen.attribute_id
  WHERE chosen.id = ANY($1::uuid[]) AND a.product_id = ANY($2::uuid[]) AND (a.is_sold_out
    OR EXISTS (SELECT FROM product_variation AS v WHERE v.attribute_id = a.id AND v.stock > 0))`;

const OFFERED = 'SELECT id, name, unit, in_stock AS "inStock" FROM product WHERE id = ANY($1::uuid[])';

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
 * Lowers and raises stock inside the given transaction; it stays locked until that ends. No row of a product is locked or
 * written, and the data version of the catalog does not change: cached pages show the stock of its last change.
 */
@Injectable()
export class StockService {
  /**
   * Takes what is available, never more; the allocations are in the order of the lines and say what was missing. Under
   * stock control it takes everything or nothing, and of a product that staff flag as not in stock nothing is available.
   *
   * @throws PRODUCT_NOT_FOUND for a product that was removed, also since its price was read
   * @throws OUT_OF_STOCK under stock control, naming the first product without enough stock, and every line that is short
   */
  take(
    transaction: EntityManager,
    lines: readonly StockLine[],
    { stockControl }: StockPolicy,
  ): Promise<StockAllocation[]> {
    return takeLines(transaction, lines, { stockControl, check: refuseRemoved });
  }

  /**
   * Takes again what an order gave back; a product that was removed since has no stock.
   *
   * @throws OUT_OF_STOCK as when it is taken for the first time
   */
  takeAgain(
    transaction: EntityManager,
    lines: readonly StockLine[],
    { stockControl }: StockPolicy,
  ): Promise<StockAllocation[]> {
    return takeLines(transaction, lines, { stockControl, check: () => undefined });
  }

  /**
   * What taking these lines again would give each of them now, without taking or locking anything: another order may take it
   * meanwhile. Under stock control of a product that staff flag as not in stock nothing is available.
   */
  async previewTakingAgain(
    reader: Pick<EntityManager, 'query'>,
    lines: readonly StockLine[],
    { stockControl }: StockPolicy,
  ): Promise<StockAllocation[]> {
    const ids = productIdsOf(lines);
    const available = await withChosen(reader, lines, await readStock(reader, ids));
    const withheld = stockControl ? await withheldOf(reader, ids) : [];
    return allocateStock(new Map([...available, ...withheld]), lines);
  }

  /** Puts back what was taken, where product and variation still exist. */
  async giveBack(transaction: EntityManager, taken: readonly StockLine[]): Promise<void> {
    const { products, variations } = changesOf(taken, 1);
    await changeStock(transaction, products);
    await changeVariationStock(transaction, variations);
  }
}

/** Looks at what is available of the lines, once it is locked. */
type Check = (available: AvailableStock, lines: readonly StockLine[]) => void;

async function takeLines(
  transaction: EntityManager,
  lines: readonly StockLine[],
  { stockControl, check }: StockPolicy & { check: Check },
): Promise<StockAllocation[]> {
  if (stockControl) return takeAll(transaction, lines, check);
  if (lines.some(({ variationIds }) => variationIds.length > 0)) {
    return takeChosen(transaction, lines, check);
  }
  // Of products alone as much is taken as there is, so that one statement locks, reads and writes.
  const available = await changeStock(transaction, changesOf(lines, -1).products);
  check(available, lines);
  return allocateStock(available, lines);
}

/** Each product has a row of stock, which goes with it: a transaction that waited for its lock while it was removed finds none. */
function refuseRemoved(available: AvailableStock, lines: readonly StockLine[]): void {
  const wanted = productIdsOf(lines.filter(({ quantity }) => quantity > 0));
  const productId = wanted.find((id) => !available.has(id));
  if (productId !== undefined) throw productNotFound({ productId });
}

async function takeChosen(
  transaction: EntityManager,
  lines: readonly StockLine[],
  check: Check,
): Promise<StockAllocation[]> {
  const available = await lockAvailable(transaction, lines);
  check(available, lines);
  return takeAllocated(transaction, available, allocateStock(available, lines));
}

async function takeAll(
  transaction: EntityManager,
  lines: readonly StockLine[],
  check: Check,
): Promise<StockAllocation[]> {
  const available = await lockAvailable(transaction, lines);
  check(available, lines);
  // Only now, so that a flag that staff set together with the stock is seen with it.
  const offered = await transaction.query<OfferedProduct[]>(OFFERED, [productIdsOf(lines)]);
  const withheld = offered.filter(({ inStock }) => !inStock).map(({ id }): [string, number] => [id, 0]);
  const allocations = allocateStock(new Map([...available, ...withheld]), lines);
  const first = allocations.find(({ backOrdered }) => backOrdered > 0);
  if (!first) return takeAllocated(transaction, available, allocations);
  const product = offered.find(({ id }) => id === first.productId);
  throw outOfStock({
    productId: first.productId ?? '',
    productName: product?.name ?? '',
    unit: product?.unit ?? '',
    available: first.quantity,
    short: shortLines(allocations),
  });
}

function shortLines(allocations: readonly StockAllocation[]): ShortLine[] {
  return allocations.flatMap(({ quantity, backOrdered }, index) =>
    backOrdered > 0 ? [{ position: index + 1, wanted: quantity + backOrdered, available: quantity }] : [],
  );
}

/** Of products and chosen variations that are counted, which do not change until the transaction ends. */
async function lockAvailable(
  transaction: EntityManager,
  lines: readonly StockLine[],
): Promise<AvailableStock> {
  return withChosen(transaction, lines, await lockStock(transaction, productIdsOf(lines)));
}

/** Adds the stock of chosen variations that are counted to that of the products. */
async function withChosen(
  reader: Pick<EntityManager, 'query'>,
  lines: readonly StockLine[],
  products: Units,
): Promise<AvailableStock> {
  const chosen = lines.flatMap(({ variationIds }) => variationIds);
  if (chosen.length === 0) return products;
  const counted = await reader.query<CountedVariation[]>(COUNTED, [chosen, productIdsOf(lines)]);
  return new Map([...products, ...counted.map(({ id, stock }): [string, number] => [id, stock])]);
}

/** Products that staff flag as not in stock have none, whatever is counted. */
async function withheldOf(
  reader: Pick<EntityManager, 'query'>,
  productIds: readonly string[],
): Promise<[string, number][]> {
  const offered = await reader.query<OfferedProduct[]>(OFFERED, [productIds]);
  return offered.filter(({ inStock }) => !inStock).map(({ id }) => [id, 0]);
}

async function takeAllocated(
  transaction: EntityManager,
  available: AvailableStock,
  allocations: StockAllocation[],
): Promise<StockAllocation[]> {
  const { products, variations } = changesOf(allocations, -1);
  await changeStock(transaction, products);
  await changeVariationStock(transaction, variations);
  const emptied = [...variations].filter(([id, change]) => (available.get(id) ?? 0) + change === 0);
  if (emptied.length > 0) await transaction.query(MARK_SOLD_OUT, [emptied.map(([id]) => id)]);
  return allocations;
}

const productIdsOf = (lines: readonly StockLine[]) => [
  ...new Set(lines.flatMap(({ productId }) => productId ?? [])),
];

/** What lines change in all, by id of the product or variation. */
function changesOf(lines: readonly StockLine[], sign: 1 | -1): { products: Units; variations: Units } {
  const products = new Map<string, number>();
  const variations = new Map<string, number>();
  for (const { productId, variationIds, quantity } of lines) {
    if (productId === null || quantity === 0) continue;
    add(products, productId, sign * quantity);
    for (const id of variationIds) add(variations, id, sign * quantity);
  }
  return { products, variations };
}

function add(sums: Map<string, number>, id: string, change: number): void {
  sums.set(id, (sums.get(id) ?? 0) + change);
}
