import type { StockAllocation } from '../../catalog/index.js';
import type { LineAllocation, OrderedLine, SoldLine } from '../history/order.events.js';

/** The stock that lines need. */
export function wantedStock(
  lines: readonly Pick<SoldLine, 'productId' | 'quantity' | 'selectedVariations'>[],
) {
  return lines.map(({ productId, quantity, selectedVariations }) => ({
    productId,
    quantity,
    variationIds: selectedVariations.map(({ variationId }) => variationId),
  }));
}

/** What lines took from the stock, to return it. */
export function takenStock(lines: readonly OrderedLine[]) {
  return lines.map(({ productId, quantity, backOrdered, countedVariationIds }) => ({
    productId,
    quantity: quantity - backOrdered,
    variationIds: countedVariationIds,
  }));
}

/** @param allocations what was allocated, in the order of the lines */
export function lineAllocations(allocations: readonly StockAllocation[]): LineAllocation[] {
  return allocations.map(({ backOrdered, variationIds }, index) => ({
    position: index + 1,
    backOrdered,
    countedVariationIds: variationIds,
  }));
}
