import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  CatalogLookup,
  CatalogRemoval,
  CatalogSnapshots,
  CatalogWriter,
  type ProductDraft,
  type ProductSnapshot,
  versionKey,
} from '../../catalog/index.js';
import { OrderedProducts } from '../../orders/index.js';
import { notSaved, saveTogether } from '../rows/savepoints.js';
import type { AppliedItem, UndoneItem } from '../rows/import-outcomes.js';
import type { ReversalContext } from './reversal-context.js';
import { impossible, kept, refused, reversed } from './undo-reasons.js';

interface Restoring {
  item: AppliedItem;
  draft: ProductDraft;
  existing: ProductSnapshot;
}

/** Takes back what an import did to products. */
@Injectable()
export class ProductReversal {
  constructor(
    private readonly writer: CatalogWriter,
    private readonly lookup: CatalogLookup,
    private readonly removal: CatalogRemoval,
    private readonly snapshots: CatalogSnapshots,
    private readonly ordered: OrderedProducts,
  ) {}

  async undo(
    transaction: EntityManager,
    items: readonly AppliedItem[],
    context: ReversalContext,
  ): Promise<UndoneItem[]> {
    const ids = items.map(({ targetId }) => targetId);
    await this.writer.lockProducts(transaction, ids);
    const current = await this.lookup.productsById(transaction, ids);
    const isEdited = ({ targetId, versionNow }: AppliedItem) => current.get(targetId)?.version !== versionNow;
    const untouched = items.filter((item) => current.has(item.targetId) && !isEdited(item));
    const settled = items
      .filter((item) => !untouched.includes(item))
      .map((item) => (current.has(item.targetId) ? kept(item, 'edited') : goneAlready(item)));
    const added = untouched.filter(({ outcome }) => outcome === 'added');
    const updated = untouched.filter(({ outcome }) => outcome === 'updated');
    return [
      ...settled,
      ...(await this.remove(transaction, added, { ...context, current })),
      ...(await this.restore(transaction, updated, { ...context, current })),
    ];
  }

  private async remove(
    transaction: EntityManager,
    items: readonly AppliedItem[],
    { cause, appliedAt, current }: ReversalContext & { current: ReadonlyMap<string, ProductSnapshot> },
  ): Promise<UndoneItem[]> {
    const ids = items.map(({ targetId }) => targetId);
    const ordered = await this.ordered.among(transaction, ids, appliedAt);
    const free = items.filter(({ targetId }) => !ordered.has(targetId));
    const products = free.flatMap(({ targetId }) => current.get(targetId) ?? []);
    await this.removal.removeProducts(transaction, products, cause);
    return items.map((item) => (ordered.has(item.targetId) ? impossible(item, 'ordered') : reversed(item)));
  }

  private async restore(
    transaction: EntityManager,
    items: readonly AppliedItem[],
    { cause, current }: ReversalContext & { current: ReadonlyMap<string, ProductSnapshot> },
  ): Promise<UndoneItem[]> {
    const versions = await this.versionsOf(transaction, items);
    const undone: UndoneItem[] = [];
    const restoring: Restoring[] = [];
    for (const item of items) {
      const existing = current.get(item.targetId);
      const before = versions.get(versionKey(item.targetId, item.versionBefore ?? 0))?.snapshot;
      const after = versions.get(versionKey(item.targetId, item.versionAfter));
      if (!existing || !before || !after) undone.push(impossible(item, 'gone'));
      else if (isSoldSince(existing, after)) undone.push(kept(item, 'sold'));
      else restoring.push({ item, existing, draft: draftOf(before, existing, after.changedFields) });
    }
    return [...undone, ...(await this.saveFormer(transaction, restoring, cause))];
  }

  private async saveFormer(
    transaction: EntityManager,
    restoring: readonly Restoring[],
    cause: ReversalContext['cause'],
  ): Promise<UndoneItem[]> {
    const undone: UndoneItem[] = [];
    await saveTogether(
      transaction,
      restoring,
      async (nested, part) => {
        await this.writer.saveProducts(nested, part, cause, 'by the caller');
        await this.removal.removeUnusedBrands(
          nested,
          part.map(({ existing }) => existing.brand),
        );
        undone.push(...part.map(({ item }) => reversed(item)));
      },
      ({ item }, error) => {
        const place = { sheet: '', rowNumber: item.number };
        undone.push(refused(item, notSaved(place, 'Geri alınamadı', error).message));
      },
    );
    return undone;
  }

  private versionsOf(transaction: EntityManager, items: readonly AppliedItem[]) {
    const wanted = items.flatMap(({ targetId: id, versionBefore, versionAfter }) => [
      { id, version: versionBefore ?? 0 },
      { id, version: versionAfter },
    ]);
    return this.snapshots.at(transaction, 'product', wanted);
  }
}

/** Somebody removed it since: that an import added it needs no taking back. */
const goneAlready = (item: AppliedItem) =>
  item.outcome === 'added' ? reversed(item) : impossible(item, 'gone');

/** Whether the stock that the import set is another by now: orders change it without a new version. */
function isSoldSince(
  existing: ProductSnapshot,
  { snapshot, changedFields }: { snapshot: ProductSnapshot; changedFields: string[] },
): boolean {
  if (changedFields.includes('stockQuantity') && existing.stockQuantity !== snapshot.stockQuantity) {
    return true;
  }
  return changedFields.includes('attributes') && !isDeepStrictEqual(existing.attributes, snapshot.attributes);
}

/** What the import changed, as it was before; the address too, so that the one of the import leads to it from now on. */
function draftOf(
  before: ProductSnapshot,
  existing: ProductSnapshot,
  fields: readonly string[],
): ProductDraft {
  const former = Object.fromEntries(fields.map((field) => [field, before[field as keyof ProductSnapshot]]));
  return { name: existing.name, sku: existing.sku, ...former };
}
