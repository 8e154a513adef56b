import { type ChosenVariation, chosenInWords } from './chosen-variations';
import { formatLiraExactly, formatQuantity } from './format';

interface OfferedLine {
  readonly id: string;
  readonly askedLineId: string | null;
  readonly alternativeOf: string | null;
  readonly productId: string | null;
  readonly productName: string | null;
  readonly selectedVariations: readonly (ChosenVariation & { readonly variationId: string })[];
  readonly description: string | null;
  readonly quantity: number;
  readonly unit: string;
  /** Net, in kuruş. */
  readonly unitPrice: number;
  readonly deliveryTime: string | null;
}

interface Offer {
  readonly lines: readonly OfferedLine[];
  /** Net, in kuruş. */
  readonly subtotal: number;
  /** Tax included, in kuruş. */
  readonly shipping: number;
  /** Tax included, in kuruş. */
  readonly total: number;
}

export type DifferenceKind =
  | 'ADDED'
  | 'REMOVED'
  | 'ARTICLE'
  | 'ROLE'
  | 'QUANTITY'
  | 'PRICE'
  | 'DELIVERY'
  | 'SUM';

/** One thing that differs between two versions of an offer. */
export interface OfferDifference {
  readonly kind: DifferenceKind;
  /** A line of the later version; null for what it no longer has, and for sums. */
  readonly lineId: string | null;
  readonly label: string;
  /** Null for what the earlier version did not have. */
  readonly before: string | null;
  /** Null for what the later version no longer has. */
  readonly after: string | null;
  /** In kuruş, where both are amounts. */
  readonly difference: number | null;
}

/** What differs in an offer from the one before it, line by line in its order, then its sums. */
export function offerDifferences(before: Offer, after: Offer): OfferDifference[] {
  const left = [...before.lines];
  const pairs = pairsOf(after.lines, left);
  return [
    ...after.lines.flatMap((line) => lineDifferences(pairs.get(line), line)),
    ...left.map((line) => ({
      kind: 'REMOVED' as const,
      lineId: null,
      label: nameOf(line),
      before: figuresOf(line),
      after: null,
      difference: null,
    })),
    ...sumDifference('Ara toplam, net', before.subtotal, after.subtotal),
    ...sumDifference('Kargo', before.shipping, after.shipping),
    ...sumDifference('Toplam, KDV dahil', before.total, after.total),
  ];
}

type IsSame = (one: OfferedLine, other: OfferedLine) => boolean;

const isSameArticle: IsSame = (one, other) =>
  one.productId === other.productId &&
  one.selectedVariations.map(({ variationId }) => variationId).join() ===
    other.selectedVariations.map(({ variationId }) => variationId).join() &&
  (one.productId !== null || one.description === other.description);

const isSameRole: IsSame = (one, other) =>
  one.askedLineId === other.askedLineId && (one.alternativeOf === null) === (other.alternativeOf === null);

/** The surest pairs first: an offer may have the same article twice. */
const RULES: readonly IsSame[] = [
  (one, other) => isSameRole(one, other) && isSameArticle(one, other),
  (one, other) => one.askedLineId !== null && isSameRole(one, other),
  isSameArticle,
];

/** What each line was before. @param left loses the lines that were found */
function pairsOf(lines: readonly OfferedLine[], left: OfferedLine[]): Map<OfferedLine, OfferedLine> {
  const pairs = new Map<OfferedLine, OfferedLine>();
  for (const isSame of RULES) {
    for (const line of lines) {
      const place = pairs.has(line) ? -1 : left.findIndex((other) => isSame(line, other));
      const [found] = place < 0 ? [] : left.splice(place, 1);
      if (found) pairs.set(line, found);
    }
  }
  return pairs;
}

function lineDifferences(before: OfferedLine | undefined, after: OfferedLine): OfferDifference[] {
  const label = nameOf(after);
  const lineId = after.id;
  if (!before) {
    return [{ kind: 'ADDED', lineId, label, before: null, after: figuresOf(after), difference: null }];
  }
  const differing = (kind: DifferenceKind, what: string, textOf: (line: OfferedLine) => string) => {
    const texts = { before: textOf(before), after: textOf(after) };
    if (texts.before === texts.after) return [];
    const difference = kind === 'PRICE' ? after.unitPrice - before.unitPrice : null;
    return [{ kind, lineId, label: what, ...texts, difference }];
  };
  return [
    ...differing('ARTICLE', 'Kalem', nameOf),
    ...differing('ROLE', `${label}, muadil`, ({ alternativeOf }) =>
      alternativeOf === null ? 'hayır' : 'evet',
    ),
    ...differing('QUANTITY', `${label}, miktar`, quantityOf),
    ...differing('PRICE', `${label}, birim fiyat`, ({ unitPrice }) => formatLiraExactly(unitPrice)),
    ...differing('DELIVERY', `${label}, teslim`, ({ deliveryTime }) => deliveryTime ?? '–'),
  ];
}

function sumDifference(label: string, before: number, after: number): OfferDifference[] {
  if (before === after) return [];
  return [
    {
      kind: 'SUM',
      lineId: null,
      label,
      difference: after - before,
      before: formatLiraExactly(before),
      after: formatLiraExactly(after),
    },
  ];
}

function nameOf({ productName, description, selectedVariations }: OfferedLine): string {
  const name = productName ?? description ?? 'Silinmiş metin';
  return selectedVariations.length === 0 ? name : `${name} (${chosenInWords(selectedVariations)})`;
}

const quantityOf = ({ quantity, unit }: OfferedLine): string => formatQuantity(quantity, unit);

const figuresOf = (line: OfferedLine): string => `${quantityOf(line)} × ${formatLiraExactly(line.unitPrice)}`;
