import { useCallback } from 'react';
import { useClient } from 'urql';
import { formatCount } from '../../../shop/format';
import { toaster } from '../../../ui/feedback/toaster';
import { undoProductChanges } from './bulk/change-products';

const SHOWN_MS = 10_000;

/** A product at the version of a change. */
interface ChangedProduct {
  readonly id: string;
  readonly sku: string;
  readonly version: number;
}

interface AnnouncedChange {
  readonly products: readonly ChangedProduct[];
  /** What became of them: «arşive alındı». */
  readonly done: string;
  readonly description?: string;
}

/** Says what was changed, with the way back. @param onUndone what is listed may have changed */
export function useUndo(onUndone: (ids: readonly string[]) => void): (change: AnnouncedChange) => void {
  const client = useClient();
  const undo = useCallback(
    async (changed: readonly ChangedProduct[]) => {
      const answer = await undoProductChanges(client, changed);
      const refusals = new Map(
        'message' in answer
          ? changed.map(({ id }) => [id, answer.message])
          : answer.flatMap(({ id, refusal }) => (refusal ? [[id, refusal.message]] : [])),
      );
      const undone = changed.filter(({ id }) => !refusals.has(id));
      if (undone.length > 0) toaster.success({ title: `${nameOf(undone)} geri alındı` });
      onUndone(undone.map(({ id }) => id));
      const [reason] = refusals.values();
      if (reason === undefined) return;
      const others = changed.filter(({ id }) => refusals.has(id));
      toaster.error({ title: `${nameOf(others)} geri alınmadı`, description: reason });
    },
    [client, onUndone],
  );
  return useCallback(
    ({ products, done, description }: AnnouncedChange) => {
      toaster.success({
        title: `${nameOf(products)}: ${done}`,
        description,
        duration: SHOWN_MS,
        action: { label: 'Geri al', onClick: () => void undo(products) },
      });
    },
    [undo],
  );
}

function nameOf([first, ...others]: readonly ChangedProduct[]): string {
  return first && others.length === 0 ? first.sku : `${formatCount(others.length + 1)} ürün`;
}
