import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { writeAttributes } from './attribute.rows.js';
import { type ProductChange } from './catalog.saving.js';
import { categoryNotFound, productChanged, skuTaken } from './catalog-writing.refusals.js';
import { brandKey, skuKey } from './keys.js';
import type { ProductDraft } from './product.draft.js';
import { mergeProduct } from './product.merging.js';
import {
  insertBrands,
  insertProducts,
  type ProductEdit,
  readBrandNames,
  updateProducts,
  writePictures,
} from './product.rows.js';
import { giveSlugs, keepSlugHistory, PRODUCT_SLUGS } from './slugs.js';

/**
 * Works out what the changes come to, without writing anything; `after` is `before` itself when nothing changed.
 *
 * @throws PRODUCT_INVALID, PRODUCT_CHANGED, SKU_TAKEN or CATEGORY_NOT_FOUND
 */
export async function planEdits(
  manager: EntityManager,
  changes: readonly ProductChange[],
): Promise<ProductEdit[]> {
  const merged = changes.map(({ draft, existing }) => ({
    draft,
    before: existing,
    after: mergeProduct(draft, existing),
  }));
  await refuseStaleEdits(manager, merged);
  await refuseTakenSkus(manager, merged);
  await refuseUnknownCategories(manager, merged);
  await spellBrands(manager, merged);
  const wishes = merged
    .map(({ draft, before, after }) => ({ id: after.id, name: after.name, asked: askedSlug(draft), before }))
    .filter(({ asked, before }) => before === null || asked !== undefined);
  const slugs = await giveSlugs(manager, PRODUCT_SLUGS, wishes);
  return merged.map(({ before, after }) => {
    const next = { ...after, slug: slugs.get(after.id) ?? after.slug };
    if (before && isDeepStrictEqual(before, next)) return { before, after: before };
    return { before, after: { ...next, version: next.version + 1 } };
  });
}

/** A blank slug asks for none: the one made from the name then stays off the former slugs of others. */
const askedSlug = ({ slug }: ProductDraft) => slug?.trim() || undefined;

async function refuseStaleEdits(manager: EntityManager, edits: readonly ProductEdit[]): Promise<void> {
  const edited = edits.flatMap(({ before }) => before ?? []);
  if (edited.length === 0) return;
  const rows = await manager.query<{ id: string; version: number }[]>(
    'SELECT id, version FROM product WHERE id = ANY($1)',
    [edited.map(({ id }) => id)],
  );
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  const stale = edited.find(({ id, version }) => versions.get(id) !== version);
  if (stale) throw productChanged({ productId: stale.id, version: versions.get(stale.id) ?? 0 });
}

async function refuseTakenSkus(manager: EntityManager, edits: readonly ProductEdit[]): Promise<void> {
  const skus = new Map<string, string>();
  for (const { after } of edits) {
    if (skus.has(skuKey(after.sku))) throw skuTaken({ sku: after.sku });
    skus.set(skuKey(after.sku), after.id);
  }
  const owners = await manager.query<{ id: string; sku: string; key: string }[]>(
    'SELECT id, sku, sku_key AS key FROM product WHERE sku_key = ANY($1)',
    [[...skus.keys()]],
  );
  const taken = owners.find(({ id, key }) => skus.get(key) !== id);
  if (taken) throw skuTaken({ sku: taken.sku });
}

async function refuseUnknownCategories(manager: EntityManager, edits: readonly ProductEdit[]): Promise<void> {
  const asked = new Set(edits.flatMap(({ after }) => after.categoryId ?? []));
  const found = await manager.query<{ id: string }[]>('SELECT id FROM category WHERE id = ANY($1)', [
    [...asked],
  ]);
  for (const { id } of found) asked.delete(id);
  for (const categoryId of asked) throw categoryNotFound({ categoryId });
}

/** «GRUNDFOS» is written as the shop has always written it. */
async function spellBrands(manager: EntityManager, edits: readonly ProductEdit[]): Promise<void> {
  const names = await readBrandNames(
    manager,
    edits.map(({ after }) => after.brand),
  );
  for (const { after } of edits) {
    const key = brandKey(after.brand);
    const name = names.get(key) ?? after.brand;
    names.set(key, name);
    after.brand = name;
  }
}

/** Writes the edits that change something; tells whether there was one. */
export async function writeEdits(
  manager: EntityManager,
  edits: readonly ProductEdit[],
  now: Date,
): Promise<boolean> {
  const changing = edits.filter(({ before, after }) => before !== after);
  if (changing.length === 0) return false;
  const products = changing.map(({ after }) => after);
  await insertBrands(manager, products);
  await insertProducts(
    manager,
    products.filter((_, index) => changing[index]?.before === null),
    now,
  );
  await updateProducts(
    manager,
    changing.filter(({ before }) => before !== null),
    now,
  );
  await writeAttributes(manager, whereDiffers(changing, 'attributes'));
  await writePictures(manager, whereDiffers(changing, 'pictures'));
  const moves = changing.filter(({ before, after }) => before?.slug !== after.slug);
  await keepSlugHistory(
    manager,
    PRODUCT_SLUGS,
    moves.map(({ before, after }) => ({ id: after.id, from: before?.slug ?? null, to: after.slug })),
  );
  return true;
}

function whereDiffers(edits: readonly ProductEdit[], part: 'attributes' | 'pictures'): ProductEdit[] {
  return edits.filter(({ before, after }) => !isDeepStrictEqual(before?.[part] ?? [], after[part]));
}
