/** What prices are counted by besides their step. */
export interface PricedCell {
  categoryId: string;
  brandKey: string;
  inStock: boolean;
  isNew: boolean;
  isFeatured: boolean;
}

export interface StepCount extends PricedCell {
  /** Place in PRICE_STEPS. */
  step: number;
  products: number;
}

/** Both inclusive, in kuruş. */
export interface PriceRange {
  from: number;
  to: number;
}

const STEPS_PER_DOUBLING = 8;
const DOUBLINGS = 44;

/** Lowest price of each step in kuruş, ascending from 1: a step is less than a tenth of its price wide. */
export const PRICE_STEPS: readonly number[] = [
  ...new Set(
    Array.from({ length: STEPS_PER_DOUBLING * DOUBLINGS }, (_, place) =>
      Math.round(2 ** (place / STEPS_PER_DOUBLING)),
    ),
  ),
];

/** The step a price of at least 1 belongs to. */
export function stepOf(priceKurus: number): number {
  let low = 0;
  let high = PRICE_STEPS.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((PRICE_STEPS[middle] ?? Infinity) <= priceKurus) low = middle;
    else high = middle;
  }
  return low;
}

/** The whole steps within a range, `first` inclusive and `end` exclusive, and what of the range lies beside them. */
export function splitRange({ from, to }: PriceRange): { first: number; end: number; beside: PriceRange[] } {
  const first = PRICE_STEPS[stepOf(from)] === from ? stepOf(from) : stepOf(from) + 1;
  const end = PRICE_STEPS[stepOf(to) + 1] === to + 1 ? stepOf(to) + 1 : stepOf(to);
  if (first >= end) return { first: 0, end: 0, beside: [{ from, to }] };
  const [lowest = from, above = Infinity] = [PRICE_STEPS[first], PRICE_STEPS[end]];
  const beside = [
    { from, to: lowest - 1 },
    { from: above, to },
  ];
  return { first, end, beside: beside.filter((range) => range.from <= range.to) };
}

/** How many products of each cell have a price in which step. */
export class PriceHistogram {
  private readonly cells = new Map<string, { cell: PricedCell; below: Uint32Array }>();

  constructor(counts: Iterable<StepCount>) {
    for (const { step, products, ...cell } of counts) {
      const key = JSON.stringify(Object.values(cell));
      const found = this.cells.get(key) ?? { cell, below: new Uint32Array(PRICE_STEPS.length + 1) };
      found.below[step + 1] = products;
      this.cells.set(key, found);
    }
    for (const { below } of this.cells.values()) {
      for (let step = 1; step < below.length; step++) {
        below[step] = (below[step] ?? 0) + (below[step - 1] ?? 0);
      }
    }
  }

  /** Calls `count` for each cell with its products in steps `first` (inclusive) to `end` (exclusive). */
  forEachWithin(first: number, end: number, count: (cell: PricedCell, products: number) => void): void {
    for (const { cell, below } of this.cells.values()) {
      const products = (below[end] ?? 0) - (below[first] ?? 0);
      if (products > 0) count(cell, products);
    }
  }
}
