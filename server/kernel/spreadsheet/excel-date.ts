const DAY_MS = 86_400_000;
/** Serial 1 is the first day of 1900, and 1900 counts as a leap year: from March on the count is one ahead. */
const EPOCH_1900_MS = Date.UTC(1899, 11, 30);
const EPOCH_1904_MS = Date.UTC(1904, 0, 1);
const FIRST_TRUE_SERIAL = 61;

/** The wall-clock time of a serial day number, in UTC fields; nothing beyond the calendar. */
export function dateOfSerial(serial: number, usesYear1904: boolean): Date | null {
  const days = !usesYear1904 && serial < FIRST_TRUE_SERIAL ? serial + 1 : serial;
  const epochMs = usesYear1904 ? EPOCH_1904_MS : EPOCH_1900_MS;
  return validDate(new Date(epochMs + Math.round(days * DAY_MS)));
}

/** The wall-clock time of an ISO 8601 text, in UTC fields; nothing when it is none. */
export function dateOfText(text: string): Date | null {
  return validDate(new Date(`${text.replace(/Z$/, '')}Z`));
}

const validDate = (date: Date) => (Number.isNaN(date.getTime()) ? null : date);

/** Number formats that every workbook knows by number alone: dates and times, those of East Asian editions included. */
export function isBuiltInDateFormat(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
}

/** True when a format code shows a date or time: a letter of one outside of quotes, escapes and brackets. */
export function isDateFormat(code: string): boolean {
  if (/^general$/i.test(code)) return false;
  const bare = code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  return /[dmyhs]/i.test(bare);
}
