import type { EntityManager } from 'typeorm';
import { ADVISORY_LOCKS } from '../../../kernel/database/advisory-locks.js';
import type { CategoryDraft, CategorySnapshot } from '../drafts/category.draft.js';
import type { ProductDraft, ProductSnapshot } from '../drafts/product.draft.js';
import type { KnownCategories } from './known-categories.js';

export interface Versioned {
  id: string;
  version: number;
}

/** What the version log and the audit log read of a snapshot. */
export interface Recordable extends Versioned {
  name: string;
  slug: string;
  isArchived: boolean;
}

/** A product or category before and after a save; `before` is null for a new one. */
export interface Edit<Snapshot> {
  before: Snapshot | null;
  after: Snapshot;
}

export type ProductEdit = Edit<ProductSnapshot>;

/**
 * When visitors get to see a save: at once, or when the caller raises the data version, which many saves in a row do at
 * intervals, so that the cached pages of visitors survive.
 */
export type Publication = 'at once' | 'by the caller';

/** What saving did. Unchanged rows write nothing and keep their version. */
export type Saved<Snapshot> =
  | { outcome: 'created'; before: null; after: Snapshot }
  | { outcome: 'changed'; before: Snapshot; after: Snapshot }
  | { outcome: 'unchanged'; before: Snapshot; after: Snapshot };

/** Which version of a product or category a save is made on. */
export interface ExpectedVersion {
  id: string;
  expectedVersion: number;
}

/** A draft and the product it edits, as a lookup returned it; null for a new product. */
export interface ProductChange {
  draft: ProductDraft;
  existing: ProductSnapshot | null;
}

/** A draft and the category it edits, as a lookup returned it; null for a new category. */
export interface CategoryChange {
  draft: CategoryDraft;
  existing: CategorySnapshot | null;
  /** Given where many are saved in one transaction; else all categories are read for each. */
  known?: KnownCategories;
}

/**
 * Lets one transaction at a time write the catalog, from here to its end. Readers and the stock changes of orders do not
 * wait. Without this lock two writers of many products could deadlock on the counts and search words they share.
 */
export async function lockCatalog(transaction: EntityManager): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.catalogWrites]);
}

/** What saving did, from the snapshots before and after. */
export function savedFrom<Snapshot extends Versioned>({ before, after }: Edit<Snapshot>): Saved<Snapshot> {
  if (before === null) return { outcome: 'created', before, after };
  return before.version === after.version
    ? { outcome: 'unchanged', before, after: before }
    : { outcome: 'changed', before, after };
}
