import type { Product } from '../products/product.type.js';

/** By what a product was found for a line. */
export type MatchReason = 'sku' | 'model' | 'part_number' | 'leading_zeros' | 'date' | 'own_number' | 'words';

/** A product that a line may mean. */
export interface ProductMatch {
  product: Product;
  reason: MatchReason;
  /** What of the line the product has, as it was typed. */
  matched: string[];
  /** What of the line it does not have. */
  missing: string[];
}

/** What a line is matched by. */
export interface LineToMatch {
  text: string;
  /** Part numbers, without punctuation, that a spreadsheet may have made a date of. */
  dateCodes: readonly string[];
}

/** The products of a line, best first: one that is certain, or some to choose from. */
export interface LineMatch {
  isCertain: boolean;
  matches: ProductMatch[];
}
