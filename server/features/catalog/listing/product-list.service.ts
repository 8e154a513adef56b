import { Injectable } from '@nestjs/common';
import { fold } from '../../../kernel/turkish/fold.js';
import { CatalogOverview, type Overview } from '../products/catalog.overview.js';
import type { Category } from '../products/category.type.js';
import type { Product } from '../products/product.type.js';
import { type ProductFilter, ProductSort } from './product-list.input.js';
import { ProductListQueries } from './product-list.queries.js';
import type { BrandFacet, CategoryFacet, ProductFacets, ProductList } from './product-list.type.js';
import { countCells, type CountedCell, type ListCounts } from './product.cells.js';
import type { ResolvedFilter } from './product.conditions.js';
import { ProductSearch } from './product.search.js';

interface ListRequest {
  filter: ProductFilter;
  sort: ProductSort | null;
  skip: number;
  take: number;
}

/** The filter that was counted in the end, which a correction may have changed. */
interface Counted {
  filter: ResolvedFilter;
  counts: ListCounts;
  correctedText: string | null;
}

/** Lists of products: filtered, counted, sorted, and with the search text corrected where nothing matched. */
@Injectable()
export class ProductListService {
  constructor(
    private readonly overview: CatalogOverview,
    private readonly queries: ProductListQueries,
    private readonly search: ProductSearch,
  ) {}

  async list(request: ListRequest): Promise<ListedProducts> {
    const overview = await this.overview.current();
    const counted = await this.count(await this.resolve(request.filter, overview), overview);
    return new ListedProducts(overview, request, counted, this.queries);
  }

  private async resolve(filter: ProductFilter, overview: Overview): Promise<ResolvedFilter> {
    return {
      categoryIds: categoryIds(filter.categories, overview),
      brandKeys: filter.brands?.length ? new Set(filter.brands.map(fold)) : null,
      inStock: filter.inStock === true,
      isNew: filter.isNew === true,
      isFeatured: filter.isFeatured === true,
      minPriceKurus: filter.minPrice || null,
      maxPriceKurus: filter.maxPrice ?? null,
      search: filter.text ? await this.search.prepare(filter.text) : null,
    };
  }

  /** When nothing matches the search text, with the other filters, the first correction that matches something is taken. */
  private async count(filter: ResolvedFilter, overview: Overview): Promise<Counted> {
    const cells = await this.cellsOf(filter, overview);
    if (filter.search && cells.length === 0) {
      for (const search of await this.search.corrections(filter.search)) {
        const corrected = { ...filter, search };
        const found = await this.cellsOf(corrected, overview);
        if (found.length === 0) continue;
        return { filter: corrected, counts: countCells(found, corrected), correctedText: search.text };
      }
    }
    return { filter, counts: countCells(cells, filter), correctedText: null };
  }

  /** From the overview where possible; with a search text or a price range the products themselves are counted. */
  private async cellsOf(filter: ResolvedFilter, { cells }: Overview): Promise<readonly CountedCell[]> {
    if (filter.search) return this.queries.countedCells(filter);
    if (filter.minPriceKurus === null && filter.maxPriceKurus === null) return cells;
    // The lowest and highest price are those of all prices: the range filters every facet but its own.
    const ofEveryPrice = cells.map((cell) => ({ ...cell, isInPriceRange: false }));
    return [...(await this.queries.countedCells(filter)), ...ofEveryPrice];
  }
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
  readonly correctedText: string | null;

  constructor(
    private readonly overview: Overview,
    private readonly request: ListRequest,
    private readonly counted: Counted,
    private readonly queries: ProductListQueries,
  ) {
    this.catalogTotal = overview.productCount;
    this.total = counted.counts.total;
    this.correctedText = counted.correctedText;
  }

  products(): Promise<Product[]> {
    const { skip, take, sort } = this.request;
    const { filter } = this.counted;
    return this.queries.page({
      filter,
      skip,
      take,
      sort: sort ?? (filter.search ? ProductSort.RELEVANCE : ProductSort.NEWEST),
      total: this.total,
    });
  }

  facets(): ProductFacets {
    const { inStock, isNew, lowestPriceKurus, highestPriceKurus } = this.counted.counts;
    return {
      categories: this.categoryFacets(this.overview.roots),
      brands: this.brandFacets(),
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
