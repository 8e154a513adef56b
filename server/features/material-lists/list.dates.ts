/** A day that a spreadsheet may have made of a part number. */
export interface WrittenDate {
  day: number | null;
  month: number;
  year: number | null;
  /** As the list shows it: «20.Eki». */
  written: string;
}

const MONTHS = ['oca', 'şub', 'mar', 'nis', 'may', 'haz', 'tem', 'ağu', 'eyl', 'eki', 'kas', 'ara'];
const ENGLISH = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAME = '(\\p{L}{3,7})';
const DAY_AND_NAME = new RegExp(`^(\\d{1,2})[-./ ]${NAME}(?:[-./ ](\\d{2,4}))?$`, 'u');
const NAME_AND_YEAR = new RegExp(`^${NAME}[-./ ](\\d{2,4})$`, 'u');
const NUMBERS = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A cell that shows a date as spreadsheets do; null for any other. */
export function dateOf(cell: string): WrittenDate | null {
  const written = cell.trim();
  const lower = written.toLocaleLowerCase('tr');
  const [, day, name = '', year] = DAY_AND_NAME.exec(lower) ?? [];
  if (day !== undefined) return dateFrom(Number(day), monthOf(name), year, written);
  const [, alone = '', yearAlone] = NAME_AND_YEAR.exec(lower) ?? [];
  if (yearAlone !== undefined) return dateFrom(null, monthOf(alone), yearAlone, written);
  const [, first, second, full] = NUMBERS.exec(lower) ?? [];
  if (full !== undefined) return dateFrom(Number(first), Number(second), full, written);
  const [, isoYear, isoMonth, isoDay] = ISO.exec(lower) ?? [];
  return isoYear === undefined ? null : dateFrom(Number(isoDay), Number(isoMonth), isoYear, written);
}

/** The part numbers that may have become this date, without punctuation. */
export function codesOfDate({ day, month, year }: WrittenDate): string[] {
  const days = day === null ? [] : spellings(day);
  const months = spellings(month);
  const years = year === null ? [] : yearSpellings(year);
  const codes = new Set<string>();
  const add = (...parts: readonly (readonly string[])[]) => {
    const joined = parts.reduce<string[]>(
      (before, part) => before.flatMap((one) => part.map((next) => one + next)),
      [''],
    );
    for (const code of joined) codes.add(code);
  };
  if (days.length > 0) {
    add(days, months);
    add(months, days);
  }
  if (years.length > 0) {
    add(months, years);
    add(years, months);
  }
  if (days.length > 0 && years.length > 0) {
    add(days, months, years);
    add(months, days, years);
    add(years, months, days);
  }
  return [...codes];
}

function dateFrom(
  day: number | null,
  month: number,
  year: string | undefined,
  written: string,
): WrittenDate | null {
  const isDay = day === null || (day >= 1 && day <= 31);
  if (!isDay || month < 1 || month > 12) return null;
  return { day, month, year: year === undefined ? null : Number(year), written };
}

function monthOf(name: string): number {
  const start = name.slice(0, 3);
  return Math.max(MONTHS.indexOf(start), ENGLISH.indexOf(start)) + 1;
}

const spellings = (number: number) => [...new Set([String(number), String(number).padStart(2, '0')])];

/** A spreadsheet shows two of the four digits, and leaves zeros out of a code that had two. */
function yearSpellings(year: number): string[] {
  const short = year % 100;
  const full = year < 100 ? [2000 + year, 1900 + year] : [year];
  return [...new Set([...full.map(String), String(short).padStart(2, '0'), String(short)])];
}
