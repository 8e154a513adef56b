import type { OrderConditions } from '../rows/orders.queries.js';

/** Characters of the text that is searched for. */
export const MAX_SEARCH = 100;

/** An order of the list has to meet all conditions that are given. */
export interface OrderListFilter extends OrderConditions {
  /** These orders only, as they were selected. */
  ids?: readonly string[] | null;
  minTotalKurus?: number | null;
  maxTotalKurus?: number | null;
}

export type OrderSort = 'newest' | 'oldest' | 'lowest_total' | 'highest_total';
