import type { DataVersionNumbers } from './data-versions.js';

/** The data versions as one cache key: equal as long as nothing changed. */
export function dataVersionKey({ catalog, content, settings }: DataVersionNumbers): string {
  return `${catalog}.${content}.${settings}`;
}
