/** A sample has this many hits, to twice as many; fewer than ENOUGH say too little about all of them. */
const WANTED_HITS = 400;
const ENOUGH_HITS = 250;
/** The sparsest level that list_marks gives. */
const MAX_LEVEL = 16;
/** With so many standard deviations a wrong «at least» is not to be expected in a million searches. */
const DEVIATIONS = 5;

/** The level whose sample of so many products has the wanted size; 0 where all of them are few. */
export function levelFor(products: number): number {
  return clamp(Math.floor(Math.log2(Math.max(products, 1) / WANTED_HITS)));
}

/** The level to go on to when a sample has too few hits or reached its limit; the same one when it is good. */
export function betterLevel(level: number, hits: number, limit: number): number {
  if (hits >= limit) return clamp(level + Math.ceil(Math.log2(limit / WANTED_HITS)));
  if (hits >= ENOUGH_HITS) return level;
  const doublings = Math.floor(Math.log2(WANTED_HITS / Math.max(hits, 1)));
  return Math.max(1, level - Math.max(1, doublings));
}

/** How many products there are most likely, when a sample of a level has so many: each level has half of the one before. */
export function estimateOf(hits: number, level: number): number {
  return hits * 2 ** level;
}

/**
 * How many products there are at least, when a sample of a level has so many. The lower bound of a Poisson distribution
 * after Wilson and Hilferty, which holds for few hits too; narrower the more of the products the sample is.
 */
export function leastOf(hits: number, level: number): number {
  if (hits === 0) return 0;
  const deviations = DEVIATIONS * Math.sqrt(1 - 2 ** -level);
  const root = Math.max(0, 1 - 1 / (9 * hits) - deviations / (3 * Math.sqrt(hits)));
  return Math.max(hits, Math.floor(estimateOf(hits * root ** 3, level)));
}

/** Two digits of an estimate say all it knows. */
export function roundEstimate(products: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(products, 1))) - 1);
  return Math.round(products / unit) * unit;
}

function clamp(level: number): number {
  return Math.min(Math.max(level, 0), MAX_LEVEL);
}
