import type { RevisionNumbers } from './revisions.js';

/** The revisions as one word: equal as long as nothing changed. */
export function stampOf({ catalog, content, settings }: RevisionNumbers): string {
  return `${catalog}.${content}.${settings}`;
}
