import { Injectable } from '@nestjs/common';
import { fold } from '../../../kernel/turkish/fold.js';
import { ProductListQueries } from '../listing/product-list.queries.js';
import type { Product } from '../products/product.type.js';
import { ProductSearch, type TextSearch } from '../search/product.search.js';
import { nominalTwin } from './line.terms.js';
import type { LineMatch, ProductMatch } from './product-match.js';

export const MAX_CANDIDATES = 5;
/** Words that say nothing of a product. */
const FILLING: ReadonlySet<string> = new Set(
  'adet ad tip tipi tipli marka model veya ve ile icin muadili muadil esdegeri komple dahil cm tk no'.split(
    ' ',
  ),
);
const NONE: LineMatch = { isCertain: false, matches: [] };

/** A search and what of the line it leaves out. */
interface Attempt {
  search: TextSearch;
  missing: readonly string[];
}

/** Finds products by the words and measures of a line, as the search of the shop does, and what comes nearest. */
@Injectable()
export class WordMatcher {
  constructor(
    private readonly search: ProductSearch,
    private readonly queries: ProductListQueries,
  ) {}

  async match(text: string): Promise<LineMatch> {
    const readings = (await this.search.prepare(text)).map(withoutFilling);
    const [best] = readings;
    if (!best || termsOf(best) === 0) return NONE;
    for (const search of readings) {
      for (const spelled of sizesOf(search)) {
        const products = await this.queries.suggestedProducts(spelled, MAX_CANDIDATES + 1);
        if (products.length > 0) {
          return {
            isCertain: products.length === 1 && isSpecific(spelled),
            matches: matchesOf(products, spelled, []),
          };
        }
      }
    }
    for (const { search, missing } of [...(await this.corrected(best)), ...shortened(best)]) {
      for (const spelled of sizesOf(search)) {
        const products = await this.queries.suggestedProducts(spelled, MAX_CANDIDATES);
        if (products.length > 0) return { isCertain: false, matches: matchesOf(products, spelled, missing) };
      }
    }
    return NONE;
  }

  private async corrected(search: TextSearch): Promise<Attempt[]> {
    const corrections = await this.search.corrections(search);
    return corrections.map((corrected) => ({ search: corrected, missing: [] }));
  }
}

/** One word, «pompa», is a kind of product and none in particular. */
const isSpecific = (search: TextSearch) => termsOf(search) > 1;

const termsOf = ({ words, measures }: TextSearch) => words.length + measures.length;

function withoutFilling(search: TextSearch): TextSearch {
  const words = search.words.filter(({ folded }) => !FILLING.has(folded));
  return words.length + search.measures.length > 0 ? { ...search, words } : search;
}

/** The search, and the same with nominal sizes by their other name: 2" is DN 50. */
function sizesOf(search: TextSearch): TextSearch[] {
  const measures = search.measures.map((written) => {
    const twins = written.measures.map((measure) => nominalTwin(measure) ?? measure);
    return { ...written, measures: twins };
  });
  const isOther = search.measures.some(({ measures: own }) =>
    own.some((measure) => nominalTwin(measure) !== null),
  );
  return isOther ? [search, { ...search, measures }] : [search];
}

/**
 * Searches that leave out what no product has, then also one thing more: the line goes on to say most of what it said, and at
 * least two thirds of its words.
 */
function shortened(search: TextSearch): Attempt[] {
  const known = search.words.filter(({ matches }) => matches === null || matches.length > 0);
  const unknown = search.words.filter((word) => !known.includes(word)).map(({ typed }) => typed);
  const least = Math.ceil((search.words.length * 2) / 3);
  if (known.length < Math.max(1, least)) return [];
  const base = { ...search, words: known };
  const attempts: Attempt[] = unknown.length > 0 ? [{ search: base, missing: unknown }] : [];
  const measures = [...search.measures].reverse().map((left) => ({
    search: { ...base, measures: search.measures.filter((measure) => measure !== left) },
    missing: [...unknown, left.written.trim()],
  }));
  const words =
    known.length - 1 < Math.max(1, least)
      ? []
      : [...known].reverse().map((left) => ({
          search: { ...base, words: known.filter((word) => word !== left) },
          missing: [...unknown, left.typed],
        }));
  return [...attempts, ...words, ...measures].filter(({ search: { words: left } }) => left.length > 0);
}

function matchesOf(
  products: readonly Product[],
  search: TextSearch,
  missing: readonly string[],
): ProductMatch[] {
  const common = [
    ...search.measures.map(({ written }) => written.trim().toLocaleUpperCase('tr')),
    ...search.words.map(({ typed }) => typed),
  ];
  return products.slice(0, MAX_CANDIDATES).map((product) => {
    const text = fold([product.name, product.brand.name, product.model, product.sku].join(' '));
    const has = (term: string) => text.includes(fold(term));
    return {
      ...{ product, reason: 'words' as const },
      matched: [...common, ...missing.filter(has)],
      missing: missing.filter((term) => !has(term)),
    };
  });
}
