import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Overview } from '../products/catalog.overview.js';
import { type CellFilter, countCells, type ListCounts } from './product.cells.js';

const MAX_CACHED = 200;
/** Of categories and brands in all cached lists together: some 10 MB, also in a catalog of thousands of brands. */
const MAX_CACHED_COUNTS = 100_000;

/** Counts of lists without text and price, cached while their overview is current: each page of a list has the same. */
@Injectable()
export class CachedCounts {
  private readonly cache = new LRUCache<string, ListCounts>({
    max: MAX_CACHED,
    maxSize: MAX_CACHED_COUNTS,
    sizeCalculation: sizeOf,
  });
  private counted?: Overview;

  of(filter: CellFilter, overview: Overview): ListCounts {
    const key = filterKey(filter);
    if (key === null) return countCells(overview.cells, filter);
    if (overview !== this.counted) this.cache.clear();
    this.counted = overview;
    const cached = this.cache.get(key);
    if (cached) return cached;
    const counts = countCells(overview.cells, filter);
    this.cache.set(key, counts);
    return counts;
  }

  /** How many products there are in the categories of a filter, whatever else it asks for. */
  inCategories({ categoryIds }: CellFilter, overview: Overview): number {
    if (!categoryIds) return overview.productCount;
    const everything = { categoryIds, brandKeys: null, inStock: false, isNew: false, isFeatured: false };
    return this.of(everything, overview).total;
  }
}

/** Null for a filter that is not worth a cache: visitors write brands, while the ids of the catalog make few and short keys. */
export function filterKey({ categoryIds, brandKeys, inStock, isNew, isFeatured }: CellFilter): string | null {
  if (brandKeys) return null;
  return JSON.stringify([categoryIds && [...categoryIds].sort(), inStock, isNew, isFeatured]);
}

export function sizeOf({ byCategory, byBrand }: ListCounts): number {
  return 1 + byCategory.size + byBrand.size;
}
