import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Conditions } from '../../../kernel/database/conditions.js';
import { prefixPattern } from '../../../kernel/database/like-pattern.js';
import { CatalogQueries } from '../products/catalog.queries.js';
import { PRODUCT_COLUMNS } from '../products/product.view.js';
import type { Product } from '../products/product.type.js';
import {
  addCellFilter,
  addFlagFilter,
  addSearch,
  priceRange,
  publishedPrices,
  rankConditions,
  relevance,
  type ResolvedFilter,
} from './product.conditions.js';
import { ProductSort } from './product-list.input.js';
import type { TextSearch } from '../search/product.search.js';

const MAX_RANKED_SUGGESTIONS = 500;
/** Categories of a list read in order: each is a scan of its own. */
export const MAX_BRANCHES = 24;
const SHORTEST_READ = 32;

export type SortKey = [expression: string, direction: 'ASC' | 'DESC'];

const ID: SortKey = ['p.id', 'ASC'];
export const NEWEST: SortKey[] = [
  ['p.created_at', 'DESC'],
  ['p.id', 'DESC'],
];

/**
 * Each sort ends in the id, so that pages neither repeat nor lose a product; each but RELEVANCE has its index, and one
 * within a category.
 */
export const SORTS: Record<Exclude<ProductSort, ProductSort.RELEVANCE>, SortKey[]> = {
  [ProductSort.NAME]: [['p.name COLLATE "tr-x-icu"', 'ASC'], ID],
  [ProductSort.PRICE_LOW]: [['nullif(p.default_price_kurus, 0)', 'ASC'], ID],
  [ProductSort.PRICE_HIGH]: [['p.default_price_kurus', 'DESC'], ID],
  [ProductSort.RATING]: [['p.rating', 'DESC'], ['p.review_count', 'DESC'], ID],
  [ProductSort.NEWEST]: NEWEST,
};

interface SortedPage {
  filter: ResolvedFilter;
  sort: ProductSort;
  skip: number;
  take: number;
}

export interface PageRequest extends SortedPage {
  /** How many products match the filter. */
  total: number;
  /** How many products there are in the categories of the filter, whatever else it asks for. */
  inCategories: number;
}

/** Hand-written reads of lists of products. */
@Injectable()
export class ProductListQueries {
  constructor(
    private readonly catalog: CatalogQueries,
    private readonly dataSource: DataSource,
  ) {}

  /** One page of a list. */
  async page(request: PageRequest): Promise<Product[]> {
    const { filter, sort, skip, take, total } = request;
    if (take === 0 || skip >= total) return [];
    const conditions = await this.catalog.visible();
    const keys = sortKeys(conditions, sort, filter.search);
    const order = keys.map(([, direction], index) => `k${index} ${direction}`).join(', ');
    const isInOrder = isReadInOrder(request);
    const hits = isInOrder ? hitsInOrder(conditions, keys, request) : everyHit(conditions, keys, filter);
    const isPrepared = isInOrder && hasOnePlan(request);
    // A plan that is made for any values knows only a limit that is written out.
    const limit = `LIMIT ${isPrepared ? readAhead(take) : take} OFFSET ${conditions.value(skip)}`;
    const statement = `WITH hit AS MATERIALIZED (${hits})
       SELECT ${PRODUCT_COLUMNS} FROM (SELECT * FROM hit ORDER BY ${order} ${limit}) AS hit
       JOIN product AS p ON p.id = hit_id ORDER BY ${order}`;
    if (!isPrepared) return this.catalog.products(statement, conditions);
    const products = await this.catalog.preparedProducts(statement, kindOf(filter), conditions);
    return products.slice(0, take);
  }

  /** One page of those among some products that match a filter, and how many do. */
  async pageAmong(ids: readonly string[], request: SortedPage): Promise<{ items: Product[]; total: number }> {
    const { filter, sort, skip, take } = request;
    const conditions = await this.catalog.visible();
    conditions.add(`p.id = ANY(${conditions.value(ids)}::uuid[])`);
    const keys = sortKeys(conditions, sort, filter.search);
    const order = keys.map(([, direction], index) => `k${index} ${direction}`).join(', ');
    const hits = everyHit(conditions, keys, filter);
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `SELECT count(*) AS total FROM (${hits}) AS hit`,
      conditions.values,
    );
    const limit = `LIMIT ${conditions.value(take)} OFFSET ${conditions.value(skip)}`;
    const items = await this.catalog.products(
      `SELECT ${PRODUCT_COLUMNS} FROM (${hits}) AS hit JOIN product AS p ON p.id = hit_id ORDER BY ${order} ${limit}`,
      conditions,
    );
    return { items, total: counted?.total ?? 0 };
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
    const rank = relevance(conditions, rankConditions(search));
    return this.catalog.products(
      `WITH hit AS MATERIALIZED (
         SELECT p.id AS hit_id, ${rank} AS rank FROM product AS p WHERE ${conditions.sql} LIMIT ${MAX_RANKED_SUGGESTIONS})
       SELECT ${PRODUCT_COLUMNS} FROM hit JOIN product AS p ON p.id = hit_id
       ORDER BY rank, p.created_at DESC, p.id DESC LIMIT ${conditions.value(take)}`,
      conditions,
    );
  }

  /** Products with one of these part numbers, which have no punctuation. */
  async productsByPartNumber(partNumbers: readonly string[], take: number): Promise<Product[]> {
    if (partNumbers.length === 0) return [];
    const conditions = await this.catalog.visible();
    conditions.add(`p.part_numbers && ${conditions.value(partNumbers)}::text[]`);
    const limit = conditions.value(take);
    return this.products(`WHERE ${conditions.sql} ORDER BY p.sku_key, p.id LIMIT ${limit}`, conditions);
  }

  private products(rest: string, conditions: Conditions): Promise<Product[]> {
    return this.catalog.products(`SELECT ${PRODUCT_COLUMNS} FROM product AS p ${rest}`, conditions);
  }
}

/**
 * Whether it is less work to read the products in the order of an index until the page is full, passing those that the
 * filter leaves out, than to read and sort all that match.
 */
function isReadInOrder({ filter, skip, take, total, inCategories }: PageRequest): boolean {
  if (filter.search) return false;
  const branches = filter.categoryIds?.size ?? 1;
  return branches <= MAX_BRANCHES && branches * (skip + take) * (inCategories / total) < total;
}

/** Whether the index of the sort is the best for any values; beside a price or a brand it depends on how many have it. */
function hasOnePlan({ filter, sort }: PageRequest): boolean {
  const isByPrice = sort === ProductSort.PRICE_LOW || sort === ProductSort.PRICE_HIGH;
  return filter.brandKeys === null && (isByPrice || publishedPrices(filter) === null);
}

/** Lists of several categories have many texts: those of one, and of all, keep their room. */
function kindOf({ categoryIds }: ResolvedFilter): string {
  if (!categoryIds) return 'lists of all categories';
  return categoryIds.size === 1 ? 'lists of a category' : 'lists of several categories';
}

/** Written out in few sizes, so that most pages share one text; of one category the rows beyond the page are not read. */
function readAhead(rows: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(rows, SHORTEST_READ)));
}

/** The first products of each category, in the order of its index: together they hold the page. */
function hitsInOrder(conditions: Conditions, keys: readonly SortKey[], request: PageRequest): string {
  const { filter, sort, skip, take } = request;
  addFlagFilter(conditions, filter);
  conditions.add(priceRange(conditions, filter, sort));
  const order = keys.map((key) => key.join(' ')).join(', ');
  const first = `ORDER BY ${order} LIMIT ${readAhead(skip + take)}`;
  const firstOf = (where: string) =>
    `SELECT p.id AS hit_id, ${columnsOf(keys)} FROM product AS p WHERE ${where} ${first}`;
  if (!filter.categoryIds) return firstOf(conditions.sql);
  return [...filter.categoryIds]
    .map((id) => `(${firstOf(`${conditions.sql} AND p.category_id = ${conditions.value(id)}`)})`)
    .join(' UNION ALL ');
}

function everyHit(conditions: Conditions, keys: readonly SortKey[], filter: ResolvedFilter): string {
  addCellFilter(conditions, filter);
  conditions.add(priceRange(conditions, filter));
  if (filter.search) addSearch(conditions, filter.search);
  return `SELECT p.id AS hit_id, ${columnsOf(keys)} FROM product AS p WHERE ${conditions.sql}`;
}

export function columnsOf(keys: readonly SortKey[]): string {
  return keys.map(([expression], index) => `${expression} AS k${index}`).join(', ');
}

function sortKeys(conditions: Conditions, sort: ProductSort, search: TextSearch | null): SortKey[] {
  if (sort !== ProductSort.RELEVANCE) return SORTS[sort];
  return search ? [[relevance(conditions, rankConditions(search)), 'ASC'], ...NEWEST] : NEWEST;
}
