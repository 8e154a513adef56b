import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import { Refusal } from '../../../kernel/refusal/refusal.js';
import type { ProductDraft, ProductSnapshot } from '../drafts/product.draft.js';
import { productNotFound } from '../offers/offer.refusals.js';
import { CatalogLookup } from '../records/catalog.lookup.js';
import { CatalogSnapshots, type StoredVersion, versionKey } from '../records/catalog.snapshots.js';
import { CatalogArchive } from '../writing/catalog.archive.js';
import type { ExpectedVersion } from '../writing/catalog.saving.js';
import { CatalogWriter } from '../writing/catalog.writer.js';
import { undoneTooLate } from './catalog-admin.refusals.js';
import { draftOfVersion } from './product-input.drafts.js';
import type { UndoProductChangesInput } from './product-changes.input.js';
import type { ProductChangeResult } from './product-changes.type.js';

/** As many as a transaction undoes. */
const BATCH = 250;

interface Undo {
  existing: ProductSnapshot;
  draft: ProductDraft;
  isArchived: boolean;
}

type Versions = ReadonlyMap<string, StoredVersion<'product'>>;

/** Undoes what a save did to products, as long as no other followed. */
@Injectable()
export class ProductChangesUndo {
  constructor(
    private readonly dataSource: DataSource,
    private readonly dataVersions: DataVersions,
    private readonly lookup: CatalogLookup,
    private readonly snapshots: CatalogSnapshots,
    private readonly writer: CatalogWriter,
    private readonly archive: CatalogArchive,
  ) {}

  /** The results are in the order that was asked; a product that was just added is archived. */
  async undo({ products }: UndoProductChangesInput, cause: Cause): Promise<ProductChangeResult[]> {
    const results: ProductChangeResult[] = [];
    for (let start = 0; start < products.length; start += BATCH) {
      const batch = products.slice(start, start + BATCH);
      results.push(
        ...(await this.dataSource.transaction((transaction) => this.undoBatch(transaction, batch, cause))),
      );
    }
    await this.dataSource.transaction((transaction) => this.dataVersions.bump(transaction, 'catalog'));
    return results;
  }

  private async undoBatch(
    transaction: EntityManager,
    products: readonly ExpectedVersion[],
    cause: Cause,
  ): Promise<ProductChangeResult[]> {
    const planned = await this.plan(transaction, products);
    const undos = [...planned.values()].flatMap((plan) => (plan instanceof Refusal ? [] : plan));
    const saved = await this.writer.saveProducts(transaction, undos, cause, 'by the caller');
    const versions = new Map<string, number>();
    for (const isArchived of [true, false]) {
      const moved = saved.flatMap(({ after }, index) =>
        undos[index]?.isArchived === isArchived ? after : [],
      );
      const done = await this.archive.setProductsArchived(transaction, moved, isArchived, cause);
      for (const { id, version } of done) versions.set(id, version);
    }
    return products.map(({ id }) => {
      const plan = planned.get(id);
      const refusal = plan instanceof Refusal ? { code: plan.code, message: plan.message } : null;
      return { id, version: versions.get(id) ?? null, refusal };
    });
  }

  private async plan(
    transaction: EntityManager,
    products: readonly ExpectedVersion[],
  ): Promise<Map<string, Undo | Refusal>> {
    const ids = products.map(({ id }) => id);
    await this.writer.lockProducts(transaction, ids);
    const found = await this.lookup.productsById(transaction, ids);
    const wanted = products.flatMap(({ id, expectedVersion: version }) => [
      { id, version },
      { id, version: version - 1 },
    ]);
    const versions = await this.snapshots.at(transaction, 'product', wanted);
    const categoryLeft = await this.writer.categoryLeft(transaction);
    return new Map(
      products.map((expected) => {
        const plan = undoOf(found.get(expected.id), expected, versions);
        if (plan instanceof Refusal || plan.draft.categoryId === undefined) return [expected.id, plan];
        const draft = { ...plan.draft, categoryId: categoryLeft(plan.draft.categoryId) };
        return [expected.id, { ...plan, draft }];
      }),
    );
  }
}

function undoOf(
  existing: ProductSnapshot | undefined,
  { id, expectedVersion }: ExpectedVersion,
  versions: Versions,
): Undo | Refusal {
  if (!existing) return productNotFound({ productId: id });
  const undone = versions.get(versionKey(id, expectedVersion));
  if (!undone || existing.version !== expectedVersion) {
    return undoneTooLate({ currentVersion: existing.version });
  }
  const before = versions.get(versionKey(id, expectedVersion - 1));
  const unchanged = { name: existing.name, sku: existing.sku };
  if (!before) return { existing, draft: unchanged, isArchived: true };
  const earlier = draftOfVersion(before.snapshot, existing);
  const fields = undone.changedFields.filter((field) => field in earlier);
  return {
    existing,
    draft: {
      ...unchanged,
      ...Object.fromEntries(fields.map((field) => [field, earlier[field as keyof ProductDraft]])),
      ...stocksBefore(existing, undone, before),
    },
    isArchived: before.snapshot.isArchived,
  };
}

/** The stock without the change: what orders took of it since stays taken. */
function stocksBefore(
  existing: ProductSnapshot,
  { snapshot: after, changedFields }: StoredVersion<'product'>,
  { snapshot: before }: StoredVersion<'product'>,
): Partial<ProductDraft> {
  const without = (current: number, was: number, became: number) => Math.max(current + was - became, 0);
  const stocks: Partial<ProductDraft> = changedFields.includes('stockQuantity')
    ? { stockQuantity: without(existing.stockQuantity, before.stockQuantity, after.stockQuantity) }
    : {};
  if (!changedFields.includes('attributes')) return stocks;
  const choicesOf = ({ attributes }: ProductSnapshot) =>
    new Map(attributes.flatMap(({ variations }) => variations).map((choice) => [choice.id, choice.stock]));
  const [current, became] = [choicesOf(existing), choicesOf(after)];
  const earlier = draftOfVersion(before, existing).attributes ?? [];
  return {
    ...stocks,
    attributes: earlier.map((group, place) => ({
      ...group,
      variations: group.variations.map((choice, index) => {
        const { id, stock } = before.attributes[place]?.variations[index] ?? { id: '', stock: 0 };
        return { ...choice, stock: without(current.get(id) ?? 0, stock, became.get(id) ?? 0) };
      }),
    })),
  };
}
