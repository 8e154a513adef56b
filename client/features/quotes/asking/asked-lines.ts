import { type VariablesOf } from '../../../graphql/graphql';
import { clampQuantity } from '../../../shop/quantity';
import { type Selection, toChosenVariations } from '../../catalog/buy-box/selection';
import { type AskedProduct } from './asked-product';
import { type RequestQuoteMutation } from './request-quote';

/** What is asked for: a product with its choices, or what it is in words. */
export type AskedLine = { readonly key: string; readonly quantity: number } & (
  | {
      readonly kind: 'product';
      readonly product: AskedProduct;
      readonly selection: Selection;
      /** What the buyer had written where this product was found. */
      readonly written?: string;
    }
  | { readonly kind: 'text'; readonly text: string; readonly unit: string }
);

type ProductLine = Extract<AskedLine, { kind: 'product' }>;
type LineInput = VariablesOf<typeof RequestQuoteMutation>['input']['lines'][number];

/** The server takes no more of one request. */
export const MAX_LINES = 100;

/** What is counted where nobody names another unit. */
export const USUAL_UNITS = ['adet', 'metre', 'takım', 'kg', 'litre'] as const;

let drawn = 0;
/** Tells lines of one window apart. */
const nextKey = () => `satir-${String(Date.now())}-${String((drawn += 1))}`;

export function productLine(product: AskedProduct, selection: Selection = {}, quantity = 1): ProductLine {
  const wanted = clampQuantity(quantity, product.minOrderQuantity);
  return { key: nextKey(), kind: 'product', product, selection, quantity: wanted };
}

export function textLine(text = '', quantity = 1): AskedLine {
  return { key: nextKey(), kind: 'text', text, unit: USUAL_UNITS[0], quantity };
}

/** The net list price of one; null where it is only told on request. */
export function listPriceOf({ product, selection }: ProductLine): number | null {
  if (product.basePrice <= 0) return null;
  const chosen = product.attributes.map(
    ({ id, variations }) => variations.find((one) => one.id === selection[id]) ?? variations[0],
  );
  const prices = chosen.map((variation) => (variation ? variation.price : 0));
  return prices.reduce<number | null>(
    (sum, price) => (sum === null || price === null ? null : sum + price),
    product.basePrice,
  );
}

/** The same choices of the same product are one line. */
export function withLine(lines: readonly AskedLine[], added: AskedLine): AskedLine[] {
  const same = lines.find((line) => isSame(line, added));
  if (!same) return [...lines, added];
  return lines.map((line) =>
    line === same ? { ...line, quantity: clampQuantity(line.quantity + added.quantity, 1) } : line,
  );
}

/** Lines with those added that find room; the others are left out. */
export function withLines(lines: readonly AskedLine[], added: readonly AskedLine[]) {
  const left: AskedLine[] = [];
  const taken = added.reduce<readonly AskedLine[]>((before, line) => {
    const after = withLine(before, line);
    if (after.length <= MAX_LINES) return after;
    left.push(line);
    return before;
  }, lines);
  return { lines: taken, left };
}

function isSame(one: AskedLine, other: AskedLine): boolean {
  if (one.kind !== 'product' || other.kind !== 'product') return false;
  return one.product.id === other.product.id && choicesKey(one) === choicesKey(other);
}

const choicesKey = ({ product, selection }: ProductLine) =>
  JSON.stringify(toChosenVariations(product.attributes, selection));

/** As the server takes it. */
export function lineInput(line: AskedLine): LineInput {
  if (line.kind === 'text') {
    return { text: line.text.trim(), unit: line.unit.trim() || USUAL_UNITS[0], quantity: line.quantity };
  }
  return {
    ...(line.written !== undefined && { text: line.written }),
    productId: line.product.id,
    variations: toChosenVariations(line.product.attributes, line.selection),
    quantity: line.quantity,
  };
}
