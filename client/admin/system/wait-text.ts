import { formatCount } from '../../shop/format';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something takes or waits, in its largest unit: 40 sn, 12 dk, 5 saat, 3 gün. */
export function waitText(seconds: number): string {
  if (seconds < MINUTE) return `${formatCount(seconds)} sn`;
  if (seconds < HOUR) return `${formatCount(Math.floor(seconds / MINUTE))} dk`;
  if (seconds < DAY) return `${formatCount(Math.floor(seconds / HOUR))} saat`;
  return `${formatCount(Math.floor(seconds / DAY))} gün`;
}
