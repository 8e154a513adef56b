import type { EntityManager } from 'typeorm';
import type { ProductDraft, ProductSnapshot } from './product.draft.js';

/** What saving did. Unchanged rows write nothing and keep their version. */
export type Saved<Snapshot> =
  | { outcome: 'created'; before: null; after: Snapshot }
  | { outcome: 'changed'; before: Snapshot; after: Snapshot }
  | { outcome: 'unchanged'; before: Snapshot; after: Snapshot };

/** A draft and the product it edits, as a lookup returned it; nothing makes a new product. */
export interface ProductChange {
  draft: ProductDraft;
  existing: ProductSnapshot | null;
}

/** Any number will do, as long as every process of the shop takes the same. */
const CATALOG_LOCK = 7_140_002;

/**
 * Lets one transaction at a time write the catalogue, from here to its end. Everybody may read meanwhile, and orders may
 * lower stock. Without it two writers of many products could wait for each other's counts and words in a ring.
 */
export async function holdCatalog(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [CATALOG_LOCK]);
}

/** Tells what became of something from how it was. */
export function savedFrom<Snapshot extends { version: number }>(
  before: Snapshot | null,
  after: Snapshot,
): Saved<Snapshot> {
  if (before === null) return { outcome: 'created', before, after };
  return before.version === after.version
    ? { outcome: 'unchanged', before, after: before }
    : { outcome: 'changed', before, after };
}
