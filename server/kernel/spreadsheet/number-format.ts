import { type DateEpoch, partsOfDate, dateOfSerial } from './excel-date.js';
import { fixedFormat } from './fixed-format.js';
import { decimalText, isImprecise, withoutNoise } from './number-display.js';
import type { CellValue } from './sheet.js';
import type { XlsLibrary } from './xls/library.js';

/** What a cell with some format holds, by its number. */
export type CellFormat = (number: number) => CellValue;

/** A number without a format of its own, as the formula bar shows it. */
export const generalFormat: CellFormat = (number) =>
  isImprecise(number) ? { number, shown: decimalText(number) } : withoutNoise(number);

/** Formats that say nothing but «a number», or «a text». */
const isGeneral = (code: string) => /^(general|@|)$/i.test(code.trim());

/** Of a code that Excel takes; a longer one would show its text in each of the cells. */
const MAX_CODE = 255;

/** The cells that a format code makes of numbers: shown as a Turkish spreadsheet program shows them. */
export function cellFormat(code: string, epoch: DateEpoch, { SSF }: Pick<XlsLibrary, 'SSF'>): CellFormat {
  if (isGeneral(code) || code.length > MAX_CODE) return generalFormat;
  const letters = partsOfDate(code);
  const show = (pattern: string, number: number) => {
    try {
      const shown = SSF.format(pattern, number, { date1904: epoch === 1904 });
      return shown.includes(' ') ? shown.replace(/\s+/g, ' ').trim() : shown;
    } catch {
      // A format that the library does not know leaves the number as it is.
      return '';
    }
  };
  if (letters === '') {
    const pattern = literalsApart(code);
    const notation = { isPercent: code.includes('%'), hasLiterals: pattern !== code };
    const byLibrary = (number: number) => inTurkishNotation(show(pattern, number), notation);
    const fixed = fixedFormat(code, byLibrary(1));
    return numberFormat((number) => (number > 0 && fixed?.(number)) || byLibrary(number));
  }
  const isWholeDate = letters.includes('d') && letters.includes('y');
  const pattern = isWholeDate ? DATE_AND_TIME : dotsEscaped(code);
  const parts = { isWholeDate, hasTime: /[hs]/.test(letters), epoch };
  return dateFormat(parts, (number) => withTurkishNames(show(pattern, number)));
}

function numberFormat(show: (number: number) => string): CellFormat {
  return (number) => {
    const shown = show(number);
    const plain = withoutNoise(number);
    return shown === '' || shown === decimalText(plain) ? generalFormat(plain) : { number: plain, shown };
  };
}

interface DateParts {
  /** With its day and year. */
  isWholeDate: boolean;
  hasTime: boolean;
  epoch: DateEpoch;
}

const DATE_AND_TIME = 'dd\\.mm\\.yyyy hh:mm';

/** A time, or a date without its year, is what the cell shows: Excel makes `1:10` of a ratio and `2.Mar` of a code. */
function dateFormat(
  { isWholeDate, hasTime, epoch }: DateParts,
  show: (number: number) => string,
): CellFormat {
  return (number) => {
    const date = dateOfSerial(number, epoch);
    if (isWholeDate && (!hasTime || Number.isInteger(number))) return date ?? number;
    const shown = show(number);
    return shown === '' ? (date ?? number) : { shown };
  };
}

/** `.` in a date is a separator, which the library takes for the start of fractions of a second. */
const dotsEscaped = (code: string) => code.replace(/\.(?!0)/g, '\\.');

/** Stand for marks within quotes and behind a backslash, which are text and no part of a number. */
const APART: Readonly<Record<string, string>> = { '.': '\ue000', ',': '\ue001', '%': '\ue002' };
const TOGETHER: Readonly<Record<string, string>> = { '\ue000': '.', '\ue001': ',', '\ue002': '%' };

const literalsApart = (code: string) =>
  code.replace(/"[^"]*"|\\./g, (literal) => literal.replace(/[.,%]/g, (mark) => APART[mark] ?? mark));

const TURKISH_NAMES: Readonly<Record<string, string>> = {
  January: 'Ocak',
  February: 'Şubat',
  March: 'Mart',
  April: 'Nisan',
  May: 'Mayıs',
  June: 'Haziran',
  July: 'Temmuz',
  August: 'Ağustos',
  September: 'Eylül',
  October: 'Ekim',
  November: 'Kasım',
  December: 'Aralık',
  Jan: 'Oca',
  Feb: 'Şub',
  Apr: 'Nis',
  Jun: 'Haz',
  Jul: 'Tem',
  Aug: 'Ağu',
  Sep: 'Eyl',
  Oct: 'Eki',
  Nov: 'Kas',
  Dec: 'Ara',
};
const ENGLISH_NAME = new RegExp(`\\b(${Object.keys(TURKISH_NAMES).join('|')})\\b`, 'g');

const withTurkishNames = (text: string) => text.replace(ENGLISH_NAME, (name) => TURKISH_NAMES[name] ?? name);

interface NotationOfFormat {
  isPercent: boolean;
  hasLiterals: boolean;
}

/** The library writes English: `1,250.50` and `80%` are `1.250,50` and `%80`. Done for each number of a file, so without callbacks. */
function inTurkishNotation(text: string, { isPercent, hasLiterals }: NotationOfFormat): string {
  let shown = text.includes(',') ? text.replaceAll(',', POINT).replace('.', ',') : text.replace('.', ',');
  shown = shown.replaceAll(POINT, '.');
  if (isPercent) shown = shown.replace(/^(-?)([\d.,]+) ?%$/, '$1%$2');
  return hasLiterals ? shown.replace(/[\ue000-\ue002]/g, (mark) => TOGETHER[mark] ?? mark) : shown;
}

/** Stands for a point while points become commas. */
const POINT = '\ue003';
