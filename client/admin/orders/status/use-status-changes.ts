import { useState } from 'react';
import { useMutation } from 'urql';
import { ORDER_STATUSES, type OrderStatus } from '../../../shop/order-labels';
import { toaster } from '../../../ui/feedback/toaster';
import { ChangeOrderStatusMutation } from './change-order-status';
import { orderRefusal } from './order-refusal';

/** What a list shows of an order and a change needs to know. */
export interface ListedOrder {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly status: OrderStatus;
}

interface Change {
  readonly status: OrderStatus;
  /** The version that recorded it; null until the server has answered. */
  readonly version: number | null;
}

/**
 * Changes states where they are listed. The chosen state is shown at once, and taken back with the reason when the server
 * refuses it, such as when somebody was faster.
 *
 * @param options.onRefused what is listed may be older than what the server knows
 */
export function useStatusChanges({ onRefused }: { onRefused: () => void }) {
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());
  const [, send] = useMutation(ChangeOrderStatusMutation);

  const setChange = (id: string, change: Change | undefined) =>
    setChanges((earlier) => {
      const next = new Map(earlier);
      if (change) next.set(id, change);
      else next.delete(id);
      return next;
    });

  async function change(order: ListedOrder, status: OrderStatus): Promise<void> {
    setChange(order.id, { status, version: null });
    const { id: orderId, version: expectedVersion } = order;
    const { data, error } = await send({ input: { orderId, expectedVersion, status } });
    if (error) {
      setChange(orderId, undefined);
      const { message } = orderRefusal(error);
      toaster.error({ title: `#${order.number} değiştirilmedi`, description: message });
      onRefused();
    } else if (data) {
      const { version } = data.changeOrderStatus;
      setChange(orderId, { status, version });
      toaster.success({ title: `#${order.number}: ${ORDER_STATUSES[status].label}` });
    }
  }

  /** The rows of the list may be older than the answer to a change. */
  function statusOf({ id, version, status }: ListedOrder): { status: OrderStatus; isBusy: boolean } {
    const changed = changes.get(id);
    if (!changed || (changed.version !== null && version >= changed.version)) {
      return { status, isBusy: false };
    }
    return { status: changed.status, isBusy: true };
  }

  return { change, statusOf };
}
