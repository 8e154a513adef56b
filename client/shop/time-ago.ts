import { dayAt, daysBetween } from './days';
import { formatDate } from './format';
import { onDemand } from './on-demand';

const ago = onDemand(() => new Intl.RelativeTimeFormat('tr-TR', { numeric: 'auto' }));

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Further back the day itself says more. */
const WEEK_DAYS = 7;

/**
 * Şimdi, 5 dakika önce, 3 saat önce on the same day in Istanbul, then by its calendar: dün, evvelsi gün, 4 gün önce; after a week
 * 21 Kasım 2026.
 */
export function timeAgo(instant: string, now: Date = new Date()): string {
  const passed = now.getTime() - Date.parse(instant);
  if (passed < MINUTE_MS) return 'şimdi';
  // Midnight is no reason to call what has just happened yesterday's.
  if (passed < HOUR_MS) return ago().format(-Math.floor(passed / MINUTE_MS), 'minute');
  const days = daysBetween(dayAt(instant), dayAt(now));
  if (days === 0) return ago().format(-Math.floor(passed / HOUR_MS), 'hour');
  if (days < WEEK_DAYS) return ago().format(-days, 'day');
  return formatDate(instant);
}
