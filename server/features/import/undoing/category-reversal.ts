import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  CatalogRemoval,
  CatalogSnapshots,
  CatalogWriter,
  type CategoryDraft,
  type CategorySnapshot,
  type KnownCategories,
  versionKey,
} from '../../catalog/index.js';
import { isRowError, notSaved } from '../rows/savepoints.js';
import type { AppliedItem, UndoneItem } from '../rows/import-outcomes.js';
import type { ReversalContext } from './reversal-context.js';
import { impossible, kept, refused, reversed } from './undo-reasons.js';

/** Takes back what an import did to categories. */
@Injectable()
export class CategoryReversal {
  constructor(
    private readonly writer: CatalogWriter,
    private readonly removal: CatalogRemoval,
    private readonly snapshots: CatalogSnapshots,
  ) {}

  /** @param items children before their parents, which stay while they have any */
  async undo(
    transaction: EntityManager,
    items: readonly AppliedItem[],
    context: ReversalContext,
  ): Promise<UndoneItem[]> {
    const known = await this.writer.knownCategories(transaction);
    const undone: UndoneItem[] = [];
    for (const item of items) undone.push(await this.undoOne(transaction, item, { ...context, known }));
    return undone;
  }

  private async undoOne(
    transaction: EntityManager,
    item: AppliedItem,
    context: ReversalContext & { known: KnownCategories },
  ): Promise<UndoneItem> {
    const { known, cause } = context;
    const existing = known.get(item.targetId);
    if (!existing) return item.outcome === 'added' ? reversed(item) : impossible(item, 'gone');
    if (existing.version !== item.versionNow) return kept(item, 'edited');
    if (item.outcome === 'updated') return this.restore(transaction, item, { ...context, existing });
    const isRemoved = await this.removal.removeCategory(transaction, existing, cause);
    if (!isRemoved) return kept(item, 'inUse');
    known.remove(existing.id);
    return reversed(item);
  }

  private async restore(
    transaction: EntityManager,
    item: AppliedItem,
    { existing, known, cause }: ReversalContext & { existing: CategorySnapshot; known: KnownCategories },
  ): Promise<UndoneItem> {
    const { targetId: id, versionAfter } = item;
    const wanted = [item.versionBefore ?? 0, versionAfter].map((version) => ({ id, version }));
    const versions = await this.snapshots.at(transaction, 'category', wanted);
    const before = versions.get(versionKey(id, item.versionBefore ?? 0))?.snapshot;
    const after = versions.get(versionKey(id, versionAfter));
    if (!before || !after) return impossible(item, 'gone');
    const fields = after.changedFields as (keyof CategorySnapshot)[];
    const former = Object.fromEntries(fields.map((field) => [field, before[field]]));
    const draft: CategoryDraft = { name: existing.name, ...former };
    try {
      await transaction.transaction((nested) =>
        this.writer.saveCategory(nested, { draft, existing, known }, cause, 'by the caller'),
      );
      return reversed(item);
    } catch (error) {
      if (!isRowError(error)) throw error;
      return refused(item, notSaved({ sheet: '', rowNumber: item.number }, 'Geri alınamadı', error).message);
    }
  }
}
