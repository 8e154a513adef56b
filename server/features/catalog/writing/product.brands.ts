import type { EntityManager } from 'typeorm';
import { brandKey } from '../drafts/keys.js';
import { readBrandNames } from '../records/brand.reader.js';
import type { ProductSnapshot } from '../drafts/product.draft.js';

/** Products with their brands in the spelling the catalog has: «GRUNDFOS» becomes «Grundfos» where that is stored. */
export async function withKnownBrands<Edit extends { after: ProductSnapshot }>(
  transaction: EntityManager,
  edits: readonly Edit[],
): Promise<Edit[]> {
  const names = await readBrandNames(transaction, [
    ...new Set(edits.map(({ after }) => brandKey(after.brand))),
  ]);
  return edits.map((edit) => {
    const key = brandKey(edit.after.brand);
    const brand = names.get(key) ?? edit.after.brand;
    names.set(key, brand);
    return { ...edit, after: { ...edit.after, brand } };
  });
}

/** Adds the brands that are new to the catalog. */
export async function insertBrands(
  transaction: EntityManager,
  products: readonly ProductSnapshot[],
): Promise<void> {
  const names = new Map(products.map(({ brand }) => [brandKey(brand), brand]));
  names.delete('');
  if (names.size === 0) return;
  await transaction.query(
    `INSERT INTO brand (key, name) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT (key) DO NOTHING`,
    [[...names.keys()], [...names.values()]],
  );
}
