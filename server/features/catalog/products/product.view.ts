import { fold } from '../../../kernel/turkish/fold.js';
import type { Overview } from './catalog.overview.js';
import type { Product, TechnicalSpec } from './product.type.js';

/** What every list reads of a product. Long texts are read by those who show them (see product.loaders.ts). */
export const PRODUCT_COLUMNS = `
  p.id, p.slug, p.name, p.short_description AS "shortDescription", p.brand_key AS "brandKey", p.model, p.sku,
  p.category_id AS "categoryId", p.tags, p.base_price_kurus AS "basePrice",
  p.default_price_kurus AS "defaultPrice",
  p.min_order_quantity AS "minOrderQuantity", p.unit, p.in_stock AS "inStock",
  p.is_new AS "isNew", p.is_featured AS "isFeatured", p.is_made_to_measure AS "isMadeToMeasure", p.rating, p.review_count AS "reviewCount",
  p.delivery_time AS "deliveryTime", p.certifications, p.technical_specs AS "technicalSpecs", p.version,
  p.created_at AS "createdAt", p.updated_at AS "updatedAt"`;

interface StoredSpec {
  name: string;
  value: string;
  unit?: string | null;
  group?: string | null;
  number?: number | null;
}

export interface ProductRow extends Omit<
  Product,
  'brand' | 'category' | 'categoryName' | 'priceOnRequest' | 'fastDelivery' | 'specs'
> {
  brandKey: string | null;
  categoryId: string | null;
  technicalSpecs: StoredSpec[];
}

const UNCATEGORISED = 'Kategorisiz';
const FAST_DELIVERY = '1 hafta';
const NO_BRAND = { key: '', name: '' };

/** A product as visitors see it: the row with what the overview adds. Copying the rows took longer than all the rest. */
export function productView(row: ProductRow, { byId, brands }: Overview): Product {
  const { brandKey, categoryId, technicalSpecs } = row;
  const category = (categoryId !== null && byId.get(categoryId)) || null;
  return Object.assign(row, {
    // A brand or category added a moment ago may be missing in the overview.
    brand: brandKey === null ? NO_BRAND : (brands.get(brandKey) ?? { key: brandKey, name: brandKey }),
    category,
    categoryName: category?.name ?? UNCATEGORISED,
    priceOnRequest: row.defaultPrice === 0,
    fastDelivery: fold(row.deliveryTime?.trim() ?? '') === FAST_DELIVERY,
    specs: technicalSpecs.map(specView),
  });
}

function specView({ name, value, unit, group, number }: StoredSpec): TechnicalSpec {
  return { name, value, unit: unit ?? null, group: group ?? null, numericValue: number ?? null };
}
