import { declareRefusal, Refusal } from '../../../kernel/refusal/refusal.js';
import { quantityText } from '../../../kernel/sales-unit/sales-unit.js';

/** A line that the stock does not cover. */
export interface ShortLine {
  /** Place among the lines that were asked for, from 1. */
  position: number;
  wanted: number;
  available: number;
}

/**
 * `available` is what is left for the line, after earlier lines of the same product; `short` has all lines that are short, and
 * the product is that of the first.
 */
export const outOfStock = declareRefusal<{
  productId: string;
  productName: string;
  unit: string;
  available: number;
  short: readonly ShortLine[];
}>('OUT_OF_STOCK', 409, ({ productName, unit, available }) =>
  available === 0
    ? `«${productName}» stokta kalmadı. Lütfen sepetinizi güncelleyin.`
    : `«${productName}» için stokta ${quantityText(available, unit)} var. Lütfen sepetinizi güncelleyin.`,
);

/** The lines that were short, where that is why something was refused; undefined for any other error. */
export function shortLinesOf(error: unknown): readonly ShortLine[] | undefined {
  if (!(error instanceof Refusal) || error.code !== 'OUT_OF_STOCK') return undefined;
  return error.details.short as readonly ShortLine[];
}
