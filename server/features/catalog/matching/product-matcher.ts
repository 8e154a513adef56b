import { Injectable } from '@nestjs/common';
import { measureAsTyped } from '../../../kernel/input/code-text.js';
import { fold } from '../../../kernel/turkish/fold.js';
import { ProductListQueries } from '../listing/product-list.queries.js';
import type { Product } from '../products/product.type.js';
import { bareCode } from '../search/search.words.js';
import { type CodeTerm, codeTerms, withLeadingZeros } from './line.terms.js';
import type { LineMatch, LineToMatch, MatchReason, ProductMatch } from './product-match.js';
import { MAX_CANDIDATES, WordMatcher } from './word-matcher.js';

const CODES_AT_ONCE = 2_000;
const NONE: LineMatch = { isCertain: false, matches: [] };

/** Products by each of their part numbers, with and without punctuation. */
type ByCode = ReadonlyMap<string, readonly Product[]>;

/** Finds the products that the lines of a buyer's own list mean, and says by what. */
@Injectable()
export class ProductMatcher {
  constructor(
    private readonly queries: ProductListQueries,
    private readonly words: WordMatcher,
  ) {}

  /** In the order of the lines: part numbers of all of them are looked up at once, words one line after the other. */
  async match(written: readonly LineToMatch[]): Promise<LineMatch[]> {
    const lines = written.map((line) => ({ ...line, text: measureAsTyped(line.text) }));
    const byCode = await this.productsByCode(lines);
    const matches: LineMatch[] = [];
    for (const line of lines) matches.push(await this.matchLine(line, byCode));
    return matches;
  }

  private async matchLine({ text, dateCodes }: LineToMatch, byCode: ByCode): Promise<LineMatch> {
    const coded = codeMatches(text, byCode);
    if (coded.length === 1) return { isCertain: true, matches: coded };
    if (coded.length > 1) return this.narrowed(text, coded);
    const dated = productsOf(dateCodes, byCode).map((product) => match(product, 'date', [text]));
    if (dated.length > 0) return certainIfOne(dated);
    const zeros = productsOf(withLeadingZeros(text), byCode);
    const named = await this.words.match(text.trim());
    if (zeros.length === 0) return named;
    return withZeros(text, zeros, named);
  }

  /** Several products share a model: what else the line says chooses among them. */
  private async narrowed(text: string, coded: ProductMatch[]): Promise<LineMatch> {
    const { matches } = await this.words.match(text);
    const ids = new Set(matches.map(({ product }) => product.id));
    const named = coded.filter(({ product }) => ids.has(product.id));
    return named.length === 1
      ? { isCertain: true, matches: named }
      : { isCertain: false, matches: coded.slice(0, MAX_CANDIDATES) };
  }

  private async productsByCode(lines: readonly LineToMatch[]): Promise<ByCode> {
    const codes = lines.flatMap(({ text, dateCodes }) => [
      ...codeTerms(text).flatMap(({ folded, bare }) => [folded, bare]),
      ...withLeadingZeros(text),
      ...dateCodes,
    ]);
    const wanted = [...new Set(codes)];
    const byCode = new Map<string, Product[]>();
    for (let from = 0; from < wanted.length; from += CODES_AT_ONCE) {
      const part = wanted.slice(from, from + CODES_AT_ONCE);
      for (const product of await this.queries.productsByPartNumber(part, CODES_AT_ONCE)) {
        for (const code of numbersOf(product)) byCode.set(code, [...(byCode.get(code) ?? []), product]);
      }
    }
    return byCode;
  }
}

/** The products of the part numbers of a line; a longer one is worth more than those within it. */
function codeMatches(text: string, byCode: ByCode): ProductMatch[] {
  const terms = codeTerms(text).filter((term) => productsOf([term.folded, term.bare], byCode).length > 0);
  const longest = terms.filter((term) => !terms.some((other) => other !== term && contains(other, term)));
  const found = new Map<string, ProductMatch>();
  for (const { folded, bare } of longest) {
    for (const product of productsOf([folded, bare], byCode)) {
      found.set(product.id, match(product, reasonOf(folded, product), [folded.toLocaleUpperCase('tr')]));
    }
  }
  return [...found.values()];
}

/** Cut-off zeros are believed where nothing else is written, or the rest of the line says the same product. */
function withZeros(text: string, zeros: readonly Product[], named: LineMatch): LineMatch {
  const rest = fold(text.trim().replace(/^\d+\s*/, ''));
  const coded = zeros.map((product) => match(product, 'leading_zeros', [product.sku]));
  const agreeing = coded.filter(({ product }) => rest === '' || hasWordOf(product, rest));
  if (agreeing.length === 1) return { isCertain: true, matches: agreeing };
  if (named.isCertain) return named;
  const all = [...coded, ...named.matches];
  return { isCertain: false, matches: all.slice(0, MAX_CANDIDATES) };
}

function hasWordOf({ name }: Product, folded: string): boolean {
  const words = fold(name).split(/[^a-z0-9]+/);
  return folded.split(/[^a-z0-9]+/).some((word) => word.length > 3 && words.includes(word));
}

function productsOf(codes: readonly string[], byCode: ByCode): Product[] {
  return [...new Map(codes.flatMap((code) => byCode.get(code) ?? []).map((one) => [one.id, one])).values()];
}

const certainIfOne = (matches: ProductMatch[]): LineMatch =>
  matches.length === 0
    ? NONE
    : { isCertain: matches.length === 1, matches: matches.slice(0, MAX_CANDIDATES) };

const contains = (outer: CodeTerm, inner: CodeTerm) =>
  outer.start <= inner.start && outer.end >= inner.end && outer.end - outer.start > inner.end - inner.start;

function reasonOf(folded: string, { sku, model }: Product): MatchReason {
  if (folded === fold(sku)) return 'sku';
  return folded === fold(model) ? 'model' : 'part_number';
}

function numbersOf({ sku, model }: Product): Set<string> {
  return new Set([sku, model].map((number) => fold(number)).flatMap((number) => [number, bareCode(number)]));
}

const match = (product: Product, reason: MatchReason, matched: string[]): ProductMatch => ({
  product,
  reason,
  matched,
  missing: [],
});
