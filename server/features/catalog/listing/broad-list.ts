import type { Conditions } from '../../../kernel/database/conditions.js';
import {
  addCellFilter,
  addMarks,
  addNameWords,
  addSearch,
  priceRange,
  type RankCondition,
  rankConditions,
  relevance,
} from './product.conditions.js';
import { ProductSort } from './product-list.input.js';
import {
  columnsOf,
  MAX_BRANCHES,
  NEWEST,
  type PageRequest,
  type SortKey,
  SORTS,
} from './product-list.queries.js';
import type { TextSearch } from '../search/product.search.js';
import { estimateOf, leastOf } from '../search/sampling.js';
import type { BroadHits } from './search.counts.js';

/** Reading a hit, whose words are checked once more, compared with passing a product by its name. */
const COST_OF_FOUND = 6;
/** Hits are not spread evenly over an order: as many times the products that should fill the page are passed at most. */
const MAX_UNEVENNESS = 4;
const LEAST_PASSED = 500;
/** The rank of a name that contains all words, in `rankConditions`. */
const NAMED = 2;

/** What conditions and ranks read of a product. */
const READ = `p.id, p.archived_at, p.category_id, p.brand_key, p.in_stock, p.is_new, p.is_featured,
  p.default_price_kurus, p.folded_name, p.search_words, p.search_codes, p.part_numbers, p.measures, p.mentioned_measures`;

export interface BroadPageRequest extends PageRequest {
  search: TextSearch;
  broad: BroadHits;
  /** False when there are more products than `total`. */
  isTotalExact: boolean;
  /** Products of the whole catalog. */
  catalogTotal: number;
}

/** Products that follow those of the part before. */
export interface ListPart {
  /** SQL of their ids with the keys of their order. */
  hits: string;
  /** Whether it passes products in their order, and may give up before the page is full. */
  isPassing: boolean;
}

/** The SQL of one page of a broad search. */
export class BroadList {
  readonly order: string;
  readonly limit: string;
  private readonly keys: readonly SortKey[];
  private readonly keyOrder: string;
  /** The last one holds for every hit. */
  private readonly ranks: readonly RankCondition[];
  private readonly needed: number;

  /** @param visible conditions on what visitors see, which get the parameters of the statement */
  constructor(
    private readonly visible: Conditions,
    private readonly request: BroadPageRequest,
  ) {
    const { sort, search, skip, take } = request;
    const isRanked = sort === ProductSort.RELEVANCE;
    this.needed = skip + take;
    this.keys = isRanked ? NEWEST : SORTS[sort];
    this.ranks = isRanked ? rankConditions(search) : [() => 'true'];
    this.keyOrder = this.keys.map(([, direction], index) => `k${index} ${direction}`).join(', ');
    this.order = `rank, ${this.keyOrder}`;
    this.limit = `LIMIT ${visible.value(take)} OFFSET ${visible.value(skip)}`;
  }

  /** The parts from the best rank to the first one that is sure to fill the page. */
  leadingParts(): ListPart[] {
    const { level } = this.request.broad;
    const parts: ListPart[] = [];
    for (const rank of this.ranks.keys()) {
      const fillsPage = leastOf(this.hitsOf(rank), level) >= this.needed;
      const isPassing = fillsPage && this.passed(rank) < COST_OF_FOUND * this.found(rank);
      parts.push({ hits: isPassing ? this.passing(rank) : this.finding(rank), isPassing });
      if (fillsPage) break;
    }
    return parts;
  }

  everyHit(): ListPart {
    const conditions = this.hits();
    addMarks(conditions, this.request.filter);
    return { hits: this.select(relevance(conditions, this.ranks), conditions), isPassing: false };
  }

  private finding(rank: number): string {
    const conditions = this.ranked(rank);
    addMarks(conditions, this.request.filter);
    if (rank === NAMED) addNameWords(conditions, this.request.search);
    return this.select(String(rank), conditions);
  }

  private passing(rank: number): string {
    const keys = this.keys.map((_, index) => `p.k${index}`).join(', ');
    return `SELECT ${rank} AS rank, p.id AS hit_id, ${keys}
      FROM (${this.firstProducts(rank)}) AS p
      WHERE ${this.ranked(rank).sql} ORDER BY ${this.keyOrder} LIMIT ${this.visible.value(this.needed)}`;
  }

  /**
   * The products that are passed. A limit around them keeps the order of an index the only way to read them; of several
   * categories it is one around all, or hits of one would pass for the next ones where another was not read as far.
   */
  private firstProducts(rank: number): string {
    const { filter, sort } = this.request;
    const passed = this.visible.branch();
    if (sort === ProductSort.PRICE_LOW || sort === ProductSort.PRICE_HIGH) {
      passed.add(priceRange(passed, filter, sort));
    }
    const order = this.keys.map((key) => key.join(' ')).join(', ');
    const limit = passed.value(LEAST_PASSED + Math.ceil(MAX_UNEVENNESS * this.passed(rank)));
    const first = `ORDER BY ${order} LIMIT ${limit}`;
    const firstOf = (where: string) =>
      `(SELECT ${READ}, ${columnsOf(this.keys)} FROM product AS p WHERE ${where} ${first})`;
    if (!this.branches) return firstOf(passed.sql);
    const branches = this.branches.map((id) =>
      firstOf(`${passed.sql} AND p.category_id = ${passed.value(id)}`),
    );
    return `SELECT * FROM (${branches.join(' UNION ALL ')}) AS branch ORDER BY ${this.keyOrder} LIMIT ${limit}`;
  }

  private select(rank: string, conditions: Conditions): string {
    return `SELECT ${rank} AS rank, p.id AS hit_id, ${columnsOf(this.keys)} FROM product AS p WHERE ${conditions.sql}`;
  }

  private ranked(rank: number): Conditions {
    const conditions = this.hits();
    for (const better of this.ranks.slice(0, rank)) conditions.add(`NOT (${better(conditions)})`);
    return conditions.add(this.ranks[rank]?.(conditions) ?? 'true');
  }

  private hits(): Conditions {
    const { filter, search } = this.request;
    const conditions = this.visible.branch();
    addSearch(conditions, search);
    addCellFilter(conditions, filter);
    return conditions.add(priceRange(conditions, filter));
  }

  /** Categories that are read each in its own order; null where the order of all products is read. */
  private get branches(): string[] | null {
    const { categoryIds } = this.request.filter;
    return categoryIds && categoryIds.size <= MAX_BRANCHES ? [...categoryIds] : null;
  }

  private hitsOf(rank: number): number {
    const { byRank } = this.request.broad;
    return this.ranks.length > 1 ? (byRank[rank] ?? 0) : byRank.reduce((sum, hits) => sum + hits, 0);
  }

  /** How many products have to be passed to fill the page with those of a rank. */
  private passed(rank: number): number {
    const { inCategories, catalogTotal, broad } = this.request;
    const products = this.branches ? inCategories : catalogTotal;
    return (this.needed * products) / Math.max(estimateOf(this.hitsOf(rank), broad.level), 1);
  }

  /** How many products an index finds that may have a rank: part numbers, names that begin with a text, or all better ones. */
  private found(rank: number): number {
    const first = rank < NAMED && this.ranks.length > 1 ? rank : 0;
    const ranks = [...this.ranks.keys()].slice(first, rank + 1);
    const hits = ranks.reduce((sum, each) => sum + this.hitsOf(each), 0);
    return estimateOf(hits, this.request.broad.level);
  }
}
