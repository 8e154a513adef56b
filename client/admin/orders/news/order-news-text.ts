import { formatCount } from '../../../shop/format';
import { type OrderStatus } from '../../../shop/order-labels';

/** How many orders there are, in all and in each state. */
export interface OrderCounts {
  readonly total: number;
  readonly byStatus: readonly { readonly status: OrderStatus; readonly count: number }[];
}

/**
 * What a list does not show of the orders there are; undefined when it shows all.
 *
 * @param isNarrowed by their states, orders may come into it or leave it; those that are listed show their states as they are by now
 */
export function orderNewsText(shown: OrderCounts, now: OrderCounts, isNarrowed: boolean): string | undefined {
  const added = now.total - shown.total;
  if (added > 0) return `${formatCount(added)} yeni sipariş geldi`;
  if (!isNarrowed) return undefined;
  const before = new Map(shown.byStatus.map(({ status, count }) => [status, count]));
  const hasMoved = now.byStatus.some(({ status, count }) => count !== (before.get(status) ?? 0));
  return hasMoved ? 'Siparişlerin durumu değişti' : undefined;
}
