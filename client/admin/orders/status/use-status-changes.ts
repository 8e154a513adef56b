import { useCallback, useState } from 'react';
import { useClient, useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { ORDER_STATUSES, type OrderStatus } from '../../../shop/order-labels';
import { toaster } from '../../../ui/feedback/toaster';
import { ChangeOrderStatusMutation } from './change-order-status';
import { currentOrder, lastChangeOf } from './current-order';
import { useUndo } from './use-undo';

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
  const client = useClient();
  const [, send] = useMutation(ChangeOrderStatusMutation);

  const keep = useCallback(
    (id: string, kept: Change) => setChanges((earlier) => new Map(earlier).set(id, kept)),
    [],
  );
  const announce = useUndo(
    useCallback(
      (undone) => {
        for (const { id, version, status } of undone) keep(id, { status, version });
      },
      [keep],
    ),
  );
  // Stable, as what follows: each row of a list takes them.
  const change = useCallback(
    async (order: ListedOrder, status: OrderStatus): Promise<void> => {
      const { id: orderId, version: expectedVersion } = order;
      keep(orderId, { status, version: null });
      const { data, error } = await send({ input: { orderId, expectedVersion, status } });
      if (error) {
        setChanges((earlier) => new Map([...earlier].filter(([id]) => id !== orderId)));
        const refusal = refusalOf(error);
        const current = await currentOrder(client, orderId, refusal);
        const description = current ? lastChangeOf(current) : refusal.message;
        toaster.error({ title: `#${order.number} değiştirilmedi`, description });
        onRefused();
      } else if (data) {
        const { version, history } = data.changeOrderStatus;
        keep(orderId, { status, version });
        const isBuyerNotified = history?.at(-1)?.isBuyerNotified === true;
        const done = ORDER_STATUSES[status].label;
        announce({ orders: [{ ...order, version }], done, isBuyerNotified });
      }
    },
    [client, send, keep, announce, onRefused],
  );

  /** The rows of the list may be older than the answer to a change. */
  const statusOf = useCallback(
    ({ id, version, status }: ListedOrder): { status: OrderStatus; isBusy: boolean } => {
      const changed = changes.get(id);
      if (!changed || (changed.version !== null && version >= changed.version)) {
        return { status, isBusy: false };
      }
      return { status: changed.status, isBusy: true };
    },
    [changes],
  );

  return { change, statusOf };
}
