import { type SortingState } from '@tanstack/react-table';
import { type OrdersSort } from './orders-state';

/** Column and direction of each order of the list. */
const COLUMNS: Record<OrdersSort, { id: string; desc: boolean }> = {
  NEWEST: { id: 'createdAt', desc: true },
  OLDEST: { id: 'createdAt', desc: false },
  HIGHEST_TOTAL: { id: 'total', desc: true },
  LOWEST_TOTAL: { id: 'total', desc: false },
};

/** The order of the list as its table shows it. */
export function ordersSorting(sort: OrdersSort): SortingState {
  return [COLUMNS[sort]];
}

/** What was asked of the table, as the address says it; the newest first when the table asks for none. */
export function sortOf([wanted]: SortingState): OrdersSort {
  const known = Object.keys(COLUMNS) as OrdersSort[];
  return (
    known.find((sort) => COLUMNS[sort].id === wanted?.id && COLUMNS[sort].desc === wanted.desc) ?? 'NEWEST'
  );
}
