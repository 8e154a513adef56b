import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import {
  CatalogLookup,
  CatalogWriter,
  type Place,
  type ProductDraft,
  type ProductSnapshot,
  type RowProblem,
  skuKey,
} from '../../catalog/index.js';
import { candidateSlug, Claims, isSameProduct } from '../matching/product-matching.js';
import { withFetched } from '../pictures/picture-loader.js';
import { ImportClaims } from '../rows/import-claims.js';
import type { ImportItem, PlannedChange } from '../rows/import-items.js';
import { ImportOutcomes, type RowOutcome } from '../rows/import-outcomes.js';
import { IMPORT_TEXTS } from '../runs/import-result.js';
import { failedOutcome, outdatedOutcome, savedOutcome } from './outcome-of.js';
import { isOutdated } from './planned-draft.js';
import { notSaved, saveTogether } from '../rows/savepoints.js';

/** An item of a product, or of specs and variations alone. */
export interface ProductToApply {
  item: ImportItem;
  place: Place;
  change: PlannedChange;
  /** Why it cannot be applied although it was to be. */
  problem: RowProblem | null;
}

interface Change {
  item: ImportItem;
  place: Place;
  draft: ProductDraft;
  existing: ProductSnapshot | null;
}

interface Found {
  /** The products that other rows of the file are about, or have added. */
  claims: Claims;
  byId: ReadonlyMap<string, ProductSnapshot>;
  bySku: ReadonlyMap<string, ProductSnapshot>;
  bySlug: ReadonlyMap<string, ProductSnapshot>;
}

/** Writes products as their preview showed them. */
@Injectable()
export class ProductApplying {
  constructor(
    private readonly writer: CatalogWriter,
    private readonly lookup: CatalogLookup,
    private readonly claims: ImportClaims,
    private readonly outcomes: ImportOutcomes,
  ) {}

  async apply(
    transaction: EntityManager,
    rows: readonly ProductToApply[],
    { runId, cause }: { runId: string; cause: Cause },
  ): Promise<RowOutcome[]> {
    const found = await this.find(transaction, runId, rows);
    const items = rows.map(({ item }) => item);
    const fetchedOnly = await this.outcomes.fetchedOnly(transaction, items, found.byId);
    const outcomes = new Map<ImportItem, RowOutcome>();
    const changes: Change[] = [];
    for (const row of rows) {
      const { item, place, change, problem } = row;
      const existing = existingOf(row, found);
      if (problem) outcomes.set(item, failedOutcome(item, problem));
      else if (isOutdated(item, existing, fetchedOnly)) {
        outcomes.set(item, outdatedOutcome(item, place));
      } else changes.push({ item, place, existing, draft: draftOf(change, existing) });
    }
    await this.save(transaction, changes, { outcomes, cause });
    return rows.flatMap(({ item }) => outcomes.get(item) ?? []);
  }

  private async save(
    transaction: EntityManager,
    changes: readonly Change[],
    { outcomes, cause }: { outcomes: Map<ImportItem, RowOutcome>; cause: Cause },
  ): Promise<void> {
    await saveTogether(
      transaction,
      changes,
      async (nested, part) => {
        const saved = await this.writer.saveProducts(nested, part, cause, 'by the caller');
        for (const [index, { item }] of part.entries()) {
          const result = saved[index];
          if (result) outcomes.set(item, savedOutcome(item, result));
        }
      },
      ({ item, place }, error) => {
        outcomes.set(item, failedOutcome(item, notSaved(place, IMPORT_TEXTS.productNotSaved, error)));
      },
    );
  }

  /** Locks the catalog: what is found stays true until the transaction ends. */
  private async find(
    transaction: EntityManager,
    runId: string,
    rows: readonly ProductToApply[],
  ): Promise<Found> {
    const added = rows.filter(({ item }) => item.kind === 'new');
    const bySku = await this.writer.findProductsBySku(
      transaction,
      added.map(({ item }) => item.sku),
    );
    const targets = rows.flatMap(({ item }) => item.targetId ?? []);
    const byId = await this.lookup.productsById(transaction, targets);
    const slugs = added.map(({ change }) => candidateSlug(change));
    const bySlug = await this.lookup.productsBySlug(transaction, slugs);
    const claims = new Claims();
    const ids = [...bySlug.values()].map(({ id }) => id);
    for (const id of await this.claims.among(transaction, runId, ids)) claims.claimProduct(id);
    return { bySku, byId, bySlug, claims };
  }
}

/** For a new one: what the shop has by now under its SKU, or by its name if that is the same product and of no other row. */
function existingOf(
  { item, change }: ProductToApply,
  { byId, bySku, bySlug, claims }: Found,
): ProductSnapshot | null {
  if (item.targetId !== null) return byId.get(item.targetId) ?? null;
  const found = bySku.get(skuKey(item.sku));
  if (found) return found;
  const bySlugOnly = bySlug.get(candidateSlug(change));
  const row = { sku: change.namesSku ? item.sku : '', draft: change.draft };
  return bySlugOnly && isSameProduct(row, bySlugOnly, claims) ? bySlugOnly : null;
}

/** What the preview showed, with the pictures that were fetched since. */
function draftOf({ draft }: PlannedChange, existing: ProductSnapshot | null): ProductDraft {
  return draft.pictures
    ? { ...draft, pictures: withFetched(draft.pictures, existing?.pictures ?? []) }
    : draft;
}
