import { type PlannedCounts } from './apply-text';

/** What a file would change: nothing else than what is given. */
export function planned(counts: Partial<PlannedCounts> = {}): PlannedCounts {
  return {
    newCategories: 0,
    changedCategories: 0,
    newProducts: 0,
    changedProducts: 0,
    unchanged: 0,
    invalid: 0,
    leftOut: 0,
    priceJumps: 0,
    clearedFields: 0,
    withWarnings: 0,
    ...counts,
  };
}
