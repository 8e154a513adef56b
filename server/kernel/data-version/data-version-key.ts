import { dayInIstanbul } from '../clock/istanbul.js';
import type { DataVersionNumbers } from './data-versions.js';

/**
 * The data versions as one cache key: equal as long as nothing changed that visitors see. The day is a part of it, because pages say what is
 * closed in the days to come, and which year it is.
 */
export function dataVersionKey({ catalog, content, settings }: DataVersionNumbers, now: Date): string {
  return `${catalog}.${content}.${settings}.${dayInIstanbul(now)}`;
}
