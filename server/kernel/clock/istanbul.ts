const DAY_MS = 86_400_000;
/** Turkey keeps one offset all year. */
const OFFSET_MS = 3 * 3_600_000;

const LONG_DATE = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'Europe/Istanbul' });

/** The time that a clock on a wall in Istanbul shows, as if it were UTC. */
export const wallTime = (at: Date): Date => new Date(at.getTime() + OFFSET_MS);

/** The day in Istanbul, YYYY-MM-DD. */
export const dayInIstanbul = (at: Date): string => wallTime(at).toISOString().slice(0, 10);

/** The midnight in Istanbul that began the day, or one so many days later. */
export function startOfDay(at: Date, daysLater = 0): Date {
  const day = Math.floor(wallTime(at).getTime() / DAY_MS);
  return new Date((day + daysLater) * DAY_MS - OFFSET_MS);
}

/** The midnight in Istanbul that begins a day, YYYY-MM-DD; null for what is no day. */
export function startOfNamedDay(day: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const midnight = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
  return isDay ? new Date(midnight.getTime() - OFFSET_MS) : null;
}

/** The day so many days after another, or before it: 2026-11-28. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** ISO weekday of a day: Monday is 1. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The day in Istanbul as people read it: «28 Kasım 2026». */
export const longDate = (at: Date): string => LONG_DATE.format(at);

/** The same of a day, YYYY-MM-DD. */
export const longDay = (day: string): string => longDate(new Date(`${day}T12:00:00+03:00`));
