import { lastReachablePage } from '../../../ui/navigation/list-limits';

/** How many products stand on one page of a list. */
export const PAGE_SIZE = 24;

/** How many pages of a list can be read; an empty one still has its first. */
export function pageCount(total: number): number {
  return Math.min(Math.max(1, Math.ceil(total / PAGE_SIZE)), lastReachablePage(PAGE_SIZE));
}
