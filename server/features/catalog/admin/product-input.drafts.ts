import { productInvalid } from '../drafts/catalog-draft.refusals.js';
import type { AttributeDraft, ProductDraft, ProductSnapshot } from '../drafts/product.draft.js';
import { stockChanged } from './catalog-admin.refusals.js';
import type { AttributeInput, StockChangeInput, VariationInput } from './product-parts.input.js';
import type { ProductInput } from './product.input.js';

/**
 * The draft of a form. The lock on the stock of the product is held, where the form changes it.
 *
 * @throws PRODUCT_INVALID when a field that the form asks for is blank, STOCK_CHANGED
 */
export function draftOf(input: ProductInput, existing: ProductSnapshot | null): ProductDraft {
  refuseIncomplete(input, existing);
  const {
    stock,
    basePrice,
    attributes,
    pictures,
    documents,
    categoryId,
    name,
    sku,
    technicalSpecs,
    ...plain
  } = input;
  const given = Object.entries(plain).filter(([field]) => field !== 'takesFormerSlug' && field !== 'slug');
  return {
    ...(Object.fromEntries(given) as Partial<ProductDraft>),
    name: name ?? existing?.name ?? '',
    sku: sku ?? existing?.sku ?? '',
    slug: input.slug ?? undefined,
    basePriceKurus: basePrice ?? undefined,
    stockQuantity: stock ? unitsOf(stock, existing?.stockQuantity) : undefined,
    categoryId,
    attributes: attributes?.map((attribute) => attributeDraft(attribute, existing)),
    pictures: pictures?.map(({ pictureId, source, alt }) => ({ pictureId, source, alt: alt ?? undefined })),
    documents: documents ?? undefined,
    technicalSpecs: technicalSpecs ?? undefined,
  };
}

/** What a new product needs by the form, though not by an import, with the refusal of a blank one. */
const NEEDED: readonly (readonly [field: keyof ProductInput, reason: string])[] = [
  ['name', 'Ürün adı boş olamaz.'],
  ['brand', 'Marka boş olamaz.'],
  ['model', 'Model boş olamaz.'],
  ['sku', 'Stok kodu boş olamaz.'],
  ['categoryId', 'Kategori seçin.'],
  ['basePrice', 'Fiyat girin; 0 «Fiyat Sorunuz» demektir.'],
  ['stock', 'Stok miktarı girin.'],
  ['shortDescription', 'Kısa açıklama boş olamaz.'],
  ['description', 'Açıklama boş olamaz.'],
];

function refuseIncomplete(input: ProductInput, existing: ProductSnapshot | null): void {
  for (const [field, reason] of NEEDED) {
    const value = input[field];
    const isMissing = existing === null && value === undefined;
    if (isMissing || value === '' || value === null) throw productInvalid({ field, reason });
  }
}

function attributeDraft(
  { id, name, type, variations }: AttributeInput,
  existing: ProductSnapshot | null,
): AttributeDraft {
  const before = existing?.attributes.flatMap((attribute) => attribute.variations) ?? [];
  const stockOf = ({ id: variationId, stock }: VariationInput) =>
    stock
      ? unitsOf(stock, before.find((variation) => variation.id === variationId)?.stock, variationId)
      : undefined;
  return {
    id: id ?? undefined,
    name,
    kind: type ?? undefined,
    variations: variations.map((variation) => ({
      id: variation.id ?? undefined,
      name: variation.name,
      value: variation.value ?? undefined,
      priceKurus: variation.price,
      stock: stockOf(variation),
      sku: variation.sku,
    })),
  };
}

/** @throws STOCK_CHANGED when what was seen is no longer there: orders took some of it meanwhile */
function unitsOf({ from, to }: StockChangeInput, current = 0, variationId?: string | null): number {
  const seen = from ?? 0;
  if (seen === current) return to;
  throw stockChanged({ seen, current, ...(variationId ? { variationId } : {}) });
}

/** A draft that makes a product what it was in another version, its stock aside. */
export function draftOfVersion(
  { attributes, ...earlier }: ProductSnapshot,
  existing: ProductSnapshot,
): ProductDraft {
  const { stockQuantity: _stock, isArchived: _isArchived, ...fields } = earlier;
  const groups = new Map(existing.attributes.map((group) => [group.id, group]));
  return {
    ...fields,
    attributes: attributes.map(({ id, name, kind, variations }) => {
      const known = new Set(groups.get(id)?.variations.map((variation) => variation.id));
      return {
        ...(groups.has(id) ? { id } : {}),
        name,
        kind,
        variations: variations.map(({ id: variationId, stock: _units, ...variation }) => ({
          ...(known.has(variationId) ? { id: variationId } : {}),
          ...variation,
        })),
      };
    }),
  };
}
