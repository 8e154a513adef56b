import { beginningOf } from '../../kernel/spreadsheet/clean-text.js';
import { fold } from '../../kernel/turkish/fold.js';
import { MAX_QUANTITY } from '../../kernel/money/money.js';
import type { LineMatch, LineToMatch, MatchReason, ProductMatch } from '../catalog/index.js';
import { codesOfDate } from './list.dates.js';
import type { ReadLine } from './list.rows.js';
import { MAX_LINE_TEXT } from './material-list.limits.js';

export type LineStatus = 'found' | 'choose' | 'not_found';

/** A row of the list, as it stands there. */
export interface WrittenRow {
  row: number;
  text: string;
  /** As written, «8 ad.»; null where the row names none. */
  quantity: string | null;
  count: number;
  /** Whether the row asks for less than that; lists matched before this was recorded do not say. */
  isRoundedUp?: boolean;
}

export interface StoredCandidate {
  productId: string;
  reason: MatchReason;
  matched: string[];
  missing: string[];
}

/** One thing that a list asks for, and what was found for it; rows that ask for the same are one line. */
export interface StoredLine {
  rows: WrittenRow[];
  status: LineStatus;
  candidates: StoredCandidate[];
  /** What was found or chosen. */
  productId: string | null;
  /** Pieces that the rows ask for together. */
  askedQuantity: number;
  /** The same within the limits of the product, or as the buyer changed it. */
  quantity: number;
  unit: string | null;
  /** The cell as it is shown where a spreadsheet may have made a date of a part number. */
  date: string | null;
}

/** What a line is matched by; of an uncertain quantity once with and once without its number. */
export const toMatch = ({ text, date }: ReadLine): LineToMatch => ({
  text: beginningOf(text, MAX_LINE_TEXT),
  dateCodes: date ? codesOfDate(date) : [],
});

/** What becomes of a line and the products that it may mean. */
export function matchedLine(line: ReadLine, { isCertain, matches }: LineMatch): StoredLine {
  const [first] = matches;
  const status = matches.length === 0 ? 'not_found' : isCertain ? 'found' : 'choose';
  const count = line.quantity?.quantity ?? 1;
  const productId = status === 'found' && first ? first.product.id : null;
  const minimum = first?.product.minOrderQuantity ?? 1;
  return {
    rows: [
      {
        row: line.row,
        text: beginningOf(line.text, MAX_LINE_TEXT),
        quantity: line.quantity?.written ?? null,
        count,
        isRoundedUp: line.quantity?.isRoundedUp ?? false,
      },
    ],
    status,
    productId,
    askedQuantity: count,
    quantity: productId === null ? count : Math.max(count, minimum),
    candidates: matches.map(candidateOf),
    unit: line.quantity?.unit ?? null,
    date: line.date?.written ?? null,
  };
}

/** Lines of the same product are one, and so are those with the same words: quantities add up. */
export function joined(lines: readonly StoredLine[], minimumOf: (productId: string) => number): StoredLine[] {
  const byKey = new Map<string, StoredLine>();
  for (const line of lines) {
    const key = line.productId ?? `text ${fold(line.rows[0]?.text ?? '')} ${line.unit ?? ''}`;
    const known = byKey.get(key);
    byKey.set(key, known ? together(known, line, minimumOf) : line);
  }
  return [...byKey.values()];
}

function together(one: StoredLine, other: StoredLine, minimumOf: (productId: string) => number): StoredLine {
  const askedQuantity = Math.min(one.askedQuantity + other.askedQuantity, MAX_QUANTITY);
  const minimum = one.productId === null ? 1 : minimumOf(one.productId);
  return {
    ...one,
    rows: [...one.rows, ...other.rows],
    askedQuantity,
    quantity: Math.max(askedQuantity, minimum),
    date: one.date ?? other.date,
  };
}

const candidateOf = ({ product, reason, matched, missing }: ProductMatch): StoredCandidate => ({
  productId: product.id,
  reason,
  matched,
  missing,
});
