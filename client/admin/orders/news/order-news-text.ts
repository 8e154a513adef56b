import { formatCount } from '../../../shop/format';
import { type OrderStatus } from '../../../shop/order-labels';

/** How many orders there are, in all and in each state. */
export interface OrderCounts {
  readonly total: number;
  readonly byStatus: readonly { readonly status: OrderStatus; readonly count: number }[];
}

/** What differs between the orders that are listed and those there are; undefined when nothing does. */
export function orderNewsText(shown: OrderCounts, now: OrderCounts): string | undefined {
  const added = now.total - shown.total;
  if (added > 0) return `${formatCount(added)} yeni sipariş geldi`;
  const before = new Map(shown.byStatus.map(({ status, count }) => [status, count]));
  const hasMoved = now.byStatus.some(({ status, count }) => count !== (before.get(status) ?? 0));
  return hasMoved ? 'Siparişlerin durumu değişti' : undefined;
}
