import type { Conditions } from '../../../kernel/database/conditions.js';
import { containsPattern, prefixPattern } from '../../../kernel/database/like-pattern.js';
import type { PriceRange } from './price.steps.js';
import type { CellFilter } from './product.cells.js';
import { ProductSort } from './product-list.input.js';
import { bareCode } from './search.words.js';
import type { MatchedWord, TextSearch } from './product.search.js';

/** A list's filter with everything looked up: ids for slugs, matching words for the search text. */
export interface ResolvedFilter extends CellFilter {
  search: TextSearch | null;
  /** Inclusive; a bound excludes price on request. */
  minPriceKurus: number | null;
  maxPriceKurus: number | null;
}

/** Trigrams need three letters: shorter parts of codes are searched only together with a longer word. */
const MIN_TRIGRAM_LENGTH = 3;

/** Everything but text and price; the expressions are those of the index product_by_cell. */
export function addCellFilter(conditions: Conditions, filter: CellFilter): void {
  if (filter.categoryIds) {
    conditions.add(`coalesce(p.category_id, '') = ANY(${conditions.value([...filter.categoryIds])}::text[])`);
  }
  addFlagFilter(conditions, filter);
}

/** Everything but text, price and categories. */
export function addFlagFilter(
  conditions: Conditions,
  { brandKeys, inStock, isNew, isFeatured }: CellFilter,
): void {
  if (brandKeys) {
    conditions.add(`coalesce(p.brand_key, '') = ANY(${conditions.value([...brandKeys])}::text[])`);
  }
  if (inStock) conditions.add('p.in_stock');
  if (isNew) conditions.add('p.is_new');
  if (isFeatured) conditions.add('p.is_featured');
}

/** The price range as a condition, `true` without one; in the expression of the index that the sort reads. */
export function priceRange(conditions: Conditions, filter: ResolvedFilter, sort?: ProductSort): string {
  const range = publishedPrices(filter);
  if (!range) return 'true';
  const price = sort === ProductSort.PRICE_LOW ? 'nullif(p.default_price_kurus, 0)' : 'p.default_price_kurus';
  return `${price} BETWEEN ${conditions.value(range.from)} AND ${conditions.value(range.to)}`;
}

/** The bounds of the filter in kuruş; null when it has none. A bound leaves out price on request. */
export function publishedPrices({ minPriceKurus, maxPriceKurus }: ResolvedFilter): PriceRange | null {
  if (minPriceKurus === null && maxPriceKurus === null) return null;
  return { from: Math.max(minPriceKurus ?? 1, 1), to: maxPriceKurus ?? Number.MAX_SAFE_INTEGER };
}

/** Each measure has to be the product's, each search word part of one of its words or codes. */
export function addSearch(conditions: Conditions, { measures, words }: TextSearch): void {
  for (const measure of measures.flatMap((written) => written.measures)) {
    const value = `ARRAY[${conditions.value(measure)}]::text[]`;
    conditions.add(`p.measures @> ${value} OR p.mentioned_measures @> ${value}`);
  }
  const isIndexed = words.some(({ folded }) => folded.length >= MIN_TRIGRAM_LENGTH);
  for (const word of words) {
    const codes = isIndexed ? [word.folded, word.bare].filter((code) => code !== null) : [];
    const inCodes = codes.map((code) => `p.search_codes LIKE ${conditions.value(containsPattern(code))}`);
    conditions.add([inWords(conditions, word), ...inCodes].join(' OR '));
  }
}

function inWords(conditions: Conditions, { folded, matches }: MatchedWord): string {
  if (matches?.length === 0) return 'false';
  const query = matches?.map(lexeme).join(' | ') ?? `${lexeme(folded)}:*`;
  return `p.search_words @@ ${conditions.value(query)}::tsquery`;
}

/** A word as PostgreSQL's tsquery takes it literally. */
function lexeme(word: string): string {
  return `'${word.replace(/['\\]/g, '$&$&')}'`;
}

/**
 * 0 where a part number equals the search text, 1 where the name begins with it, 2 where the name contains it, else 3;
 * 4 where only the description mentions the measures.
 */
export function relevance(conditions: Conditions, { whole, measures, words }: TextSearch): string {
  const numbers = conditions.value([...new Set([whole, bareCode(whole)])].filter((number) => number !== ''));
  const exact = conditions.value(measures.flatMap((written) => written.measures));
  const start = conditions.value(prefixPattern(whole));
  const parts = conditions.value(words.map(({ folded }) => containsPattern(folded)));
  return `CASE WHEN p.part_numbers && ${numbers}::text[] THEN 0
    WHEN NOT p.measures @> ${exact}::text[] THEN 4
    WHEN p.folded_name LIKE ${start} THEN 1
    WHEN p.folded_name LIKE ALL (${parts}::text[]) THEN 2 ELSE 3 END`;
}
