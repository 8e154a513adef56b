import type { BusinessCalendar } from '../../kernel/calendar/business-calendar.js';
import { Refusal } from '../../kernel/refusal/refusal.js';
import {
  type Offer,
  allocateStock,
  type AvailableStock,
  availableStockOf,
  deliveryOf,
  type DeliveryPart,
} from '../catalog/index.js';
import type { PricingTerms } from './cart.pricing.js';
import type { CartLineRow, ConfirmedLine } from './cart.queries.js';
import { CartLineProblem } from './cart.type.js';
import { pricedLine, type PricedLine } from './line-pricing.service.js';

/** What is sold now, and on which terms. */
export interface CurrentOffers {
  offers: ReadonlyMap<string, Offer>;
  terms: PricingTerms;
  stockControl: boolean;
  calendar: BusinessCalendar;
}

export interface AssessedLine {
  row: CartLineRow;
  /** At current prices; null when it cannot be ordered. */
  priced: PricedLine | null;
  problem: CartLineProblem | null;
  /** Pieces there are for this line, after the lines before it. */
  available: number;
  /** More is wanted than there is of a product whose stock is counted. */
  isAboveStock: boolean;
  /** What is in stock first; empty when it cannot be ordered. */
  delivery: DeliveryPart[];
  /** True when it cannot be ordered as it stands, or in another quantity or at another price than the buyer knows. */
  needsConfirmation: boolean;
}

/** Compares the lines of a cart with the current catalog. */
export function assessLines(rows: readonly CartLineRow[], current: CurrentOffers): AssessedLine[] {
  const stock = availableStockOf(current.offers.values());
  const lines = rows.map((row) => ({ row, ...priceOrRefuse(row, current) }));
  const allocations = allocateStock(
    stock,
    lines.map(({ row: { productId }, priced }) => ({
      productId,
      quantity: priced?.quantity ?? 0,
      variationIds: variationIdsOf(priced),
    })),
  );
  return lines.map((line, index) => assessed(line, allocations[index]?.quantity ?? 0, { current, stock }));
}

function assessed(
  { row, priced, refusal }: PricedOrRefused & Pick<AssessedLine, 'row'>,
  available: number,
  { current, stock }: { current: CurrentOffers; stock: AvailableStock },
): AssessedLine {
  if (!priced) {
    const problem = problemOfRefusal(refusal);
    return { row, priced, problem, available, isAboveStock: false, delivery: [], needsConfirmation: true };
  }
  const isBeyond = available < priced.quantity;
  const isAboveStock = isBeyond && isCountedInStock(priced, stock);
  const isShort = current.stockControl && isBeyond;
  const isAnotherPrice = priced.unitPriceKurus !== row.agreedPriceKurus;
  const isAnotherUnit = row.agreedUnit !== null && row.agreedUnit !== priced.product.unit;
  const isRaised = priced.quantity > row.quantity;
  const isOut = isSoldOut(priced, current, stock) || (isShort && available === 0);
  const problem = mostSerious({ isOut, isShort, isAnotherUnit, isRaised, isAnotherPrice });
  const inStock = current.offers.get(priced.productId)?.inStock ?? false;
  const { deliveryTime } = priced.product;
  const delivered = { quantity: priced.quantity, fromStock: available, inStock, deliveryTime };
  const delivery = deliveryOf(delivered, current.calendar);
  const needsConfirmation = isShort || isAnotherUnit || isRaised || isAnotherPrice;
  return { row, priced, problem, available, isAboveStock, delivery, needsConfirmation };
}

/** The first of them that holds, most serious first. */
function mostSerious(
  line: Record<'isOut' | 'isShort' | 'isAnotherUnit' | 'isRaised' | 'isAnotherPrice', boolean>,
): CartLineProblem | null {
  if (line.isOut) return CartLineProblem.OUT_OF_STOCK;
  if (line.isShort) return CartLineProblem.NOT_ENOUGH_STOCK;
  if (line.isAnotherUnit) return CartLineProblem.UNIT_CHANGED;
  if (line.isRaised) return CartLineProblem.MINIMUM_RAISED;
  return line.isAnotherPrice ? CartLineProblem.PRICE_CHANGED : null;
}

/** The lines that remain once the buyer confirms current prices: under stock control no more than there is. */
export function confirmedLines(
  lines: readonly AssessedLine[],
  { offers, stockControl }: CurrentOffers,
): ConfirmedLine[] {
  return lines.flatMap(({ row, priced, available }) => {
    if (!priced) return [];
    const { unitPriceKurus, product } = priced;
    const minOrderQuantity = offers.get(row.productId)?.minOrderQuantity ?? 1;
    const quantity = stockControl ? Math.min(priced.quantity, available) : priced.quantity;
    return quantity < minOrderQuantity ? [] : [{ id: row.id, quantity, unit: product.unit, unitPriceKurus }];
  });
}

const variationIdsOf = (priced: PricedLine | null) =>
  priced?.selectedVariations.map(({ variationId }) => variationId) ?? [];

/** Whether the product or a chosen variation is out of stock, whatever the quantity. */
function isSoldOut(priced: PricedLine, { offers }: CurrentOffers, stock: AvailableStock): boolean {
  const isFlagged = offers.get(priced.productId)?.inStock === false;
  return isFlagged || variationIdsOf(priced).some((id) => stock.get(id) === 0);
}

/** A stock of 0 that staff flag as available is not counted: no shortage is shown, as on the product page. */
function isCountedInStock(priced: PricedLine, stock: AvailableStock): boolean {
  const ids = [priced.productId, ...variationIdsOf(priced)];
  return (stock.get(priced.productId) ?? 0) > 0 && ids.every((id) => stock.get(id) !== 0);
}

interface PricedOrRefused {
  priced: PricedLine | null;
  /** Code of the refusal. */
  refusal: string | null;
}

function priceOrRefuse(row: CartLineRow, { offers, terms }: CurrentOffers): PricedOrRefused {
  const asked = { productId: row.productId, variations: row.selectedVariations, quantity: row.quantity };
  try {
    return { priced: pricedLine(asked, offers.get(row.productId), terms), refusal: null };
  } catch (error) {
    if (error instanceof Refusal) return { priced: null, refusal: error.code };
    throw error;
  }
}

function problemOfRefusal(code: string | null): CartLineProblem {
  return code === 'PRICE_ON_REQUEST' ? CartLineProblem.PRICE_ON_REQUEST : CartLineProblem.NOT_SOLD;
}
