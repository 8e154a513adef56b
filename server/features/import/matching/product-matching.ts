import { createHash } from 'node:crypto';
import { fold, slugify } from '../../../kernel/turkish/fold.js';
import { type Place, type ProductRow, type ProductSnapshot, skuKey } from '../../catalog/index.js';

const MAX_LENGTH = 60;
const SUFFIX_LENGTH = 6;

/** Deterministic SKUs for a product without one: the same product gets the same SKUs in every file. */
interface GeneratedSkus {
  /** From brand and model; when one of them is missing, from the other one and the name. */
  plain: string;
  /** With a suffix derived from the name, for products that share brand and model. */
  suffixed: string;
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
  const parts = brand !== '' && model !== '' ? [brand, model] : [brand, model, name];
  const suffix = suffixOf(name);
  const base = slugify(parts.join(' ')).toUpperCase().slice(0, MAX_LENGTH).replace(/-$/, '');
  if (base === '') return { plain: `URUN-${suffix}`, suffixed: `URUN-${suffix}` };
  return { plain: base, suffixed: `${base}-${suffix}` };
}

function suffixOf(name: string): string {
  const normalizedName = fold(name).trim().replace(/\s+/g, ' ');
  return createHash('sha256').update(normalizedName).digest('hex').slice(0, SUFFIX_LENGTH).toUpperCase();
}

/** The SKUs and products already claimed by earlier rows of the file. */
export class Claims {
  private readonly skus = new Map<string, Place>();
  private readonly productIds = new Set<string>();

  /** The place where the SKU first occurred. */
  placeOf(sku: string): Place | undefined {
    return this.skus.get(skuKey(sku));
  }

  hasProduct(id: string): boolean {
    return this.productIds.has(id);
  }

  claimSku(sku: string, place: Place): void {
    this.skus.set(skuKey(sku), place);
  }

  claimProduct(id: string): void {
    this.productIds.add(id);
  }
}

/** The SKUs a row may get: its own, or those generated for it. */
export function candidateSkus(row: ProductRow): string[] {
  if (row.sku !== '') return [row.sku];
  const { plain, suffixed } = generateSkus(row.draft);
  return [plain, suffixed];
}

/** The slug under which the product of a row may exist in the shop. */
export const candidateSlug = ({ draft }: Pick<ProductRow, 'draft'>) => slugify(draft.slug ?? draft.name);

/**
 * Chooses the SKU of a row without one: the suffixed SKU if the shop has it, else the plain one unless another row of the
 * file claimed it. Once the products exist, the result does not depend on the order of rows.
 */
export function chooseSku(
  row: ProductRow,
  known: ReadonlyMap<string, ProductSnapshot>,
  claims: Claims,
): string {
  if (row.sku !== '') return row.sku;
  const { plain, suffixed } = generateSkus(row.draft);
  const isFree = (sku: string) => claims.placeOf(sku) === undefined;
  if (known.has(skuKey(suffixed)) && isFree(suffixed)) return suffixed;
  return isFree(plain) ? plain : suffixed;
}

/**
 * Whether a product found by slug is the product of the row although the SKU differs. The name alone is not enough when
 * both have a SKU: two sizes of one valve may have the same name.
 */
export function isSameProduct(
  row: Pick<ProductRow, 'sku' | 'draft'>,
  found: ProductSnapshot,
  claims: Claims,
): boolean {
  if (claims.hasProduct(found.id)) return false;
  if (row.draft.slug !== undefined) return true;
  const { brand = '', model = '' } = row.draft;
  const agrees = (given: string, stored: string) => fold(given) === fold(stored);
  if (row.sku === '') {
    return (brand === '' || agrees(brand, found.brand)) && (model === '' || agrees(model, found.model));
  }
  return brand !== '' && model !== '' && agrees(brand, found.brand) && agrees(model, found.model);
}
