import { asTyped } from './as-typed';
import { onDemand } from './on-demand';

// Each takes a phone some milliseconds to make, and a page uses one or two of them.
const wholeNumber = onDemand(() => new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 }));
const twoDecimals = onDemand(
  () => new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
const oneDecimal = onDemand(
  () => new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const upToTwoDecimals = onDemand(() => new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 }));
const date = onDemand(
  () =>
    new Intl.DateTimeFormat('tr-TR', {
      timeZone: 'Europe/Istanbul',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
);
const dateTime = onDemand(
  () =>
    new Intl.DateTimeFormat('tr-TR', {
      timeZone: 'Europe/Istanbul',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

const shortDay = onDemand(
  () =>
    new Intl.DateTimeFormat('tr-TR', {
      timeZone: 'Europe/Istanbul',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }),
);
const timeOfDay = onDemand(
  () => new Intl.DateTimeFormat('tr-TR', { timeZone: 'Europe/Istanbul', hour: '2-digit', minute: '2-digit' }),
);

/** Between a value and the sign of its unit: 12 mm. The narrow one that never breaks is too narrow in Inter. */
const THIN_SPACE = '\u2009';
/** Between a number and a word: 12 adet stays on one line. */
const FIXED_SPACE = '\u00a0';
const MINUS = '\u2212';

/** The space in 200 kW, 33 m³/h, 40 Plaka, and the one in DN 80. */
const SPACE_AT_UNIT =
  /(?<=\d) (?=(?:k?W|k?V|kVA|Hz|bar|mSS|[µmc]?m|m[²³](?:\/h)?|kg|°C|litre|plaka|adet|numara)(?!\p{L}))|(?<=\b[DP]N) (?=\d)/giu;

/** 4875000 → ₺48.750; the kuruş appear only where there are any: 1500050 → ₺15.000,50. */
export function formatLira(kurus: number): string {
  const digits = kurus % 100 === 0 ? wholeNumber() : twoDecimals();
  return `${kurus < 0 ? MINUS : ''}₺${digits.format(Math.abs(kurus) / 100)}`;
}

/** 4875000 → ₺48.750,00: sums beneath each other, whose decimals line up. */
export function formatLiraExactly(kurus: number): string {
  return `${kurus < 0 ? MINUS : ''}₺${twoDecimals().format(Math.abs(kurus) / 100)}`;
}

/** 500000 → 5.000 TL: an amount within a sentence. */
export function formatLiraInWords(kurus: number): string {
  return `${formatLira(kurus).replace('₺', '')}${FIXED_SPACE}TL`;
}

/** What a choice adds to the price: +₺1.850, −₺14.200, and «Dahil» when it changes nothing. */
export function formatLiraDifference(kurus: number): string {
  if (kurus === 0) return 'Dahil';
  return kurus > 0 ? `+${formatLira(kurus)}` : formatLira(kurus);
}

/** 1284 → 1.284 */
export function formatCount(count: number): string {
  return wholeNumber().format(count);
}

/** 4.5 → 4,5 and 5 → 5,0: ratings always carry their decimal. */
export function formatRating(rating: number): string {
  return oneDecimal().format(rating);
}

/** 2000 basis points → %20 */
export function formatTaxRate(basisPoints: number): string {
  return `%${upToTwoDecimals().format(basisPoints / 100)}`;
}

/** A number and the word it counts, on one line: 1.284 adet; of what is sold in steps 3 × 0,5 metre. */
export function formatQuantity(quantity: number, unit: string): string {
  const times = /^\d/.test(unit) ? `×${FIXED_SPACE}` : '';
  return `${formatCount(quantity)}${FIXED_SPACE}${times}${unit}`;
}

/** A value as it stands in the data sheet, with its unit where it has one: 7,6 m², 40 plaka. */
export function withUnit(value: string, unit: string | null | undefined): string {
  if (!unit) return value;
  const isWord = /^\p{L}{4,}/u.test(unit);
  return `${value}${isWord ? FIXED_SPACE : THIN_SPACE}${unit}`;
}

/** A name to read: a number stays on one line with its unit, 200 kW, 40 Plaka, DN 80. */
export function withFixedUnits(name: string): string {
  return name.replace(SPACE_AT_UNIT, FIXED_SPACE);
}

/** 2026-11-21T11:05:00Z → 21 Kasım 2026, the day it is in Istanbul. */
export function formatDate(instant: string): string {
  return date().format(new Date(instant));
}

/** 2026-11-21T11:05:00Z → 21 Kas 2026 14:05, as it is in Istanbul. */
export function formatDateTime(instant: string): string {
  return dateTime().format(new Date(instant)).replace(',', '');
}

/** 2026-11-21T11:05:00Z → 21.11.2026, where days stand below each other. */
export function formatDay(instant: string): string {
  return shortDay().format(new Date(instant));
}

/** 2026-11-21T11:05:00Z → 14:05, as it is in Istanbul. */
export function formatTime(instant: string): string {
  return timeOfDay().format(new Date(instant));
}

/** The number in E.164 for `tel:`; a short service number (444 01 42) stays as it is. */
export function phoneHref(phone: string): string {
  const national = turkishNational(phone);
  if (national) return `tel:+90${national}`;
  const digits = shortNumber(phone) ?? phone.replace(/\D/g, '');
  return `tel:${asTyped(phone).trim().startsWith('+') && !shortNumber(phone) ? '+' : ''}${digits}`;
}

/** The grouping a Turkish reader expects: 0212 555 01 42; foreign numbers stay as typed. */
export function formatPhone(phone: string): string {
  const national = turkishNational(phone);
  if (national) return `0${national.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4')}`;
  return shortNumber(phone)?.replace(/^(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3') ?? asTyped(phone).trim();
}

/** Whether a typed text is a telephone number: ten to fifteen digits, however grouped, or a short service number. */
export const isPhone = (typed: string): boolean =>
  /^\+?(?:[ ()/.-]*\d){7,15}[ ()]*$/.test(asTyped(typed).trim()) &&
  (/(?:\d\D*){10}/.test(typed) || shortNumber(typed) !== undefined) &&
  isPhoneComplete(typed);

/** False of a Turkish number with a digit too few or too many; numbers of other countries are not judged. */
export function isPhoneComplete(phone: string): boolean {
  const digits = phone.replace(/\D/g, '');
  const isTurkish = /^(?:0(?!0)|(?:00)?90)/.test(digits);
  return !isTurkish || (turkishNational(phone) ?? shortNumber(phone)) !== undefined;
}

/** The ten digits behind +90, or nothing for a number of another country or a short one. */
function turkishNational(phone: string): string | undefined {
  return /^(?:0090|90|0)?([2-58]\d{9})$/.exec(phone.replace(/\D/g, ''))?.[1];
}

/** The seven digits of a company's number that is dialled without an area code. */
function shortNumber(phone: string): string | undefined {
  return /^(?:0090|90|0)?(444\d{4})$/.exec(phone.replace(/\D/g, ''))?.[1];
}
