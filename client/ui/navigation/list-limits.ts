/** The most entries of a list that the server skips; visitors who look for later ones narrow the list. */
const MAX_SKIP = 10_000;

/** The last page of a list that the server gives, at so many entries a page. */
export function lastReachablePage(pageSize: number): number {
  return Math.floor(MAX_SKIP / pageSize) + 1;
}
