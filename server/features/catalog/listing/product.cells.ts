import type { Overview } from '../products/catalog.overview.js';

type ProductCell = Overview['cells'][number];

/** A cell counted for one request. */
export interface CountedCell extends ProductCell {
  /** Whether its prices are within the requested range; undefined without a range. */
  isInPriceRange?: boolean;
}

/** The filters of a list except text and price; null where it does not filter. */
export interface CellFilter {
  categoryIds: ReadonlySet<string> | null;
  brandKeys: ReadonlySet<string> | null;
  inStock: boolean;
  isNew: boolean;
  isFeatured: boolean;
}

export interface ListCounts {
  total: number;
  /** Products by category id, brand key: each with every filter but its own. */
  byCategory: Map<string, number>;
  byBrand: Map<string, number>;
  inStock: number;
  isNew: number;
  lowestPriceKurus: number | null;
  highestPriceKurus: number | null;
}

/** Sums cells to the counts of a list: each facet with every filter but its own. */
export function countCells(cells: Iterable<CountedCell>, filter: CellFilter): ListCounts {
  const sums = new CellSums(filter);
  for (const cell of cells) {
    if (cell.isInPriceRange !== false) sums.addProducts(cell, cell.products);
    sums.addPrices(cell);
  }
  return sums.counts;
}

type FilteredCell = Omit<ProductCell, 'products' | 'lowestPriceKurus' | 'highestPriceKurus'>;

/** Counts of a list as they are summed. */
export class CellSums {
  readonly counts: ListCounts = {
    total: 0,
    byCategory: new Map(),
    byBrand: new Map(),
    inStock: 0,
    isNew: 0,
    lowestPriceKurus: null,
    highestPriceKurus: null,
  };

  constructor(private readonly filter: CellFilter) {}

  /** Products of a cell within the price range of the list. */
  addProducts(cell: FilteredCell, products: number): void {
    const { filter, counts } = this;
    if (products === 0 || (filter.isFeatured && !cell.isFeatured)) return;
    const category = filter.categoryIds?.has(cell.categoryId) ?? true;
    const brand = filter.brandKeys?.has(cell.brandKey) ?? true;
    const inStock = !filter.inStock || cell.inStock;
    const isNew = !filter.isNew || cell.isNew;
    if (brand && inStock && isNew) add(counts.byCategory, cell.categoryId, products);
    if (category && inStock && isNew) add(counts.byBrand, cell.brandKey, products);
    if (!category || !brand) return;
    if (isNew && cell.inStock) counts.inStock += products;
    if (inStock && cell.isNew) counts.isNew += products;
    if (inStock && isNew) counts.total += products;
  }

  /** The lowest and highest price: of what passes every filter but the price. */
  addPrices(cell: ProductCell): void {
    const { filter, counts } = this;
    if (cell.products === 0 || (filter.isFeatured && !cell.isFeatured)) return;
    if ((filter.inStock && !cell.inStock) || (filter.isNew && !cell.isNew)) return;
    if (filter.categoryIds?.has(cell.categoryId) === false) return;
    if (filter.brandKeys?.has(cell.brandKey) === false) return;
    counts.lowestPriceKurus = lower(counts.lowestPriceKurus, cell.lowestPriceKurus);
    counts.highestPriceKurus = higher(counts.highestPriceKurus, cell.highestPriceKurus);
  }
}

function add(sums: Map<string, number>, key: string, products: number): void {
  sums.set(key, (sums.get(key) ?? 0) + products);
}

function lower(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

function higher(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}
