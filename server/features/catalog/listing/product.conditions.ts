import type { Conditions } from '../../../kernel/database/conditions.js';
import { containsPattern, prefixPattern } from '../../../kernel/database/like-pattern.js';
import type { CellFilter } from './product.cells.js';
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
  const { categoryIds, brandKeys, inStock, isNew, isFeatured } = filter;
  if (categoryIds) {
    conditions.add(`coalesce(p.category_id, '') = ANY(${conditions.value([...categoryIds])}::text[])`);
  }
  if (brandKeys) {
    conditions.add(`coalesce(p.brand_key, '') = ANY(${conditions.value([...brandKeys])}::text[])`);
  }
  if (inStock) conditions.add('p.in_stock');
  if (isNew) conditions.add('p.is_new');
  if (isFeatured) conditions.add('p.is_featured');
}

/** The price range as a condition; `true` without one. */
export function priceRange(conditions: Conditions, { minPriceKurus, maxPriceKurus }: ResolvedFilter): string {
  if (minPriceKurus === null && maxPriceKurus === null) return 'true';
  const lowest = conditions.value(Math.max(minPriceKurus ?? 1, 1));
  if (maxPriceKurus === null) return `p.default_price_kurus >= ${lowest}`;
  return `p.default_price_kurus BETWEEN ${lowest} AND ${conditions.value(maxPriceKurus)}`;
}

/** Each search word has to be part of one of the product's words or codes. */
export function addSearch(conditions: Conditions, { words }: TextSearch): void {
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

/** 0 where a part number equals the search text, 1 where the name begins with it, 2 where the name contains it, else 3. */
export function relevance(conditions: Conditions, { words }: TextSearch): string {
  const whole = words.map(({ folded }) => folded).join(' ');
  const numbers = conditions.value([...new Set([whole, bareCode(whole)])].filter((number) => number !== ''));
  const start = conditions.value(prefixPattern(whole));
  const parts = conditions.value(words.map(({ folded }) => containsPattern(folded)));
  return `CASE WHEN p.part_numbers && ${numbers}::text[] THEN 0
    WHEN p.folded_name LIKE ${start} THEN 1
    WHEN p.folded_name LIKE ALL (${parts}::text[]) THEN 2 ELSE 3 END`;
}
