import { dayAfter, dayInIstanbul, startOfNamedDay } from '../../../kernel/clock/istanbul.js';

/** How long an offer is valid when staff say nothing else. */
export const VALIDITY_DAYS = 30;

/** Whether an offer may no longer be accepted: its last day in Istanbul is over. */
export const isOver = (validUntil: string, now: Date): boolean => dayInIstanbul(now) > validUntil;

/** The first instant at which an offer is over. */
export function endOf(validUntil: string): Date {
  const end = startOfNamedDay(dayAfter(validUntil, 1));
  if (!end) throw new Error(`${validUntil} is no day`);
  return end;
}

/** Days from today until the last one; 0 on the last day, null once it is over. */
export function daysLeft(validUntil: string, now: Date): number | null {
  if (isOver(validUntil, now)) return null;
  return Math.round((Date.parse(validUntil) - Date.parse(dayInIstanbul(now))) / 86_400_000);
}
