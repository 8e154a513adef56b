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

/** Which of the filters a cell passes. */
interface Passed {
  category: boolean;
  brand: boolean;
  inStock: boolean;
  isNew: boolean;
  price: boolean;
}

/** Sums cells to the counts of a list: each facet with every filter but its own. */
export function countCells(cells: Iterable<CountedCell>, filter: CellFilter): ListCounts {
  const counts: ListCounts = {
    total: 0,
    byCategory: new Map(),
    byBrand: new Map(),
    inStock: 0,
    isNew: 0,
    lowestPriceKurus: null,
    highestPriceKurus: null,
  };
  for (const cell of cells) {
    if (cell.products === 0 || (filter.isFeatured && !cell.isFeatured)) continue;
    addCell(counts, cell, {
      category: filter.categoryIds?.has(cell.categoryId) ?? true,
      brand: filter.brandKeys?.has(cell.brandKey) ?? true,
      inStock: !filter.inStock || cell.inStock,
      isNew: !filter.isNew || cell.isNew,
      price: cell.isInPriceRange ?? true,
    });
  }
  return counts;
}

function addCell(counts: ListCounts, cell: CountedCell, passed: Passed): void {
  const { category, brand, inStock, isNew, price } = passed;
  if (brand && inStock && isNew && price) add(counts.byCategory, cell.categoryId, cell.products);
  if (category && inStock && isNew && price) add(counts.byBrand, cell.brandKey, cell.products);
  if (!category || !brand) return;
  if (isNew && price && cell.inStock) counts.inStock += cell.products;
  if (inStock && price && cell.isNew) counts.isNew += cell.products;
  if (!inStock || !isNew) return;
  if (price) counts.total += cell.products;
  counts.lowestPriceKurus = lower(counts.lowestPriceKurus, cell.lowestPriceKurus);
  counts.highestPriceKurus = higher(counts.highestPriceKurus, cell.highestPriceKurus);
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
