import { ORDER_STATUS_LIST, type OrderStatus } from '../../../shop/order-labels';
import { type ListedOrder } from './use-status-changes';

/** A state that was chosen for an order and waits for what has to be said with it. */
export interface StatusChoice {
  readonly order: ListedOrder;
  readonly status: OrderStatus;
}

/** The state that an item of a menu stands for. */
export function statusNamed(value: string): OrderStatus | undefined {
  return ORDER_STATUS_LIST.find((known) => known === value);
}

/** Whether more has to be said: why an order is cancelled, and who carries the parcel. */
export function isAsked(status: OrderStatus): boolean {
  return status === 'CANCELLED' || status === 'SHIPPED';
}
