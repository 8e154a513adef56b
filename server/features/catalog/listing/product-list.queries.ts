import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Conditions } from '../../../kernel/database/conditions.js';
import { prefixPattern } from '../../../kernel/database/like-pattern.js';
import { CatalogQueries } from '../products/catalog.queries.js';
import { PRODUCT_COLUMNS } from '../products/product.view.js';
import type { Product } from '../products/product.type.js';
import type { CountedCell } from './product.cells.js';
import {
  addCellFilter,
  addSearch,
  priceRange,
  relevance,
  type ResolvedFilter,
} from './product.conditions.js';
import { ProductSort } from './product-list.input.js';
import type { TextSearch } from './product.search.js';

/** Sorting so few products is faster than reading them in the order of an index. */
const FEW_PRODUCTS = 2_000;
const MAX_RANKED_SUGGESTIONS = 500;

type SortKey = [expression: string, direction: 'ASC' | 'DESC'];

const ID: SortKey = ['p.id', 'ASC'];
const NEWEST: SortKey[] = [
  ['p.created_at', 'DESC'],
  ['p.id', 'DESC'],
];

/** Each sort ends in the id, so that pages neither repeat nor lose a product; each but RELEVANCE has its index. */
const SORTS: Record<Exclude<ProductSort, ProductSort.RELEVANCE>, SortKey[]> = {
  [ProductSort.NAME]: [['p.name COLLATE "tr-x-icu"', 'ASC'], ID],
  [ProductSort.PRICE_LOW]: [['(p.default_price_kurus = 0)', 'ASC'], ['p.default_price_kurus', 'ASC'], ID],
  [ProductSort.PRICE_HIGH]: [['p.default_price_kurus', 'DESC'], ID],
  [ProductSort.RATING]: [['p.rating', 'DESC'], ['p.review_count', 'DESC'], ID],
  [ProductSort.NEWEST]: NEWEST,
};

interface PageRequest {
  filter: ResolvedFilter;
  sort: ProductSort;
  skip: number;
  take: number;
  /** How many products match the filter. */
  total: number;
}

/** Hand-written reads of lists of products. */
@Injectable()
export class ProductListQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalog: CatalogQueries,
  ) {}

  /** One page of a list. */
  async page({ filter, sort, skip, take, total }: PageRequest): Promise<Product[]> {
    if (take === 0 || skip >= total) return [];
    const conditions = await this.catalog.visible();
    addCellFilter(conditions, filter);
    conditions.add(priceRange(conditions, filter));
    if (filter.search) addSearch(conditions, filter.search);
    const keys = sortKeys(conditions, sort, filter.search);
    const limit = `LIMIT ${conditions.value(take)} OFFSET ${conditions.value(skip)}`;
    if (filter.search === null && total > FEW_PRODUCTS) {
      const order = keys.map((key) => key.join(' ')).join(', ');
      return this.products(`WHERE ${conditions.sql} ORDER BY ${order} ${limit}`, conditions);
    }
    const order = keys.map(([, direction], index) => `k${index} ${direction}`).join(', ');
    const columns = keys.map(([expression], index) => `${expression} AS k${index}`).join(', ');
    return this.catalog.products(
      `WITH hit AS MATERIALIZED (SELECT p.id AS hit_id, ${columns} FROM product AS p WHERE ${conditions.sql})
       SELECT ${PRODUCT_COLUMNS} FROM (SELECT * FROM hit ORDER BY ${order} ${limit}) AS hit
       JOIN product AS p ON p.id = hit_id ORDER BY ${order}`,
      conditions,
    );
  }

  /** Counts the products that match a search text or a price range, in one pass. */
  async countedCells(filter: ResolvedFilter): Promise<CountedCell[]> {
    const conditions = await this.catalog.visible();
    const inRange = priceRange(conditions, filter);
    if (filter.search) addSearch(conditions, filter.search);
    else conditions.add(inRange);
    if (filter.isFeatured) conditions.add('p.is_featured');
    return this.dataSource.query<CountedCell[]>(
      `SELECT coalesce(p.category_id, '') AS "categoryId", coalesce(p.brand_key, '') AS "brandKey",
         p.in_stock AS "inStock", p.is_new AS "isNew", p.is_featured AS "isFeatured", ${inRange} AS "isInPriceRange",
         count(*) AS products, min(nullif(p.default_price_kurus, 0)) AS "lowestPriceKurus",
         max(nullif(p.default_price_kurus, 0)) AS "highestPriceKurus"
       FROM product AS p WHERE ${conditions.sql} GROUP BY 1, 2, 3, 4, 5, 6`,
      conditions.values,
    );
  }

  /** Products whose folded name begins with a text. */
  async productsByNameStart(folded: string, take: number): Promise<Product[]> {
    const conditions = await this.catalog.visible();
    conditions.add(`p.folded_name LIKE ${conditions.value(prefixPattern(folded))}`);
    const limit = conditions.value(take);
    return this.products(`WHERE ${conditions.sql} ORDER BY p.folded_name, p.id LIMIT ${limit}`, conditions);
  }

  /** The best of the first matches of a search: finding all matches of a common word takes too long while typing. */
  async suggestedProducts(search: TextSearch, take: number): Promise<Product[]> {
    const conditions = await this.catalog.visible();
    addSearch(conditions, search);
    const rank = relevance(conditions, search);
    return this.catalog.products(
      `WITH hit AS MATERIALIZED (
         SELECT p.id AS hit_id, ${rank} AS rank FROM product AS p WHERE ${conditions.sql} LIMIT ${MAX_RANKED_SUGGESTIONS})
       SELECT ${PRODUCT_COLUMNS} FROM hit JOIN product AS p ON p.id = hit_id
       ORDER BY rank, p.created_at DESC, p.id DESC LIMIT ${conditions.value(take)}`,
      conditions,
    );
  }

  private products(rest: string, conditions: Conditions): Promise<Product[]> {
    return this.catalog.products(`SELECT ${PRODUCT_COLUMNS} FROM product AS p ${rest}`, conditions);
  }
}

function sortKeys(conditions: Conditions, sort: ProductSort, search: TextSearch | null): SortKey[] {
  if (sort !== ProductSort.RELEVANCE) return SORTS[sort];
  return search ? [[relevance(conditions, search), 'ASC'], ...NEWEST] : NEWEST;
}
