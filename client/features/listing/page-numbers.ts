/** How many products stand on one page of a list. */
export const PAGE_SIZE = 24;

/** How many pages a list has; an empty one still has its first. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}
