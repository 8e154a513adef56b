import { Refusal } from '../../kernel/refusal/refusal.js';
import { type Offer, shelfOf } from '../offers/index.js';
import { shareOut, type Shelf } from '../stock/index.js';
import type { PricingTerms } from './cart.pricing.js';
import type { Agreement, CartLineRow } from './cart.rows.js';
import { CartLineProblem } from './cart.type.js';
import { pricedLine, type PricedLine } from './line.pricing.js';

/** What today's catalogue says of the lines of a cart. */
export interface Today {
  offers: ReadonlyMap<string, Offer>;
  terms: PricingTerms;
  stockControl: boolean;
}

export interface AssessedLine {
  row: CartLineRow;
  /** As it is sold today; nothing when it cannot be ordered. */
  priced: PricedLine | null;
  problem: CartLineProblem | null;
  /** Units there are for this line, after those before it. */
  available: number;
  /** More is wanted than the shop has at hand of a product it counts. */
  isAboveStock: boolean;
  /** True when it cannot be ordered as it stands, or costs another price than the buyer knows. */
  needsConfirmation: boolean;
}

/** Holds every line against today's catalogue. */
export function assessLines(rows: readonly CartLineRow[], today: Today): AssessedLine[] {
  const shelf = shelfOf(today.offers.values());
  const sales = rows.map((row) => ({ row, ...saleOf(row, today) }));
  const shares = shareOut(
    shelf,
    sales.map(({ row: { productId }, priced }) => ({
      productId,
      quantity: priced?.quantity ?? 0,
      variationIds: chosenIn(priced),
    })),
  );
  return sales.map((sale, index) => assessed(sale, shares[index]?.quantity ?? 0, { today, shelf }));
}

function assessed(
  { row, priced, refusal }: Sale & Pick<AssessedLine, 'row'>,
  available: number,
  { today, shelf }: { today: Today; shelf: Shelf },
): AssessedLine {
  if (!priced) {
    return { row, priced, problem: unsold(refusal), available, isAboveStock: false, needsConfirmation: true };
  }
  const isBeyond = available < priced.quantity;
  const isAboveStock = isBeyond && isAtHand(priced, shelf);
  const isShort = today.stockControl && isBeyond;
  const isAnotherPrice = priced.unitPriceKurus !== row.agreedPriceKurus;
  const isOut = isSoldOut(priced, today, shelf) || (isShort && available === 0);
  const problem = isOut
    ? CartLineProblem.OUT_OF_STOCK
    : isShort
      ? CartLineProblem.NOT_ENOUGH_STOCK
      : isAnotherPrice
        ? CartLineProblem.PRICE_CHANGED
        : null;
  return { row, priced, problem, available, isAboveStock, needsConfirmation: isShort || isAnotherPrice };
}

/** What stands after the buyer agreed to today's prices: under stock control no more than there is. */
export function agreementsOn(lines: readonly AssessedLine[], { stockControl }: Today): Agreement[] {
  return lines.flatMap(({ row, priced, available }) => {
    if (!priced) return [];
    const { minOrderQuantity, unitPriceKurus } = priced;
    const quantity = stockControl ? Math.min(priced.quantity, available) : priced.quantity;
    return quantity < minOrderQuantity ? [] : [{ id: row.id, quantity, unitPriceKurus }];
  });
}

const chosenIn = (priced: PricedLine | null) =>
  priced?.selectedVariations.map(({ variationId }) => variationId) ?? [];

/** Whether product or choice cannot be had at present, whatever the quantity. */
function isSoldOut(priced: PricedLine, { offers }: Today, shelf: Shelf): boolean {
  const isFlagged = offers.get(priced.productId)?.inStock === false;
  return isFlagged || chosenIn(priced).some((id) => shelf.get(id) === 0);
}

/** A stock of 0 that staff call available is not counted: nothing is said of it, here as on the page of the product. */
function isAtHand(priced: PricedLine, shelf: Shelf): boolean {
  const shelves = [priced.productId, ...chosenIn(priced)];
  return (shelf.get(priced.productId) ?? 0) > 0 && shelves.every((id) => shelf.get(id) !== 0);
}

interface Sale {
  priced: PricedLine | null;
  refusal: string | null;
}

function saleOf(row: CartLineRow, { offers, terms }: Today): Sale {
  const asked = { productId: row.productId, variations: row.selectedVariations, quantity: row.quantity };
  try {
    return { priced: pricedLine(asked, offers.get(row.productId), terms), refusal: null };
  } catch (error) {
    if (error instanceof Refusal) return { priced: null, refusal: error.code };
    throw error;
  }
}

function unsold(refusal: string | null): CartLineProblem {
  return refusal === 'PRICE_ON_REQUEST' ? CartLineProblem.PRICE_ON_REQUEST : CartLineProblem.NOT_SOLD;
}
