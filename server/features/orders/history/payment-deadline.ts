const DAY_MS = 86_400_000;
/** Turkey keeps one offset all year. */
const ISTANBUL_OFFSET_MS = 3 * 3_600_000;

const ISTANBUL_DATE = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'Europe/Istanbul' });

/** The day in Istanbul, YYYY-MM-DD. */
export function dayInIstanbul(at: Date): string {
  return new Date(at.getTime() + ISTANBUL_OFFSET_MS).toISOString().slice(0, 10);
}

/** The midnight in Istanbul that ends the last day on which the money of a transfer may arrive. */
export function paymentDeadline(since: Date, days: number): Date {
  const dayOfIstanbul = Math.floor((since.getTime() + ISTANBUL_OFFSET_MS) / DAY_MS);
  return new Date((dayOfIstanbul + days + 1) * DAY_MS - ISTANBUL_OFFSET_MS);
}

/** The last day before a deadline: «28 Kasım 2026». */
export function lastDayBefore(deadline: Date): string {
  return ISTANBUL_DATE.format(new Date(deadline.getTime() - 1));
}

/** A day in Istanbul, YYYY-MM-DD, as people read it: «28 Kasım 2026». */
export const longDate = (day: string): string => ISTANBUL_DATE.format(new Date(`${day}T12:00:00+03:00`));
