import { onDemand } from './on-demand';

const ISTANBUL = 'Europe/Istanbul';
/** Turkey has had one offset all year since 2016. */
const OFFSET = '+03:00';
const DAY_MS = 86_400_000;

// Swedish writes days as ISO 8601 does.
const isoDay = onDemand(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: ISTANBUL,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

/** The day it is in Istanbul at a time: 2026-11-21. */
export function dayAt(instant: Date | string): string {
  return isoDay().format(new Date(instant));
}

/** The day it is in Istanbul now. */
export function today(): string {
  return dayAt(new Date());
}

/** The day so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** How many days one day is after another: negative when it is before. */
export function daysBetween(earlier: string, later: string): number {
  return (Date.parse(`${later}T00:00:00Z`) - Date.parse(`${earlier}T00:00:00Z`)) / DAY_MS;
}

/** When a day begins in Istanbul, as the server takes it. */
export function startOfDay(day: string): string {
  return `${day}T00:00:00${OFFSET}`;
}

const TYPED_DAY = /^(\d{1,2})[./\s-](\d{1,2})[./\s-](\d{4})$/;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day that somebody typed as 26.11.2026; null when it is none, as on the 31st of a month of 30 days. */
export function readDay(typed: string): string | null {
  const [, day, month, year] = TYPED_DAY.exec(typed.trim()) ?? isoParts(typed);
  if (day === undefined || month === undefined || year === undefined) return null;
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${read}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(read) ? read : null;
}

/** As a program pastes it. */
function isoParts(typed: string): (string | undefined)[] {
  const [all, year, month, day] = ISO_DAY.exec(typed.trim()) ?? [];
  return [all, day, month, year];
}

/** 2026-11-26 as people type it: 26.11.2026; empty for none. */
export const writeDay = (day: string): string => day.split('-').reverse().join('.');
