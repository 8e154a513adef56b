import type { AskedLine, LineText, OfferedLine } from './quote.events.js';

/** What people read of a line: the product, or in its place what the buyer or staff wrote. */
export interface QuotedItem {
  /** Empty where it was erased. */
  name: string;
  brand: string;
  model: string;
  sku: string;
}

const NO_ARTICLE = { brand: '', model: '', sku: '' };

/** @param text what the buyer wrote; null once it was erased */
export function itemOf(
  line: Pick<AskedLine | OfferedLine, 'product'>,
  text: string | null | undefined,
): QuotedItem {
  const { product } = line;
  if (!product) return { name: text ?? '', ...NO_ARTICLE };
  const { name, brand, model, sku } = product;
  return { name, brand, model, sku };
}

/** The item of a line of a request. */
export const askedItem = (line: AskedLine, text: LineText | undefined): QuotedItem =>
  itemOf(line, text?.asWritten);

/** The item of a line of an offer. */
export const offeredItem = (line: OfferedLine): QuotedItem => itemOf(line, line.description);

/** «Bağlantı: Flanşlı», one for each choice. */
export const choicesOf = ({ selectedVariations }: Pick<AskedLine, 'selectedVariations'>): string[] =>
  selectedVariations.map(({ attributeName, variationName }) => `${attributeName}: ${variationName}`);

/** The lines as people count them: «2» and, right after it, its alternatives «2.1» and «2.2». */
export function numberedLines<Line extends Pick<OfferedLine, 'id' | 'alternativeOf'>>(
  lines: readonly Line[],
): { line: Line; position: string; alternativeTo: string | null }[] {
  const main = lines.filter(({ alternativeOf }) => alternativeOf === null);
  return main.flatMap((line, index) => {
    const position = String(index + 1);
    const alternatives = lines.filter(({ alternativeOf }) => alternativeOf === line.id);
    return [
      { line, position, alternativeTo: null },
      ...alternatives.map((alternative, place) => ({
        line: alternative,
        position: `${position}.${place + 1}`,
        alternativeTo: position,
      })),
    ];
  });
}
