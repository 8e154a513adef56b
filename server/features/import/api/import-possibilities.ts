import type { ImportRunEntity } from '../runs/import-run.entity.js';

const BUSY = new Set<ImportRunEntity['status']>(['planning', 'applying', 'undoing']);

/** Whether a job of it runs or waits. */
export const isBusy = ({ status }: Pick<ImportRunEntity, 'status'>): boolean => BUSY.has(status);

/** Whether it can be compared anew: before it is applied, and where its headings may be assigned by hand. */
export function isPreviewable({ status, isRead, isKept, appliedAt }: ImportRunEntity): boolean {
  return (
    isRead &&
    isKept &&
    appliedAt === null &&
    (status === 'ready' || status === 'failed' || status === 'cancelled')
  );
}

/** Whether it changed something that can be taken back. */
export function canUndo({ status, appliedAt, isKept, result }: ImportRunEntity): boolean {
  if (
    !isKept ||
    appliedAt === null ||
    !(status === 'applied' || status === 'cancelled' || status === 'failed')
  ) {
    return false;
  }
  const {
    categoriesAdded = 0,
    categoriesUpdated = 0,
    productsAdded = 0,
    productsUpdated = 0,
  } = result?.details ?? {};
  return categoriesAdded + categoriesUpdated + productsAdded + productsUpdated > 0;
}
