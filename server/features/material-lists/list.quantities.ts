import { readNumberText } from '../../kernel/spreadsheet/number-text.js';
import { fold } from '../../kernel/turkish/fold.js';

/** How many of a thing a line asks for. */
export interface WrittenQuantity {
  /** Whole pieces: a part of one is one more. */
  quantity: number;
  /** As a quote counts it; null where the line names none. */
  unit: string | null;
  /** Whether it asks for a part of a piece. */
  isRoundedUp: boolean;
  /** As it stands in the list: «8 ad.». */
  written: string;
}

/** A line without its quantity. */
export interface SplitText extends WrittenQuantity {
  text: string;
  /** Whether the number may as well belong to what is asked for: «UPS 32-80 180». */
  isUncertain: boolean;
}

/** Folded spellings of the units that lists count in. */
const UNITS: Readonly<Record<string, string>> = {
  adet: 'adet',
  adt: 'adet',
  ad: 'adet',
  a: 'adet',
  pcs: 'adet',
  pc: 'adet',
  tane: 'adet',
  parca: 'adet',
  takim: 'takım',
  tkm: 'takım',
  tk: 'takım',
  set: 'set',
  cift: 'çift',
  boy: 'boy',
  metre: 'metre',
  mt: 'metre',
  mtul: 'metre',
  metretul: 'metre',
  m: 'metre',
  kilogram: 'kg',
  kg: 'kg',
  litre: 'litre',
  lt: 'litre',
  l: 'litre',
  ton: 'ton',
  paket: 'paket',
  pk: 'paket',
  kutu: 'kutu',
  koli: 'koli',
  rulo: 'rulo',
  top: 'rulo',
  palet: 'palet',
  m2: 'm²',
  'm²': 'm²',
  m3: 'm³',
  'm³': 'm³',
};
/** Within a text these are measures: a boiler of 500 lt, a head of 10 m. */
const MEASURES: ReadonlySet<string> = new Set(['m', 'l', 'lt', 'litre', 'a', 'm2', 'm²', 'm3', 'm³']);
const MAX_QUANTITY = 99_999;

const NUMBER = String.raw`\d{1,6}(?:[.,]\d{1,3})*`;
const UNIT = String.raw`[a-zçğıöşüâ]{1,9}[23²³]?`;
const WHOLE = new RegExp(`^(?:x|×)?\\s*(${NUMBER})\\s*(${UNIT})?\\s*\\.?$`, 'iu');
const AT_END = new RegExp(
  `^(.*?\\S)(\\s*[;:=|–—]\\s*|\\s+[-x×*]\\s*|\\s{2,}|\\s)\\(?(${NUMBER})\\s*(${UNIT})?\\.?\\)?$`,
  'iu',
);
const AT_START = new RegExp(`^(${NUMBER})\\s*(?:([x×*])|(${UNIT})\\.?)\\s+(.*\\S)$`, 'iu');
const BARE_AT_START = /^(\d{1,4})\s+(\p{L}.*\S)$/u;

/** The unit that a word stands for; null for a word that is none. */
export function unitOf(word: string): string | null {
  const key = fold(word.trim()).replace(/[.\s]/g, '');
  return Object.hasOwn(UNITS, key) ? (UNITS[key] ?? null) : null;
}

/** A cell that is a quantity and nothing else: «12», «8 ad.», «1.250 mt»; null for any other. */
export function quantityOf(cell: string): WrittenQuantity | null {
  const [, number = '', unit = ''] = WHOLE.exec(cell.trim()) ?? [];
  const quantity = countOf(number);
  if (quantity === null || (unit !== '' && unitOf(unit) === null)) return null;
  return { ...quantity, unit: unitOf(unit), written: cell.trim() };
}

/** Takes the quantity out of a text, at its end or at its beginning; null where it has none. */
export function splitQuantity(text: string): SplitText | null {
  return atEnd(text) ?? atStart(text);
}

function atEnd(text: string): SplitText | null {
  const [, rest = '', separator = '', number = '', unit = ''] = AT_END.exec(text) ?? [];
  const quantity = countOf(number);
  if (quantity === null || (unit !== '' && unitOf(unit) === null)) return null;
  const isApart = separator !== ' ';
  if (!isApart && unit !== '' && MEASURES.has(fold(unit))) return null;
  if (isPartOfSize(rest)) return null;
  const written = [number, unit].filter((part) => part !== '').join(' ');
  return { ...quantity, text: rest, unit: unitOf(unit), written, isUncertain: unit === '' && !isApart };
}

function atStart(text: string): SplitText | null {
  const [, number = '', times, unit = '', rest = ''] = AT_START.exec(text) ?? [];
  const quantity = countOf(number);
  const isUnit = unitOf(unit) !== null && !MEASURES.has(fold(unit));
  if (quantity !== null && (times !== undefined || isUnit)) {
    return {
      ...quantity,
      text: rest,
      unit: unitOf(unit),
      written: `${number} ${times ?? unit}`,
      isUncertain: false,
    };
  }
  const [, bare = '', after = ''] = BARE_AT_START.exec(text) ?? [];
  const count = countOf(bare);
  if (count === null || isMeasureUnit(after)) return null;
  return { ...count, text: after, unit: null, written: bare, isUncertain: true };
}

/** «DN 50», «PN 16», «Ø 110»: the number is a size. */
const isPartOfSize = (before: string) => /(?:^|[\s,;(])(?:dn|pn|nw|ø|çap|no|tip|kod)[.:]?$/iu.test(before);

/** «500 lt boyler», «2 inç vana», «200 kW eşanjör»: the number is a measure. */
const isMeasureUnit = (after: string) =>
  /^(?:kw|w|kcal|bar|lt?|litre|mm|cm|m|inç|inch|parmak|hp|m3|m³|mss|derece|yol(?:lu)?)(?![\p{L}\d])/iu.test(
    after,
  );

function countOf(number: string): Pick<WrittenQuantity, 'quantity' | 'isRoundedUp'> | null {
  const value = number === '' ? null : (readNumberText(number)?.value ?? null);
  if (value === null || value <= 0 || value > MAX_QUANTITY) return null;
  return { quantity: Math.ceil(value), isRoundedUp: !Number.isInteger(value) };
}
