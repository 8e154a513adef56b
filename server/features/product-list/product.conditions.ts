import type { Conditions } from '../catalog/index.js';
import type { CellFilter } from './product.cells.js';
import { bareCode } from './search.words.js';
import { type MeantWord, partOf, startOf, type TextSearch } from './product.search.js';

/** A list's filter with everything looked up: ids for slugs, meanings for words. */
export interface ResolvedFilter extends CellFilter {
  search: TextSearch | null;
  /** Inclusive; a bound leaves out price on request. */
  minPriceKurus: number | null;
  maxPriceKurus: number | null;
}

/** Trigrams need three letters: shorter parts of codes are looked for only beside a longer word. */
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

/** The price range as a condition; `true` where none is asked for. */
export function priceRange(conditions: Conditions, { minPriceKurus, maxPriceKurus }: ResolvedFilter): string {
  if (minPriceKurus === null && maxPriceKurus === null) return 'true';
  const lowest = conditions.value(Math.max(minPriceKurus ?? 1, 1));
  if (maxPriceKurus === null) return `p.base_price_kurus >= ${lowest}`;
  return `p.base_price_kurus BETWEEN ${lowest} AND ${conditions.value(maxPriceKurus)}`;
}

/** Every word has to be a part of one of the product's words or codes. */
export function addSearch(conditions: Conditions, { words }: TextSearch): void {
  const isIndexed = words.some(({ folded }) => folded.length >= MIN_TRIGRAM_LENGTH);
  for (const word of words) {
    const codes = isIndexed ? [word.folded, word.bare].filter((code) => code !== null) : [];
    const inCodes = codes.map((code) => `p.search_codes LIKE ${conditions.value(partOf(code))}`);
    conditions.add([inWords(conditions, word), ...inCodes].join(' OR '));
  }
}

function inWords(conditions: Conditions, { folded, meanings }: MeantWord): string {
  if (meanings?.length === 0) return 'false';
  const query = meanings?.map(lexeme).join(' | ') ?? `${lexeme(folded)}:*`;
  return `p.search_words @@ ${conditions.value(query)}::tsquery`;
}

/** A word as PostgreSQL's tsquery takes it literally. */
function lexeme(word: string): string {
  return `'${word.replace(/['\\]/g, '$&$&')}'`;
}

/** 0 where a part number is what was searched, 1 where the name begins with it, 2 where the name holds it, else 3. */
export function relevance(conditions: Conditions, { words }: TextSearch): string {
  const whole = words.map(({ folded }) => folded).join(' ');
  const numbers = conditions.value([...new Set([whole, bareCode(whole)])].filter((number) => number !== ''));
  const start = conditions.value(startOf(whole));
  const parts = conditions.value(words.map(({ folded }) => partOf(folded)));
  return `CASE WHEN p.part_numbers && ${numbers}::text[] THEN 0
    WHEN p.folded_name LIKE ${start} THEN 1
    WHEN p.folded_name LIKE ALL (${parts}::text[]) THEN 2 ELSE 3 END`;
}
