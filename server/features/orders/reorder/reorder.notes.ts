import { formatLiraInFull } from '../../../kernel/money/money.js';
import { quantityText } from '../../../kernel/sales-unit/sales-unit.js';
import { type AssessedLine, CartLineProblem, type RefusedLine } from '../../cart/index.js';
import type { ReorderNote, ReorderNoteKind } from './reorder.type.js';

/** A line that was ordered, and what is sold of it today. */
export interface RepeatedLine extends Pick<ReorderNote, 'position' | 'productName'> {
  today: AssessedLine;
  /** What was counted of it then. */
  unit: string;
  /** What is counted of it today; null when it is gone. */
  unitToday: string | null;
}

/**
 * Everything that is otherwise with a line than when it was ordered.
 *
 * @param refusal why it was not added; null when it was
 */
export function notesOf(line: RepeatedLine, refusal: RefusedLine | null): ReorderNote[] {
  const { position, productName } = line;
  const noteOf = (kind: ReorderNoteKind, message: string) => ({ position, productName, kind, message });
  if (refusal !== null) {
    const isGone = refusal.code === 'PRODUCT_NOT_FOUND';
    return [noteOf('not_added', isGone ? 'Artık satılmadığı için sepete eklenmedi.' : refusal.message)];
  }
  return [...stockNotes(line), ...priceNotes(line), ...quantityNotes(line), ...choiceNotes(line)].map(
    ([kind, message]) => noteOf(kind, message),
  );
}

type Note = readonly [ReorderNoteKind, string];

function stockNotes({ today: { problem, available }, unitToday, unit }: RepeatedLine): Note[] {
  if (problem === CartLineProblem.OUT_OF_STOCK) return [['out_of_stock', 'Şu anda stokta yok.']];
  if (problem !== CartLineProblem.NOT_ENOUGH_STOCK) return [];
  return [['not_enough_stock', `Stokta ${quantityText(available, unitToday ?? unit)} var.`]];
}

function priceNotes({ today: { row, priced } }: RepeatedLine): Note[] {
  const [then, now] = [row.agreedPriceKurus, priced?.unitPriceKurus ?? row.agreedPriceKurus];
  if (then === now) return [];
  const [difference, verb] = now > then ? [now - then, 'arttı'] : [then - now, 'düştü'];
  return [
    [
      'price_changed',
      `Net birim fiyatı ${formatLiraInFull(difference)} ${verb}: ${formatLiraInFull(then)} yerine ${formatLiraInFull(now)}.`,
    ],
  ];
}

function quantityNotes({ today: { row, priced }, unit, unitToday }: RepeatedLine): Note[] {
  if (unitToday !== null && unitToday !== unit) {
    const text = `Birimi «${unit}» iken «${unitToday}» oldu; sepetteki miktarı denetleyin.`;
    return [['unit_changed', text]];
  }
  if (!priced || priced.quantity <= row.quantity) return [];
  const [then, now] = [quantityText(row.quantity, unit), quantityText(priced.quantity, unit)];
  return [['raised_to_minimum', `En az sipariş miktarı olan ${now} alındı; siparişinizde ${then} vardı.`]];
}

function choiceNotes({ today: { row, priced } }: RepeatedLine): Note[] {
  const known = new Set(row.selectedVariations.map(({ attributeId }) => attributeId));
  const added = priced?.selectedVariations.filter(({ attributeId }) => !known.has(attributeId)) ?? [];
  return added.map(({ attributeName, variationName }): Note => [
    'choice_added',
    `Yeni seçeneği «${attributeName}» için «${variationName}» alındı.`,
  ]);
}
