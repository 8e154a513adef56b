import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/actor/actor.js';
import { ConcurrencyLimiter } from '../../kernel/concurrency/concurrency-limiter.js';
import { CatalogQueries, type LineMatch, ProductMatcher } from '../catalog/index.js';
import { ownNumberKey, OwnPartNumbers } from '../quotes/index.js';
import { joined, matchedLine, type StoredLine, toMatch } from './list.matching.js';
import type { ReadLine } from './list.rows.js';
import { MATCHING } from './material-list.limits.js';

/** By a part number, not by words. */
const isCoded = ({ isCertain, matches }: LineMatch) => isCertain && matches[0]?.reason !== 'words';

/** Matches the lines of a list with the catalog. */
@Injectable()
export class ListMatcher {
  private readonly limiter = new ConcurrencyLimiter(MATCHING);

  constructor(
    private readonly products: ProductMatcher,
    private readonly catalog: CatalogQueries,
    private readonly ownNumbers: OwnPartNumbers,
  ) {}

  /** @throws SERVICE_BUSY when too many lists wait already */
  match(lines: readonly ReadLine[], buyer: Actor): Promise<StoredLine[]> {
    return this.limiter.limit(async () => {
      const ofCatalog = await this.products.match(lines.map(toMatch));
      const matches = await this.withOwnNumbers(lines, ofCatalog, buyer);
      const wholes = lines.flatMap((line) => (line.whole === null ? [] : [asWhole(line, line.whole)]));
      const wholeMatches = await this.products.match(wholes.map(toMatch));
      const byRow = new Map(wholes.map((line, index) => [line.row, { line, match: wholeMatches[index] }]));
      const minimums = new Map(
        [...matches, ...wholeMatches].flatMap(({ matches: found }) =>
          found.map(({ product }): [string, number] => [product.id, product.minOrderQuantity]),
        ),
      );
      const matched = lines.map((line, index) => {
        const own = matches[index] ?? { isCertain: false, matches: [] };
        const whole = byRow.get(line.row);
        const isWhole = whole?.match && isBetter(whole.match, own);
        return isWhole && whole.match ? matchedLine(whole.line, whole.match) : matchedLine(line, own);
      });
      return joined(matched, (productId) => minimums.get(productId) ?? 1);
    });
  }

  /** What the catalog has no part number for may be a part number of the buyer's own. */
  private async withOwnNumbers(
    lines: readonly ReadLine[],
    matches: LineMatch[],
    buyer: Actor,
  ): Promise<LineMatch[]> {
    const own = await this.ownNumbers.of(buyer);
    if (own.size === 0) return matches;
    const products = await this.catalog.productsById([
      ...new Set([...own.values()].map(({ productId }) => productId)),
    ]);
    const byId = new Map(products.map((product) => [product.id, product]));
    return matches.map((match, index) => {
      const { text = '' } = lines[index] ?? {};
      const [first = ''] = text.split(/\s/);
      const known = own.get(ownNumberKey(text)) ?? own.get(ownNumberKey(first));
      const product = known && byId.get(known.productId);
      if (!product || isCoded(match)) return match;
      return {
        isCertain: true,
        matches: [{ product, reason: 'own_number', matched: [first], missing: [] }],
      };
    });
  }
}

/** A number that may be a quantity belongs to the product where only with it the line is known. */
function isBetter(whole: LineMatch, own: LineMatch): boolean {
  if (isCoded(whole) && isLonger(whole, own)) return true;
  return whole.isCertain && own.matches.length === 0;
}

/** The part number of the whole line says more than that of the line without its number. */
function isLonger(whole: LineMatch, own: LineMatch): boolean {
  const lengthOf = ({ matches }: LineMatch) =>
    matches[0]?.reason === 'words' ? 0 : (matches[0]?.matched[0]?.length ?? 0);
  return !isCoded(own) || lengthOf(whole) > lengthOf(own);
}

const asWhole = (line: ReadLine, text: string): ReadLine => ({ ...line, text, quantity: null, whole: null });
