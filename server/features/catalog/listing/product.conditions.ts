import type { Conditions } from '../../../kernel/database/conditions.js';
import { containsPattern, prefixPattern } from '../../../kernel/database/like-pattern.js';
import type { PriceRange } from './price.steps.js';
import type { CellFilter } from './product.cells.js';
import { ProductSort } from './product-list.input.js';
import { bareCode } from '../search/search.words.js';
import type { MatchedWord, TextSearch } from '../search/product.search.js';

/** A list's filter with everything looked up: ids for slugs, matching words for the search text. */
export interface ResolvedFilter extends CellFilter {
  search: TextSearch | null;
  /** Inclusive; a bound excludes price on request. */
  minPriceKurus: number | null;
  maxPriceKurus: number | null;
}

/** More words than this that begin as the search does are matched by their beginning. */
const MAX_ALIKE = 20;
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

/** What the index of searches knows of a product besides its words. */
const MARKS = 'list_marks(p.id, p.category_id, p.brand_key, p.is_new, p.is_featured)';

/** Of a search that finds many, so that only what a filter leaves is read; says the same as addCellFilter. */
export function addMarks(
  conditions: Conditions,
  { categoryIds, brandKeys, isNew, isFeatured }: CellFilter,
): void {
  const marked = (marks: string[]) => conditions.add(`${MARKS} && ${conditions.value(marks)}::text[]`);
  if (categoryIds) marked([...categoryIds].map((id) => `c${id}`));
  if (brandKeys) marked([...brandKeys].map((key) => `b${key}`));
  if (isNew) marked(['new']);
  if (isFeatured) marked(['featured']);
}

/** Leaves the products of a sample: each level has half of those of the one before. */
export function addSampleLevel(conditions: Conditions, level: number): void {
  conditions.add(`${MARKS} @> ${conditions.value([`s${level}`])}::text[]`);
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
  addWordMatches(conditions, words, 'p.search_words');
}

/** What a product whose name contains all words fulfills, in terms of the index; others may, too. */
export function addNameWords(conditions: Conditions, { words }: TextSearch): void {
  const findable = words.filter(({ folded, matches }) => matches && folded.length >= MIN_TRIGRAM_LENGTH);
  addWordMatches(conditions, findable, 'name_words(p.folded_name)');
}

/** Each word in one of the words or codes of a product. */
function addWordMatches(conditions: Conditions, words: readonly MatchedWord[], column: string): void {
  const isIndexed = words.some(({ folded }) => folded.length >= MIN_TRIGRAM_LENGTH);
  for (const word of words) {
    const codes = isIndexed ? [word.folded, word.bare].filter((code) => code !== null) : [];
    const inCodes = codes.map((code) => `p.search_codes LIKE ${conditions.value(containsPattern(code))}`);
    conditions.add([inWords(conditions, word, column), ...inCodes].join(' OR '));
  }
}

function inWords(conditions: Conditions, { folded, matches }: MatchedWord, column: string): string {
  if (matches?.length === 0) return 'false';
  const query = (matches && alternatives(matches, folded)) ?? `${lexeme(folded)}:*`;
  return `${column} @@ ${conditions.value(query)}::tsquery`;
}

/** The planner takes each rare word for a two-hundredth of the catalog: many that begin alike are said as one beginning. */
function alternatives(matches: readonly string[], folded: string): string {
  const others = matches.filter((word) => !word.startsWith(folded));
  const beginning = `${lexeme(folded)}:*`;
  const isShorter = matches.length - others.length > MAX_ALIKE;
  return isShorter ? [beginning, ...others.map(lexeme)].join(' | ') : matches.map(lexeme).join(' | ');
}

/** A word as PostgreSQL's tsquery takes it literally. */
function lexeme(word: string): string {
  return `'${word.replace(/['\\]/g, '$&$&')}'`;
}

/** Adds what a rank asks for to a statement, as a condition. */
export type RankCondition = (conditions: Conditions) => string;

/**
 * What ranks a product, best first: a part number equal to the search text; a name that begins with it; a name that
 * contains its words; anything else; last what only its description mentions the measures of.
 */
export function rankConditions({ whole, measures, words }: TextSearch): RankCondition[] {
  const numbers = [...new Set([whole, bareCode(whole)])].filter((number) => number !== '');
  const exact = measures.flatMap((written) => written.measures);
  const parts = words.map(({ folded }) => containsPattern(folded));
  const isPartNumber: RankCondition = (to) => `p.part_numbers && ${to.value(numbers)}::text[]`;
  const begins: RankCondition = (to) => `p.folded_name LIKE ${to.value(prefixPattern(whole))}`;
  const contains: RankCondition = (to) => `p.folded_name LIKE ALL (${to.value(parts)}::text[])`;
  // Every product contains no measures, but the planner would ask an index for that.
  if (exact.length === 0) return [isPartNumber, begins, contains, () => 'true'];
  const states: RankCondition = (to) => `p.measures @> ${to.value(exact)}::text[]`;
  const stating =
    (rank: RankCondition): RankCondition =>
    (to) =>
      `${states(to)} AND ${rank(to)}`;
  return [isPartNumber, stating(begins), stating(contains), states, () => 'true'];
}

/** The place of the first rank whose condition a product fulfills. */
export function relevance(conditions: Conditions, ranks: readonly RankCondition[]): string {
  const cases = ranks.map((condition, rank) => `WHEN ${condition(conditions)} THEN ${rank}`);
  return `CASE ${cases.join(' ')} END`;
}
