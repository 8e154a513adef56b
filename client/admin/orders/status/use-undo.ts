import { useCallback } from 'react';
import { useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { formatCount } from '../../../shop/format';
import { type OrderStatus } from '../../../shop/order-labels';
import { toaster } from '../../../ui/feedback/toaster';
import { UndoOrderChangesMutation } from './change-order-status';

/** As long as the server holds back the mail about a change. */
const HELD_MS = 10_000;

/** An order at the version of the change. */
interface ChangedOrder {
  readonly id: string;
  readonly number: string;
  readonly version: number;
}

interface AnnouncedChange {
  readonly orders: readonly ChangedOrder[];
  /** What became of them: «Onaylandı». */
  readonly done: string;
  readonly isBuyerNotified: boolean;
}

/**
 * Says what was changed and whether the customers will read of it, with the way back.
 *
 * @param onUndone with the orders as they are then; what is asked of the server is read again by itself
 */
export function useUndo(
  onUndone?: (orders: readonly { id: string; version: number; status: OrderStatus }[]) => void,
): (change: AnnouncedChange) => void {
  const [, send] = useMutation(UndoOrderChangesMutation);
  const undo = useCallback(
    async (changed: readonly ChangedOrder[]) => {
      const orders = changed.map(({ id: orderId, version: expectedVersion }) => ({
        orderId,
        expectedVersion,
      }));
      const { data, error } = await send({ input: { orders } });
      const results = data?.undoOrderChanges ?? [];
      const undone = results.flatMap(({ order }) => order ?? []);
      if (undone.length > 0) {
        toaster.success({
          title: `${nameOf(changed.filter(({ id }) => undone.some((order) => order.id === id)))} geri alındı`,
        });
        onUndone?.(undone);
      }
      const refused = results.find(({ refusal }) => refusal);
      const reason = error ? refusalOf(error).message : refused?.refusal?.message;
      if (reason === undefined) return;
      const others = changed.filter(({ id }) => !undone.some((order) => order.id === id));
      toaster.error({ title: `${nameOf(others)} geri alınmadı`, description: reason });
    },
    [send, onUndone],
  );
  return useCallback(
    ({ orders, done, isBuyerNotified }: AnnouncedChange) => {
      toaster.success({
        title: `${nameOf(orders)}: ${done}`,
        description: isBuyerNotified ? mailNotice(orders.length) : undefined,
        duration: HELD_MS,
        action: { label: 'Geri al', onClick: () => void undo(orders) },
      });
    },
    [undo],
  );
}

function nameOf([first, ...others]: readonly ChangedOrder[]): string {
  return first && others.length === 0 ? `#${first.number}` : `${formatCount(others.length + 1)} sipariş`;
}

const mailNotice = (orders: number): string =>
  orders === 1 ? 'Müşteriye bildirilecek' : `${formatCount(orders)} müşteriye bildirilecek`;
