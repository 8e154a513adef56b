import { createHash } from 'node:crypto';
import { fold, slugify } from '../../kernel/turkish/fold.js';
import { type ProductSnapshot, skuKey } from '../catalog-writing/index.js';
import type { Place, ProductRow } from '../catalog-sheet/index.js';

const MAX_LENGTH = 60;
const MARK_LENGTH = 6;

/** SKUs for a product that came without one, the same for the same product in every file. */
interface GeneratedSkus {
  /** From brand and model; from what there is and the name, when one of them is missing. */
  plain: string;
  /** With a mark of the name, for one of several products that share brand and model. */
  marked: string;
}

export function generateSkus({
  brand = '',
  model = '',
  name,
}: {
  brand?: string;
  model?: string;
  name: string;
}): GeneratedSkus {
  const words = brand !== '' && model !== '' ? [brand, model] : [brand, model, name];
  const mark = markOf(name);
  const base = slugify(words.join(' ')).toUpperCase().slice(0, MAX_LENGTH).replace(/-$/, '');
  if (base === '') return { plain: `URUN-${mark}`, marked: `URUN-${mark}` };
  return { plain: base, marked: `${base}-${mark}` };
}

function markOf(name: string): string {
  const sameForAll = fold(name).trim().replace(/\s+/g, ' ');
  return createHash('sha256').update(sameForAll).digest('hex').slice(0, MARK_LENGTH).toUpperCase();
}

/** What the rows of a file have already laid their hands on. */
export class Claims {
  private readonly skus = new Map<string, Place>();
  private readonly productIds = new Set<string>();

  /** Claims made on top of others count beside them, and are nothing if they are not absorbed. */
  constructor(private readonly earlier?: Claims) {}

  /** Where a SKU stood first. */
  placeOf(sku: string): Place | undefined {
    return this.skus.get(skuKey(sku)) ?? this.earlier?.placeOf(sku);
  }

  hasProduct(id: string): boolean {
    return this.productIds.has(id) || (this.earlier?.hasProduct(id) ?? false);
  }

  claimSku(sku: string, place: Place): void {
    this.skus.set(skuKey(sku), place);
  }

  claimProduct(id: string): void {
    this.productIds.add(id);
  }

  absorb(later: Claims): void {
    for (const [key, place] of later.skus) this.skus.set(key, place);
    for (const id of later.productIds) this.productIds.add(id);
  }
}

/** A row without a SKU and the ones that could be made for it. */
export function skusAskedFor(row: ProductRow): string[] {
  if (row.sku !== '') return [row.sku];
  const { plain, marked } = generateSkus(row.draft);
  return [plain, marked];
}

/** The slug under which the shop may know the product of a row. */
export const slugAskedFor = (row: ProductRow) => slugify(row.draft.slug ?? row.draft.name);

/**
 * The SKU of a row that came without one: the marked one where the shop knows it, else the plain one unless another row
 * of the file has it. So the answer does not depend on the order of the rows once the shop has them.
 */
export function chooseSku(
  row: ProductRow,
  known: ReadonlyMap<string, ProductSnapshot>,
  claims: Claims,
): string {
  if (row.sku !== '') return row.sku;
  const { plain, marked } = generateSkus(row.draft);
  const isFree = (sku: string) => claims.placeOf(sku) === undefined;
  if (known.has(skuKey(marked)) && isFree(marked)) return marked;
  return isFree(plain) ? plain : marked;
}

/**
 * Whether a product with the slug of a row is the product of the row although its SKU is another. A name is not enough
 * where both have a SKU: two sizes of one valve may be called alike.
 */
export function isSameProduct(row: ProductRow, found: ProductSnapshot, claims: Claims): boolean {
  if (claims.hasProduct(found.id)) return false;
  if (row.draft.slug !== undefined) return true;
  const { brand = '', model = '' } = row.draft;
  const agrees = (given: string, kept: string) => fold(given) === fold(kept);
  if (row.sku === '') {
    return (brand === '' || agrees(brand, found.brand)) && (model === '' || agrees(model, found.model));
  }
  return brand !== '' && model !== '' && agrees(brand, found.brand) && agrees(model, found.model);
}
