import { dayAt, daysBetween } from './days';
import { formatDay, formatTime } from './format';
import { onDemand } from './on-demand';

const dayAndMonth = onDemand(
  () => new Intl.DateTimeFormat('tr-TR', { timeZone: 'Europe/Istanbul', day: 'numeric', month: 'short' }),
);
const YEAR_LENGTH = 'YYYY'.length;

/** A time in a cell of a list: bugün 14:05, dün 09:30, this year 19 Kas 12:00, before that 31.12.2025; by the calendar of Istanbul. */
export function shortTime(instant: string, now: Date = new Date()): string {
  const [day, today] = [dayAt(instant), dayAt(now)];
  const days = daysBetween(day, today);
  if (days === 0) return `bugün ${formatTime(instant)}`;
  if (days === 1) return `dün ${formatTime(instant)}`;
  const isThisYear = day.slice(0, YEAR_LENGTH) === today.slice(0, YEAR_LENGTH);
  return isThisYear
    ? `${dayAndMonth().format(new Date(instant))} ${formatTime(instant)}`
    : formatDay(instant);
}
