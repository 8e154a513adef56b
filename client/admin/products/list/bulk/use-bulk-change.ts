import { useClient } from 'urql';
import { type Refusal } from '../../../../graphql/refusal';
import { type BulkOutcome } from '../../../list/bulk-report';
import { type ListView } from '../../../list/use-list';
import { type ProductRow } from '../products.query';
import { type PRODUCTS } from '../products.list';
import { type useUndo } from '../use-undo';
import { changeProducts, type ProductChange } from './change-products';

/** What became of a change of several products. */
export interface ChangeReport {
  readonly outcomes: readonly BulkOutcome[];
  /** How many were so before. */
  readonly already: number;
}

interface BulkOptions {
  readonly view: ListView<typeof PRODUCTS>;
  readonly announce: ReturnType<typeof useUndo>;
  /** Products as they are now. */
  readonly read: (ids: readonly string[]) => Promise<readonly ProductRow[]>;
}

/** Changes several products alike, says so with the way back, and leaves those selected that were not changed, as they are by now. */
export function useBulkChange({ view: { selection, reload }, announce, read }: BulkOptions) {
  const client = useClient();
  return async (
    products: readonly ProductRow[],
    change: ProductChange,
    done: string,
  ): Promise<ChangeReport | Refusal> => {
    const results = await changeProducts(client, products, change);
    if ('message' in results) return results;
    const before = new Map(products.map((product) => [product.id, product]));
    const changed = results.flatMap(({ id, version }) => {
      const product = before.get(id);
      return product && version !== null && version !== product.version
        ? [{ id, sku: product.sku, version }]
        : [];
    });
    const outcomes = results
      .filter(({ id, version }) => version === null || version !== before.get(id)?.version)
      .map(({ id, refusal }) => ({ id, refusal: refusal && { message: refusal.message, details: '{}' } }));
    if (changed.length > 0) announce({ products: changed, done });
    const refused = outcomes.flatMap(({ id, refusal }) => (refusal ? id : []));
    const isSelected = products.some(({ id }) => selection.ids.has(id));
    if (isSelected) selection.replace(refused.length > 0 ? await read(refused) : []);
    reload();
    return { outcomes, already: results.length - outcomes.length };
  };
}

export const isRefused = (report: ChangeReport): boolean => report.outcomes.some(({ refusal }) => refusal);
