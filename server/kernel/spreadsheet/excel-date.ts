const DAY_MS = 86_400_000;
/** The year that the days of a workbook are counted from; 1904 is an old habit of the Macintosh. */
export type DateEpoch = 1900 | 1904;

/** From 1900, serial 1 is the first day of the year, which counts as a leap year: from March on the count is one ahead. */
const DAY_ZERO_MS = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };
const FIRST_TRUE_SERIAL = 61;

/** The wall-clock time of a serial day number, in UTC fields; nothing beyond the calendar. */
export function dateOfSerial(serial: number, epoch: DateEpoch): Date | null {
  const days = epoch === 1900 && serial < FIRST_TRUE_SERIAL ? serial + 1 : serial;
  return validDate(new Date(DAY_ZERO_MS[epoch] + Math.round(days * DAY_MS)));
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
