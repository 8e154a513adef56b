const DAY_MS = 86_400_000;
/** The year from which a workbook counts days; 1904 in files of old Macintosh versions. */
export type DateEpoch = 1900 | 1904;

/** In the 1900 epoch serial 1 is 1 January, and 1900 counts as a leap year: from March on serials are one too high. */
const DAY_ZERO_MS = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };
const FIRST_SERIAL_AFTER_LEAP_DAY = 61;

/** The wall-clock time of a serial day number, in UTC fields; null outside the range of Date. */
export function dateOfSerial(serial: number, epoch: DateEpoch): Date | null {
  const days = epoch === 1900 && serial < FIRST_SERIAL_AFTER_LEAP_DAY ? serial + 1 : serial;
  return validDate(new Date(DAY_ZERO_MS[epoch] + Math.round(days * DAY_MS)));
}

/** The wall-clock time of an ISO 8601 text, in UTC fields; null when it is not a date. */
export function dateOfText(text: string): Date | null {
  return validDate(new Date(`${text.replace(/Z$/, '')}Z`));
}

const validDate = (date: Date) => (Number.isNaN(date.getTime()) ? null : date);

/** The longest that Excel takes. A longer one would keep the expression below busy for hours. */
const MAX_FORMAT_CHARACTERS = 255;

/** What a format shows of a date: its letters outside quotes, escapes and brackets. Empty for one that is no date format. */
export function partsOfDate(code: string): string {
  if (/^general$/i.test(code) || code.length > MAX_FORMAT_CHARACTERS) return '';
  const bare = code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  return bare.replace(/[^dmyhs]/gi, '').toLowerCase();
}
