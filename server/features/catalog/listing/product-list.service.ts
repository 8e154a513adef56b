import { Injectable } from '@nestjs/common';
import { fold } from '../../../kernel/turkish/fold.js';
import { CatalogOverview, type Overview } from '../products/catalog.overview.js';
import type { Category } from '../products/category.type.js';
import type { Product } from '../products/product.type.js';
import { type ProductFilter, ProductSort } from './product-list.input.js';
import { ProductListQueries } from './product-list.queries.js';
import type { BrandFacet, CategoryFacet, ProductFacets, ProductList } from './product-list.type.js';
import { CachedCounts } from './cached.counts.js';
import { CellSums, countCells, type ListCounts } from './product.cells.js';
import { PriceCounts } from './price.counts.js';
import { publishedPrices, type ResolvedFilter } from './product.conditions.js';
import { neighboringPartNumbers } from '../search/part-number.neighbors.js';
import { ProductSearch, type TextSearch } from '../search/product.search.js';
import { BroadListQueries } from './broad-list.queries.js';
import { type CountedSearch, EXACT, SearchCounts } from './search.counts.js';

/** More would be no help to somebody who mistyped one. */
export const MAX_SIMILAR = 5;

interface ListRequest {
  filter: ProductFilter;
  sort: ProductSort | null;
  skip: number;
  take: number;
}

/** A search to try, with the corrected text to tell the visitor. */
interface Attempt {
  search: TextSearch;
  correctedText: string | null;
}

/** The filter that was counted in the end, which a correction may have changed. */
interface Counted extends CountedSearch {
  filter: ResolvedFilter;
  correctedText: string | null;
}

/** Lists of products: filtered, counted, sorted, and with the search text corrected where nothing matched. */
@Injectable()
export class ProductListService {
  constructor(
    private readonly overview: CatalogOverview,
    private readonly counts: CachedCounts,
    private readonly queries: ProductListQueries,
    private readonly search: ProductSearch,
    private readonly prices: PriceCounts,
    private readonly searchCounts: SearchCounts,
    private readonly broadQueries: BroadListQueries,
  ) {}

  async list(request: ListRequest): Promise<ListedProducts> {
    const overview = await this.overview.current();
    const filter = resolve(request.filter, overview);
    const readings = request.filter.text ? await this.search.prepare(request.filter.text) : [];
    const counted =
      readings.length > 0
        ? await this.countSearch(filter, readings, overview)
        : { filter, counts: await this.countWithoutSearch(filter, overview), ...EXACT, correctedText: null };
    const inCategories = this.counts.inCategories(filter, overview);
    return new ListedProducts(
      overview,
      request,
      { ...counted, inCategories },
      this.queries,
      this.broadQueries,
    );
  }

  /** One page of those among some products that match a filter; a text that none of them matches is not corrected. */
  async listAmong(
    ids: readonly string[],
    request: ListRequest,
  ): Promise<{ items: Product[]; total: number }> {
    const filter = resolve(request.filter, await this.overview.current());
    const { skip, take, sort } = request;
    const readings = request.filter.text ? await this.search.prepare(request.filter.text) : [];
    for (const search of readings) {
      const asked = { filter: { ...filter, search }, sort: sort ?? ProductSort.RELEVANCE, skip, take };
      const found = await this.queries.pageAmong(ids, asked);
      if (found.total > 0) return found;
    }
    if (readings.length > 0) return { items: [], total: 0 };
    return this.queries.pageAmong(ids, { filter, sort: sort ?? ProductSort.NEWEST, skip, take });
  }

  /** With the first reading of the text that matches something, else the first correction that does. */
  private async countSearch(
    filter: ResolvedFilter,
    readings: readonly TextSearch[],
    overview: Overview,
  ): Promise<Counted> {
    for await (const { search, correctedText } of this.attempts(readings)) {
      const searched = { ...filter, search };
      const counted = await this.searchCounts.count(searched, search, overview);
      if (counted) return { ...counted, filter: searched, correctedText };
    }
    const unmatched = { ...filter, search: readings[0] ?? null };
    return { filter: unmatched, counts: countCells([], unmatched), ...EXACT, correctedText: null };
  }

  private async *attempts(readings: readonly TextSearch[]): AsyncGenerator<Attempt> {
    for (const search of readings) yield { search, correctedText: null };
    for (const reading of readings) {
      for (const search of await this.search.corrections(reading)) {
        yield { search, correctedText: search.text };
      }
    }
  }

  /** From the overview where possible; within a price range from the products counted by price. */
  private async countWithoutSearch(filter: ResolvedFilter, overview: Overview): Promise<ListCounts> {
    const anyPrice = this.counts.of(filter, overview);
    const range = publishedPrices(filter);
    if (!range) return anyPrice;
    const sums = new CellSums(filter);
    await this.prices.forEachWithin(range, (cell, products) => sums.addProducts(cell, products));
    const { lowestPriceKurus, highestPriceKurus } = anyPrice;
    return { ...sums.counts, lowestPriceKurus, highestPriceKurus };
  }
}

/** Without the search text, which can be read in several ways. */
function resolve(filter: ProductFilter, overview: Overview): ResolvedFilter {
  return {
    categoryIds: categoryIds(filter.categories, overview),
    brandKeys: filter.brands?.length ? new Set(filter.brands.map(fold)) : null,
    inStock: filter.inStock === true,
    isNew: filter.isNew === true,
    isFeatured: filter.isFeatured === true,
    minPriceKurus: filter.minPrice || null,
    maxPriceKurus: filter.maxPrice ?? null,
    search: null,
  };
}

/** Slugs of no visible category match no product. */
function categoryIds(slugs: string[] | null | undefined, { bySlug }: Overview): Set<string> | null {
  if (!slugs?.length) return null;
  return new Set(slugs.flatMap((slug) => bySlug.get(slug) ?? []).flatMap(withDescendants));
}

/** One page of a list with its counts; products are read when their field is resolved. */
export class ListedProducts implements ProductList {
  readonly catalogTotal: number;
  readonly total: number;
  readonly isTotalExact: boolean;
  readonly correctedText: string | null;

  constructor(
    private readonly overview: Overview,
    private readonly request: ListRequest,
    private readonly counted: Counted & { inCategories: number },
    private readonly queries: ProductListQueries,
    private readonly broadQueries: BroadListQueries,
  ) {
    this.catalogTotal = overview.productCount;
    this.total = counted.counts.total;
    this.isTotalExact = counted.isTotalExact;
    this.correctedText = counted.correctedText;
  }

  products(): Promise<Product[]> {
    const { skip, take, sort } = this.request;
    const { filter, broad } = this.counted;
    const page = {
      filter,
      skip,
      take,
      sort: sort ?? (filter.search ? ProductSort.RELEVANCE : ProductSort.NEWEST),
      total: this.total,
      inCategories: this.counted.inCategories,
    };
    if (!broad || !filter.search) return this.queries.page(page);
    const { isTotalExact, catalogTotal } = this;
    return this.broadQueries.page({ ...page, search: filter.search, broad, isTotalExact, catalogTotal });
  }

  /** For a text that matches nothing. */
  async similarPartNumbers(): Promise<Product[]> {
    if (this.total > 0 || !this.counted.filter.search) return [];
    const partNumbers = neighboringPartNumbers(this.counted.filter.search.whole);
    return this.queries.productsByPartNumber(partNumbers, MAX_SIMILAR);
  }

  facets(): ProductFacets {
    const { inStock, isNew, lowestPriceKurus, highestPriceKurus } = this.counted.counts;
    return {
      categories: this.categoryFacets(this.overview.roots),
      brands: this.brandFacets(),
      areCountsEstimated: this.counted.areCountsEstimated,
      inStockCount: inStock,
      newCount: isNew,
      lowestPrice: lowestPriceKurus,
      highestPrice: highestPriceKurus,
    };
  }

  private categoryFacets(categories: readonly Category[]): CategoryFacet[] {
    const { counts, filter } = this.counted;
    return categories
      .map((category) => ({
        category,
        count: withDescendants(category).reduce((sum, id) => sum + (counts.byCategory.get(id) ?? 0), 0),
        children: this.categoryFacets(category.children),
      }))
      .filter(({ category, count }) => count > 0 || filter.categoryIds?.has(category.id));
  }

  private brandFacets(): BrandFacet[] {
    const { counts, filter } = this.counted;
    return [...this.overview.brands.values()]
      .map((brand) => ({ brand, count: counts.byBrand.get(brand.key) ?? 0 }))
      .filter(({ brand, count }) => count > 0 || filter.brandKeys?.has(brand.key));
  }
}

/** A category and everything below it. */
function withDescendants(category: Category): string[] {
  return [category.id, ...category.children.map(({ id }) => id)];
}
