import { type BulkResult } from './bulk-change';
import { type OrderRow } from './order-row';

/** Selected orders by their ids; they stay selected on other pages of the list. */
export type SelectedOrders = ReadonlyMap<string, OrderRow>;

/** Those with these ids, of what was selected and what is listed. */
export function selected(
  ids: ReadonlySet<string>,
  earlier: SelectedOrders,
  rows: readonly OrderRow[],
): SelectedOrders {
  const known = new Map([...earlier, ...rows.map((row) => [row.id, row] as const)]);
  return new Map([...known].filter(([id]) => ids.has(id)));
}

/** As they are listed now: they may have been changed since they were selected. */
export function newestOf(selection: SelectedOrders, rows: readonly OrderRow[]): OrderRow[] {
  const listed = new Map(rows.map((row) => [row.id, row]));
  return [...selection.values()].map((order) => listed.get(order.id) ?? order);
}

/** Those that were not changed, each at the version that the refusal named, so that it can be tried again. */
export function refusedOf(selection: SelectedOrders, results: BulkResult): SelectedOrders {
  const refusals = new Map(results.flatMap(({ orderId, refusal }) => (refusal ? [[orderId, refusal]] : [])));
  return new Map(
    [...selection].flatMap(([id, order]) => {
      const refusal = refusals.get(id);
      return refusal ? [[id, { ...order, version: versionIn(refusal.details) ?? order.version }]] : [];
    }),
  );
}

function versionIn(details: string): number | undefined {
  return (JSON.parse(details) as { currentVersion?: number }).currentVersion;
}

/** As the export takes them. */
export function selectionParameters(selection: SelectedOrders): URLSearchParams {
  return new URLSearchParams([...selection.keys()].map((id) => ['siparis', id]));
}
