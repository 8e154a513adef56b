import { formatDate } from './format';
import { onDemand } from './on-demand';

const ago = onDemand(() => new Intl.RelativeTimeFormat('tr-TR', { numeric: 'auto' }));

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Further back the day itself says more. */
const WEEK_MS = 7 * DAY_MS;

/** Şimdi, 5 dakika önce, 3 saat önce, dün, 4 gün önce; after a week 21 Kasım 2026. */
export function timeAgo(instant: string, now: Date = new Date()): string {
  const passed = now.getTime() - Date.parse(instant);
  if (passed < MINUTE_MS) return 'şimdi';
  if (passed < HOUR_MS) return ago().format(-Math.floor(passed / MINUTE_MS), 'minute');
  if (passed < DAY_MS) return ago().format(-Math.floor(passed / HOUR_MS), 'hour');
  if (passed < WEEK_MS) return ago().format(-Math.floor(passed / DAY_MS), 'day');
  return formatDate(instant);
}
