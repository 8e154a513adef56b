import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import type { Overview } from '../products/catalog.overview.js';
import { type CountedCell, countCells, type ListCounts } from './product.cells.js';
import { publishedPrices, type ResolvedFilter } from './product.conditions.js';
import { CachedCounts, filterKey, sizeOf } from './cached.counts.js';
import type { TextSearch } from '../search/product.search.js';
import { betterLevel, estimateOf, leastOf, levelFor, roundEstimate } from '../search/sampling.js';
import { type RankedCell, SearchCountsQueries } from './search.counts.queries.js';
import { WordStatistics } from '../search/word.statistics.js';

/** A search that finds more is not counted further: reading every hit takes as long as there are products. */
const COUNT_BOUND = 1_000;
/** As many hits of a sample are read; more of them come when a level was far too dense. */
const MAX_SAMPLED = 2_000;
/** Of all texts that are kept; a cell takes some 200 bytes. */
const MAX_CACHED_CELLS = 60_000;
/** Of all filters of texts, in categories and brands: some 5 MB. */
const MAX_CACHED_COUNTS = 50_000;
const SIZE_OF_A_KEY = 10;

/** What is known of the hits of a broad search that a whole filter leaves, from a sample of them. */
export interface BroadHits {
  level: number;
  /** In the sample, by rank. */
  byRank: readonly number[];
}

/** A search, counted. */
export interface CountedSearch {
  counts: ListCounts;
  /** False when the list holds more than `counts.total`. */
  isTotalExact: boolean;
  areCountsEstimated: boolean;
  /** Null when every hit of the text was counted. */
  broad: BroadHits | null;
}

export const EXACT = { isTotalExact: true, areCountsEstimated: false, broad: null };

interface Sample {
  cells: readonly RankedCell[];
  /** 0: these are all hits. */
  level: number;
}

/** Counts searches: exactly up to COUNT_BOUND hits, beyond from a sample of the hits. */
@Injectable()
export class SearchCounts {
  private readonly samples = new LRUCache<string, Sample>({
    maxSize: MAX_CACHED_CELLS,
    sizeCalculation: ({ cells }) => SIZE_OF_A_KEY + cells.length,
  });
  private readonly exact = new LRUCache<string, { counts: ListCounts | null }>({
    maxSize: MAX_CACHED_COUNTS,
    sizeCalculation: ({ counts }) => SIZE_OF_A_KEY + (counts ? sizeOf(counts) : 0),
  });

  constructor(
    private readonly queries: SearchCountsQueries,
    private readonly cached: CachedCounts,
    private readonly statistics: WordStatistics,
    private readonly dataVersions: DataVersions,
  ) {}

  /** Null when nothing matches the text, whatever else is filtered. */
  async count(filter: ResolvedFilter, search: TextSearch, overview: Overview): Promise<CountedSearch | null> {
    const key = this.keyOf(filter, search);
    const { cells, level } = await this.sampleOf(key, filter, search, overview);
    if (cells.length === 0) return null;
    const counts = countCells(cells, filter);
    if (level === 0) return { counts, ...EXACT };
    const estimated = {
      ...estimatedCounts(counts, level),
      ...this.pricesOf(filter, overview),
      total: COUNT_BOUND,
    };
    const isBeyond = leastOf(counts.total, level) > COUNT_BOUND;
    const exact = isBeyond ? null : await this.exactCounts(key, filter, search);
    return {
      counts: exact ? withExact(estimated, exact, filter) : estimated,
      isTotalExact: exact !== null,
      areCountsEstimated: exact === null || isFacetFiltered(filter),
      broad: { level, byRank: byRank(cells, filter) },
    };
  }

  /** A sample misses the lowest and the highest price: those of all products around it include them. */
  private pricesOf(filter: ResolvedFilter, overview: Overview) {
    const { lowestPriceKurus, highestPriceKurus } = this.cached.of(filter, overview);
    return { lowestPriceKurus, highestPriceKurus };
  }

  /** What a whole filter leaves; null where that is more than is counted. Each page of a list has the same. */
  private async exactCounts(
    key: string,
    filter: ResolvedFilter,
    search: TextSearch,
  ): Promise<ListCounts | null> {
    const ofFilter = filterKey(filter);
    const cached = ofFilter !== null && this.exact.get(key + ofFilter);
    if (cached) return cached.counts;
    const cells = await this.queries.filteredCells(filter, search, COUNT_BOUND + 1);
    const counts = hitsOf(cells) > COUNT_BOUND ? null : countCells(cells, filter);
    if (ofFilter !== null) this.exact.set(key + ofFilter, { counts });
    return counts;
  }

  /** What decides which products a text finds; anything else of a filter is counted from them. */
  private keyOf({ minPriceKurus, maxPriceKurus }: ResolvedFilter, search: TextSearch): string {
    const { whole, measures, words } = search;
    const version = this.dataVersions.current().catalog;
    const folded = words.map((word) => word.folded);
    return JSON.stringify([version, whole, measures, folded, minPriceKurus, maxPriceKurus]);
  }

  private async sampleOf(
    key: string,
    filter: ResolvedFilter,
    search: TextSearch,
    overview: Overview,
  ): Promise<Sample> {
    const cached = this.samples.get(key);
    if (cached) return cached;
    const sample = await this.readSample(filter, search, overview.productCount);
    this.samples.set(key, sample);
    return sample;
  }

  /** All hits where they are few, else a sample that is large enough. */
  private async readSample(filter: ResolvedFilter, search: TextSearch, products: number): Promise<Sample> {
    const expected = products * (await this.statistics.shareOf(search));
    if (expected > COUNT_BOUND) {
      const sample = await this.sampleFrom(levelFor(expected), filter, search);
      if (leastOf(hitsOf(sample.cells), sample.level) > COUNT_BOUND) return sample;
    }
    const limit = COUNT_BOUND + 1;
    const cells = await this.queries.cells(filter, search, { level: 0, limit });
    if (hitsOf(cells) < limit) return { cells, level: 0 };
    return this.sampleFrom(levelFor(Math.max(expected, products)), filter, search);
  }

  /** The first sample of enough hits and not too many; level 1, which is half of all, where they are few. */
  private async sampleFrom(start: number, filter: ResolvedFilter, search: TextSearch): Promise<Sample> {
    for (let level = Math.max(start, 1); ;) {
      const cells = await this.queries.cells(filter, search, { level, limit: MAX_SAMPLED });
      const better = betterLevel(level, hitsOf(cells), MAX_SAMPLED);
      if (better === level) return { cells, level };
      level = better;
    }
  }
}

function hitsOf(cells: readonly CountedCell[]): number {
  return cells.reduce((sum, { products }) => sum + products, 0);
}

function byRank(cells: readonly RankedCell[], filter: ResolvedFilter): number[] {
  const hits: number[] = [];
  for (const rank of new Set(cells.map((cell) => cell.rank))) {
    const ofRank = cells.filter((cell) => cell.rank === rank);
    hits[rank] = countCells(ofRank, filter).total;
  }
  return Array.from(hits, (count?: number) => count ?? 0);
}

function estimatedCounts(counts: ListCounts, level: number): ListCounts {
  const estimated = (hits: number) => roundEstimate(estimateOf(hits, level));
  const each = (hits: Map<string, number>) =>
    new Map([...hits].map(([key, count]) => [key, estimated(count)]));
  return {
    ...counts,
    byCategory: each(counts.byCategory),
    byBrand: each(counts.byBrand),
    inStock: estimated(counts.inStock),
    isNew: estimated(counts.isNew),
  };
}

/**
 * A sample has few of the products that a filter leaves of a search, and misses their rare brands. Each facet counts without
 * its own filter, so what that filter leaves out, and only that, stays an estimate.
 */
function withExact(estimated: ListCounts, exact: ListCounts, filter: ResolvedFilter): ListCounts {
  const { lowestPriceKurus, highestPriceKurus } = publishedPrices(filter) ? estimated : exact;
  return {
    ...exact,
    byCategory: new Map([...estimated.byCategory, ...exact.byCategory]),
    byBrand: new Map([...estimated.byBrand, ...exact.byBrand]),
    lowestPriceKurus,
    highestPriceKurus,
  };
}

/** Whether a category, a brand or a price is filtered by: their facets count without that. */
function isFacetFiltered(filter: ResolvedFilter): boolean {
  return filter.categoryIds !== null || filter.brandKeys !== null || publishedPrices(filter) !== null;
}
