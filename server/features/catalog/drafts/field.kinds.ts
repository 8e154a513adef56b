import { formatLiraInFull, MAX_QUANTITY } from '../../../kernel/money/money.js';
import { joinList, splitList } from '../../../kernel/spreadsheet/list-text.js';
import type { StreamedCell } from '../../../kernel/spreadsheet/workbook.stream.js';
import { MAX_LENGTH, MAX_PARTS, tooLong } from './field-bounds.js';
import { oneLine } from './keys.js';
import { isPriceOnRequest, KURUS_PER_LIRA, kurusOf, MAX_LIRA, PRICE_ON_REQUEST } from './price-text.js';

export interface NumberBounds {
  least: number;
  most: number;
  isWhole: boolean;
}

/** The cells of a row by their columns. What cannot be read becomes a problem of the row. */
export interface ReadableCells {
  text(cell: string): string;
  number(cell: string, bounds: NumberBounds): number | undefined;
  lira(cell: string, bounds: NumberBounds): number | undefined;
  yesOrNo(cell: string): boolean | undefined;
  addProblem(cell: string, message: string): void;
}

/** Where a field stands in the database and in a sheet. */
interface FieldPlace {
  /** Of the table `product`; null where another table has it. */
  column: string | null;
  /** As the template writes it. */
  heading: string;
  /** Further spellings of the heading. */
  synonyms?: readonly string[];
  isRequired?: boolean;
  /** Of a text, or of each entry of a list, in characters; that of a sentence without it. */
  maxLength?: number;
  /** What a cell may contain, for the notes of the template. */
  note: string;
  /** Cells of the sample rows. */
  samples: readonly (string | number)[];
}

/** A field that a column of the table, a cell of a sheet and a control of a form hold alike. */
export interface Field<Value> extends FieldPlace {
  /** What a new product has, and what an empty cell clears a field to. */
  blank: Value;
  clean(value: Value): Value;
  /** Why a cleaned value does not pass; undefined when it does. */
  refusal(value: Value): string | undefined;
  /** The value of a cell that is not empty; undefined when it is a problem. */
  read(cells: ReadableCells, cell: string): Value | undefined;
  /** A cell that `read` reads as the value. */
  write(value: Value): StreamedCell;
  /** As a change is shown. */
  toText(value: Value): string;
}

type Texts = Pick<Field<string>, 'blank' | 'refusal' | 'read' | 'write' | 'toText'>;

const TEXTS: Texts = {
  blank: '',
  refusal: () => undefined,
  read: (cells, cell) => cells.text(cell),
  write: (value) => value,
  toText: (value) => value,
};

/** A text of several lines. */
export const text = (place: FieldPlace): Field<string> => ({
  ...TEXTS,
  ...place,
  clean: (value) => value.trim(),
});

export const line = (place: FieldPlace): Field<string> => ({ ...TEXTS, ...place, clean: oneLine });

/** @param label as the refusal of an empty one calls it */
export const neededLine = ({
  label,
  blank = '',
  ...place
}: FieldPlace & { label: string; blank?: string }): Field<string> => ({
  ...line(place),
  blank,
  refusal: (value) => (value === '' ? `${label} boş olamaz.` : undefined),
});

/** Null when it is empty. */
export const optionalText = (place: FieldPlace): Field<string | null> => ({
  ...place,
  blank: null,
  clean: (value) => value?.trim() || null,
  refusal: () => undefined,
  read: (cells, cell) => cells.text(cell) || null,
  write: (value) => value,
  toText: (value) => value ?? '',
});

const MAX_INTEGER = 2_147_483_647;

type NumberPlace = FieldPlace & { label: string; least?: number; most?: number };

/** The least that is allowed when nothing is given. */
export const count = (place: NumberPlace): Field<number> => numberField(place, true);

export const decimal = (place: NumberPlace): Field<number> => numberField(place, false);

function numberField(
  { label, least = 0, most = MAX_INTEGER, ...place }: NumberPlace,
  isWhole: boolean,
): Field<number> {
  const bounds = { least, most, isWhole };
  const range =
    most === MAX_INTEGER
      ? `${least} veya daha büyük`
      : `${least} ile ${most.toLocaleString('tr-TR')} arasında`;
  return {
    ...place,
    blank: least,
    clean: (value) => value,
    refusal: (value) => (isWithin(value, bounds) ? undefined : `${label} ${range} olmalıdır.`),
    read: (cells, cell) => cells.number(cell, bounds),
    write: (value) => value,
    toText: (value) => value.toLocaleString('tr-TR'),
  };
}

const isWithin = (value: number, { least, most, isWhole }: NumberBounds) =>
  value >= least && value <= most && (!isWhole || Number.isInteger(value));

const PRICE = { least: 0, most: Number.MAX_SAFE_INTEGER / MAX_QUANTITY, isWhole: true };
const LIRA = { least: 0, most: MAX_LIRA, isWhole: false };

/** Net, in kuruş; lira in a sheet. 0 is a price on request. */
export const price = (place: FieldPlace): Field<number> & { cell: 'price' } => ({
  ...place,
  cell: 'price',
  blank: 0,
  clean: (value) => value,
  refusal: (value) => (isWithin(value, PRICE) ? undefined : 'Fiyat 0 veya daha büyük olmalıdır.'),
  read: readPrice,
  write: (kurus) => (kurus === 0 ? PRICE_ON_REQUEST : { lira: kurus / KURUS_PER_LIRA }),
  toText: (kurus) => (kurus === 0 ? PRICE_ON_REQUEST : formatLiraInFull(kurus)),
});

function readPrice(cells: ReadableCells, cell: string): number | undefined {
  if (isPriceOnRequest(cells.text(cell))) return 0;
  const lira = cells.lira(cell, LIRA);
  if (lira === undefined) return undefined;
  const kurus = kurusOf(lira);
  // 0 is a price on request, which 0,001 is not meant to be.
  if (kurus === 0 && lira > 0) cells.addProblem(cell, `Bir kuruştan az olamaz: ${cells.text(cell)}`);
  return kurus;
}

/** A text that says neither yes nor no is read as `blank`. */
export const flag = ({ blank, ...place }: FieldPlace & { blank: boolean }): Field<boolean> => ({
  ...place,
  blank,
  clean: (value) => value,
  refusal: () => undefined,
  read: (cells, cell) => cells.yesOrNo(cell) ?? blank,
  write: (value) => (value ? 'Evet' : 'Hayır'),
  toText: (value) => (value ? 'Evet' : 'Hayır'),
});

export const list = ({ note, ...place }: FieldPlace): Field<string[]> => ({
  ...place,
  note: `${note} ${LIST_NOTE}`,
  blank: [],
  clean: entries,
  refusal: () => undefined,
  read: (cells, cell) => readList(cells, cell, place.maxLength),
  write: joinList,
  toText: (value) => value.join('; '),
});

function readList(cells: ReadableCells, cell: string, maxLength: number = MAX_LENGTH.sentence): string[] {
  const given = splitList(cells.text(cell));
  const long = given.find((entry) => entry.length > maxLength);
  if (long !== undefined) cells.addProblem(cell, tooLong(long.length, maxLength));
  if (given.length > MAX_PARTS.entries) cells.addProblem(cell, `En çok ${MAX_PARTS.entries} değer olabilir`);
  return given;
}

export const LIST_NOTE =
  '; ya da | ile ayırın; bunlar yoksa virgül ayırır. Virgüllü bir değer için "tırnak" kullanın.';

/** Trimmed, without blank entries, each once, in their order. */
export function entries(given: readonly string[]): string[] {
  return [...new Set(given.map((entry) => entry.trim()).filter((entry) => entry !== ''))];
}
