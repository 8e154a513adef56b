import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CatalogOverview, type Overview } from './catalog.overview.js';
import type { CountedCell } from './product.cells.js';
import {
  addCellFilter,
  addSearch,
  addVisibility,
  Conditions,
  priceRange,
  relevance,
  type ResolvedFilter,
} from './product.conditions.js';
import { ProductSort } from './catalog.input.js';
import { startOf, type TextSearch } from './product.search.js';
import { PRODUCT_COLUMNS, type ProductRow } from './product.view.js';

/** So few products are sorted quicker than found one by one along the index of a sort. */
const FEW_PRODUCTS = 2_000;
const SITEMAP_PAGE = 5_000;
/** Whatever else an address holds, down to characters no text of PostgreSQL can, names no product. */
const SLUG = /^[a-z0-9-]+$/;
const MOST_RANKED_SUGGESTIONS = 500;

type SortKey = [expression: string, direction: 'ASC' | 'DESC'];

const ID: SortKey = ['p.id', 'ASC'];
const NEWEST: SortKey[] = [
  ['p.created_at', 'DESC'],
  ['p.id', 'DESC'],
];

/** Each sort ends in the id, so that pages neither repeat nor lose a product; each but RELEVANCE has its index. */
const SORTS: Record<Exclude<ProductSort, ProductSort.RELEVANCE>, SortKey[]> = {
  [ProductSort.NAME]: [['p.name COLLATE "tr-x-icu"', 'ASC'], ID],
  [ProductSort.PRICE_LOW]: [['(p.base_price_kurus = 0)', 'ASC'], ['p.base_price_kurus', 'ASC'], ID],
  [ProductSort.PRICE_HIGH]: [['p.base_price_kurus', 'DESC'], ID],
  [ProductSort.RATING]: [['p.rating', 'DESC'], ['p.review_count', 'DESC'], ID],
  [ProductSort.NEWEST]: NEWEST,
};

export interface PageRequest {
  filter: ResolvedFilter;
  sort: ProductSort;
  skip: number;
  take: number;
  /** How many products the filter leaves, where that is known. */
  total: number;
}

export interface SitemapEntry {
  kind: 'product' | 'category';
  slug: string;
  updatedAt: Date;
}

/** Hand-written reads of the public catalogue. */
@Injectable()
export class CatalogQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly overview: CatalogOverview,
  ) {}

  /** True when the catalogue holds no product, visible or not. */
  async isEmpty(): Promise<boolean> {
    const products = await this.dataSource.query<unknown[]>('SELECT FROM product LIMIT 1');
    return products.length === 0;
  }

  /** By the slug of today, else of a former day; visible products only. */
  async productBySlug(slug: string): Promise<ProductRow | null> {
    if (!SLUG.test(slug)) return null;
    const [row] = await this.dataSource.query<ProductRow[]>(
      `SELECT ${PRODUCT_COLUMNS} FROM product AS p
       WHERE p.slug = $1 OR p.id = (SELECT product_id FROM product_slug_history WHERE slug = $1)
       ORDER BY p.slug = $1 DESC LIMIT 1`,
      [slug],
    );
    const { hiddenCategoryIds } = await this.overview.current();
    return row && !hiddenCategoryIds.includes(row.categoryId ?? '') ? row : null;
  }

  /** Visible products by id, in no order. */
  async productsById(ids: readonly string[]): Promise<ProductRow[]> {
    const conditions = await this.visible();
    conditions.add(`p.id = ANY(${conditions.value(ids)}::uuid[])`);
    return this.rows(`WHERE ${conditions.sql}`, conditions);
  }

  /** One page of a list. */
  async page({ filter, sort, skip, take, total }: PageRequest): Promise<ProductRow[]> {
    if (take === 0 || skip >= total) return [];
    const conditions = await this.visible();
    addCellFilter(conditions, filter);
    conditions.add(priceRange(conditions, filter));
    if (filter.search) addSearch(conditions, filter.search);
    const keys = sortKeys(conditions, sort, filter.search);
    const limit = `LIMIT ${conditions.value(take)} OFFSET ${conditions.value(skip)}`;
    if (filter.search === null && total > FEW_PRODUCTS) {
      const order = keys.map((key) => key.join(' ')).join(', ');
      return this.rows(`WHERE ${conditions.sql} ORDER BY ${order} ${limit}`, conditions);
    }
    const order = keys.map(([, direction], index) => `k${index} ${direction}`).join(', ');
    const columns = keys.map(([expression], index) => `${expression} AS k${index}`).join(', ');
    return this.dataSource.query<ProductRow[]>(
      `WITH hit AS MATERIALIZED (SELECT p.id AS hit_id, ${columns} FROM product AS p WHERE ${conditions.sql})
       SELECT ${PRODUCT_COLUMNS} FROM (SELECT * FROM hit ORDER BY ${order} ${limit}) AS hit
       JOIN product AS p ON p.id = hit_id ORDER BY ${order}`,
      conditions.values,
    );
  }

  /** Counts what words or a price range leave, in one pass over the products they select. */
  async countedCells(filter: ResolvedFilter): Promise<CountedCell[]> {
    const conditions = await this.visible();
    const inRange = priceRange(conditions, filter);
    if (filter.search) addSearch(conditions, filter.search);
    else conditions.add(inRange);
    if (filter.isFeatured) conditions.add('p.is_featured');
    return this.dataSource.query<CountedCell[]>(
      `SELECT coalesce(p.category_id, '') AS "categoryId", coalesce(p.brand_key, '') AS "brandKey",
         p.in_stock AS "inStock", p.is_new AS "isNew", p.is_featured AS "isFeatured", ${inRange} AS "inPriceRange",
         count(*) AS products, min(nullif(p.base_price_kurus, 0)) AS "lowestPriceKurus",
         max(nullif(p.base_price_kurus, 0)) AS "highestPriceKurus"
       FROM product AS p WHERE ${conditions.sql} GROUP BY 1, 2, 3, 4, 5, 6`,
      conditions.values,
    );
  }

  /** Products whose folded name begins with a text. */
  async productsByNameStart(folded: string, take: number): Promise<ProductRow[]> {
    const conditions = await this.visible();
    conditions.add(`p.folded_name LIKE ${conditions.value(startOf(folded))}`);
    const limit = conditions.value(take);
    return this.rows(`WHERE ${conditions.sql} ORDER BY p.folded_name, p.id LIMIT ${limit}`, conditions);
  }

  /** The best of the first products a search finds: finding all of a common word would take too long while typing. */
  async suggestedProducts(search: TextSearch, take: number): Promise<ProductRow[]> {
    const conditions = await this.visible();
    addSearch(conditions, search);
    const rank = relevance(conditions, search);
    return this.dataSource.query<ProductRow[]>(
      `WITH hit AS MATERIALIZED (
         SELECT p.id AS hit_id, ${rank} AS rank FROM product AS p WHERE ${conditions.sql} LIMIT ${MOST_RANKED_SUGGESTIONS})
       SELECT ${PRODUCT_COLUMNS} FROM hit JOIN product AS p ON p.id = hit_id
       ORDER BY rank, p.created_at DESC, p.id DESC LIMIT ${conditions.value(take)}`,
      conditions.values,
    );
  }

  /** Every address a search engine may know, categories first; read in pages, so that memory stays bounded. */
  async *sitemapEntries(): AsyncGenerator<SitemapEntry> {
    const { byId } = await this.overview.current();
    for (const { slug, updatedAt } of byId.values()) yield { kind: 'category', slug, updatedAt };
    for (let after = ''; ;) {
      const conditions = await this.visible();
      conditions.add(`p.slug > ${conditions.value(after)}`);
      const page = await this.dataSource.query<{ slug: string; updatedAt: Date }[]>(
        `SELECT p.slug, p.updated_at AS "updatedAt" FROM product AS p
         WHERE ${conditions.sql} ORDER BY p.slug LIMIT ${SITEMAP_PAGE}`,
        conditions.values,
      );
      for (const { slug, updatedAt } of page) yield { kind: 'product', slug, updatedAt };
      if (page.length < SITEMAP_PAGE) return;
      after = page.at(-1)?.slug ?? '';
    }
  }

  private rows(rest: string, { values }: Conditions): Promise<ProductRow[]> {
    return this.dataSource.query<ProductRow[]>(`SELECT ${PRODUCT_COLUMNS} FROM product AS p ${rest}`, values);
  }

  private async visible(): Promise<Conditions> {
    const { hiddenCategoryIds }: Overview = await this.overview.current();
    const conditions = new Conditions();
    addVisibility(conditions, hiddenCategoryIds);
    return conditions;
  }
}

function sortKeys(conditions: Conditions, sort: ProductSort, search: TextSearch | null): SortKey[] {
  if (sort !== ProductSort.RELEVANCE) return SORTS[sort];
  return search ? [[relevance(conditions, search), 'ASC'], ...NEWEST] : NEWEST;
}
