import { Injectable } from '@nestjs/common';
import { fold } from '../../../kernel/turkish/fold.js';
import { readMeasures } from '../drafts/measures.js';
import { ProductListQueries } from '../listing/product-list.queries.js';
import type { Product } from '../products/product.type.js';
import { ProductSearch, type TextSearch } from '../search/product.search.js';
import { nominalTwin, spelledSize } from './line.terms.js';
import type { LineMatch, ProductMatch } from './product-match.js';

export const MAX_CANDIDATES = 5;
/** Read for each attempt: those that are called so come before those that only mention it. */
const MAX_READ = 40;
/** What is written as one word, and is two in the catalog. */
const SPLIT = /çekvalf/giu;
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
  /** Words. */
  missing: readonly string[];
  missingSizes: readonly string[];
}

/** Finds products by the words and measures of a line, as the search of the shop does, and what comes nearest. */
@Injectable()
export class WordMatcher {
  constructor(
    private readonly search: ProductSearch,
    private readonly queries: ProductListQueries,
  ) {}

  async match(text: string): Promise<LineMatch> {
    const { readings, unknownSizes } = await this.readingsOf(text.replace(SPLIT, 'çek valf'));
    const [best] = readings;
    if (!best || termsOf(best) === 0) return NONE;
    for (const search of readings) {
      const matches = await this.matches({ search, missing: [], missingSizes: unknownSizes });
      if (matches.length > 0) return { isCertain: isCertain(matches, search), matches: bestOf(matches) };
    }
    for (const attempt of [...(await this.corrected(best)), ...shortened(best)]) {
      const missingSizes = [...attempt.missingSizes, ...unknownSizes];
      const matches = await this.matches({ ...attempt, missingSizes });
      if (matches.length > 0) return { isCertain: false, matches: bestOf(matches) };
    }
    return NONE;
  }

  /**
   * How a text can be read. A nominal size that no product has is read by its other name, else left out: as words 1 1/2" would
   * be the size 1/2" too.
   */
  private async readingsOf(text: string): Promise<{ readings: TextSearch[]; unknownSizes: string[] }> {
    const unknownSizes: string[] = [];
    let read = text;
    let readings = await this.search.prepare(read);
    for (const { written, measures } of readMeasures(fold(text)).found) {
      const [measure = ''] = measures;
      const twin = nominalTwin(measure);
      if (twin === null || readings[0]?.measures.some((known) => known.measures.includes(measure))) continue;
      const spelled = spelledSize(twin);
      const other = await this.search.prepare(fold(read).replace(written, ` ${spelled} `));
      const isKnown = other[0]?.measures.some((known) => known.measures.includes(twin)) === true;
      read = fold(read).replace(written, isKnown ? ` ${spelled} ` : ' ');
      readings = isKnown ? other : await this.search.prepare(read);
      if (!isKnown) unknownSizes.push(written.trim());
    }
    const hasSize = readings[0]?.measures.some(({ measures: [one = ''] }) => nominalTwin(one) !== null);
    return { readings: (hasSize ? readings.slice(0, 1) : readings).map(withoutFilling), unknownSizes };
  }

  /** With the sizes as they are written, and by their other name. */
  private async matches({ search, ...left }: Attempt): Promise<ProductMatch[]> {
    const found = new Map<string, ProductMatch>();
    for (const spelled of sizesOf(search)) {
      const products = await this.queries.suggestedProducts(spelled, MAX_READ);
      for (const match of matchesOf(products, spelled, left)) found.set(match.product.id, match);
    }
    return [...found.values()].sort((one, other) => one.missing.length - other.missing.length);
  }

  private async corrected(search: TextSearch): Promise<Attempt[]> {
    const corrections = await this.search.corrections(search);
    return corrections.map((corrected) => ({ search: corrected, missing: [], missingSizes: [] }));
  }
}

/** The only product that is called all that is written; one word, «pompa», is a kind of product and none in particular. */
function isCertain(matches: readonly ProductMatch[], search: TextSearch): boolean {
  return wholeOf(matches).length === 1 && termsOf(search) > 1;
}

/** Of a list where only one product has everything that one comes alone. */
function bestOf(matches: readonly ProductMatch[]): ProductMatch[] {
  const whole = wholeOf(matches);
  return (whole.length === 1 ? whole : matches).slice(0, MAX_CANDIDATES);
}

const wholeOf = (matches: readonly ProductMatch[]) => matches.filter(({ missing }) => missing.length === 0);

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
  const attempts: Attempt[] =
    unknown.length > 0 ? [{ search: base, missing: unknown, missingSizes: [] }] : [];
  const words: Attempt[] =
    known.length - 1 < Math.max(1, least)
      ? []
      : [...known].reverse().map((left) => ({
          search: { ...base, words: known.filter((word) => word !== left) },
          missing: [...unknown, left.typed],
          missingSizes: [],
        }));
  const bySize = [...search.measures].sort((one, other) => weightOf(one) - weightOf(other));
  const measures: Attempt[] = bySize.map((left) => ({
    search: { ...base, measures: search.measures.filter((measure) => measure !== left) },
    missing: unknown,
    missingSizes: [left.written.trim()],
  }));
  return [...attempts, ...words, ...measures].filter(({ search: { words: left } }) => left.length > 0);
}

/** What a line can do without first: a pressure class rather than the size of the pipe. */
function weightOf({ measures: [measure = ''] }: TextSearch['measures'][number]): number {
  if (measure.startsWith('pn')) return 0;
  return nominalTwin(measure) === null ? 1 : 2;
}

/** Those that are called most of what is written first; none that is called nothing of it. */
function matchesOf(
  products: readonly Product[],
  { measures, words }: TextSearch,
  { missing: left, missingSizes }: Omit<Attempt, 'search'>,
): ProductMatch[] {
  const sizes = measures.map(({ written }) => written.trim().toLocaleUpperCase('tr'));
  const asked = [...words.map(({ typed }) => typed), ...left];
  const matches = products.map((product) => {
    const text = fold([product.name, product.brand.name, product.model, product.sku].join(' '));
    const named = asked.filter((word) => text.includes(fold(word)));
    const missing = [...asked.filter((word) => !named.includes(word)), ...missingSizes];
    return { product, reason: 'words' as const, matched: [...sizes, ...named], missing, hits: named.length };
  });
  return matches
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits - one.hits)
    .map(({ product, reason, matched, missing }) => ({ product, reason, matched, missing }));
}
