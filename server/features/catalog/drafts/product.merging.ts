import { v7 as uuidv7 } from 'uuid';
import { type PriceDifference, takesWholePrice } from '../../../kernel/money/money.js';
import { fold } from '../../../kernel/turkish/fold.js';
import { productInvalid } from './catalog-draft.refusals.js';
import { oneLine } from './keys.js';
import type {
  AttributeDraft,
  AttributeSnapshot,
  PictureDraft,
  PictureSnapshot,
  ProductDraft,
  ProductSnapshot,
  TechnicalSpecDraft,
  TechnicalSpecSnapshot,
  VariationDraft,
  VariationSnapshot,
} from './product.draft.js';
import { validateProduct } from './product.rules.js';
import { specNumber } from './spec-number.js';

/** The defaults of a new product. */
const BLANK = {
  slug: '',
  version: 0,
  shortDescription: '',
  description: '',
  brand: '',
  model: '',
  categoryId: null,
  basePriceKurus: 0,
  minOrderQuantity: 1,
  unit: 'adet',
  inStock: true,
  stockQuantity: 0,
  isNew: false,
  isFeatured: false,
  rating: 0,
  reviewCount: 0,
  deliveryTime: null,
  warranty: null,
  seoTitle: null,
  seoDescription: null,
  isArchived: false,
};

/** A new product before its draft; a function, so that no two products share a list. */
function blank(): Omit<ProductSnapshot, 'name' | 'sku'> {
  return {
    id: uuidv7(),
    ...BLANK,
    tags: [],
    pictures: [],
    certifications: [],
    features: [],
    applications: [],
    technicalSpecs: [],
    attributes: [],
    seoKeywords: [],
  };
}

/**
 * Applies a draft to a product, or to the defaults. Slug and version stay: the writer sets them.
 *
 * @throws PRODUCT_INVALID naming the field that did not pass
 */
export function mergeProduct(draft: ProductDraft, existing: ProductSnapshot | null): ProductSnapshot {
  const base = existing ?? blank();
  const scalars = scalarsOf(draft, base);
  const attributesIn = (drafts: readonly AttributeDraft[]) =>
    attributesOf(drafts, base.attributes, scalars.basePriceKurus);
  const merged: ProductSnapshot = {
    ...base,
    ...scalars,
    name: oneLine(draft.name),
    sku: draft.sku.trim(),
    tags: entries(draft.tags ?? base.tags),
    certifications: entries(draft.certifications ?? base.certifications),
    features: entries(draft.features ?? base.features),
    applications: entries(draft.applications ?? base.applications),
    seoKeywords: entries(draft.seoKeywords ?? base.seoKeywords),
    pictures: draft.pictures ? picturesOf(draft.pictures) : base.pictures,
    technicalSpecs: draft.technicalSpecs ? specsOf(draft.technicalSpecs) : base.technicalSpecs,
    attributes: draft.attributes ? attributesIn(draft.attributes) : base.attributes,
  };
  validateProduct(merged);
  return merged;
}

function scalarsOf(draft: ProductDraft, base: Omit<ProductSnapshot, 'name' | 'sku'>) {
  return {
    shortDescription: (draft.shortDescription ?? base.shortDescription).trim(),
    description: (draft.description ?? base.description).trim(),
    brand: oneLine(draft.brand ?? base.brand),
    model: oneLine(draft.model ?? base.model),
    categoryId: draft.categoryId === undefined ? base.categoryId : draft.categoryId,
    basePriceKurus: draft.basePriceKurus ?? base.basePriceKurus,
    minOrderQuantity: draft.minOrderQuantity ?? base.minOrderQuantity,
    unit: oneLine(draft.unit ?? base.unit),
    inStock: draft.inStock ?? base.inStock,
    stockQuantity: draft.stockQuantity ?? base.stockQuantity,
    isNew: draft.isNew ?? base.isNew,
    isFeatured: draft.isFeatured ?? base.isFeatured,
    rating: draft.rating ?? base.rating,
    reviewCount: draft.reviewCount ?? base.reviewCount,
    deliveryTime: textOrNull(draft.deliveryTime, base.deliveryTime),
    warranty: textOrNull(draft.warranty, base.warranty),
    seoTitle: textOrNull(draft.seoTitle, base.seoTitle),
    seoDescription: textOrNull(draft.seoDescription, base.seoDescription),
  };
}

/** Null for blank text, the previous text where none is given. */
export function textOrNull(given: string | null | undefined, previous: string | null): string | null {
  return given === undefined ? previous : given?.trim() || null;
}

/** Trimmed, without blank entries, each once, in their order. */
export function entries(list: readonly string[]): string[] {
  return [...new Set(list.map((entry) => entry.trim()).filter((entry) => entry !== ''))];
}

function picturesOf(drafts: readonly PictureDraft[]): PictureSnapshot[] {
  const pictures = drafts
    .map(({ pictureId, source }) => ({ pictureId: pictureId ?? null, source: source?.trim() || null }))
    .filter(({ pictureId, source }) => pictureId !== null || source !== null);
  return [...new Map(pictures.map((picture) => [picture.pictureId ?? picture.source, picture])).values()];
}

function specsOf(drafts: readonly TechnicalSpecDraft[]): TechnicalSpecSnapshot[] {
  return drafts
    .map(({ name, value, unit, group }) => ({
      name: oneLine(name),
      value: oneLine(value),
      unit: unit?.trim() || null,
      group: group?.trim() || null,
      number: specNumber(value),
    }))
    .filter(({ name, value }) => name !== '' && value !== '');
}

function attributesOf(
  drafts: readonly AttributeDraft[],
  previous: readonly AttributeSnapshot[],
  basePriceKurus: number,
): AttributeSnapshot[] {
  const named = drafts.filter(({ name }) => name.trim() !== '');
  refuseDuplicateNames(named, 'attributes');
  return named.map(({ name, kind, variations }) => {
    const before = previous.find((attribute) => fold(attribute.name) === fold(oneLine(name)));
    return {
      id: before?.id ?? uuidv7(),
      name: oneLine(name),
      kind: kind ?? before?.kind ?? 'select',
      variations: variationsOf(variations, before?.variations ?? [], basePriceKurus),
    };
  });
}

function variationsOf(
  drafts: readonly VariationDraft[],
  previous: readonly VariationSnapshot[],
  basePriceKurus: number,
): VariationSnapshot[] {
  const named = drafts.filter(({ name }) => name.trim() !== '');
  refuseDuplicateNames(named, 'attributes.variations');
  return named.map(({ name, value, priceKurus, stock, sku }) => ({
    id: previous.find((variation) => fold(variation.name) === fold(oneLine(name)))?.id ?? uuidv7(),
    name: oneLine(name),
    value: value?.trim() || oneLine(name),
    priceKurus: differenceOf(priceKurus, basePriceKurus),
    stock: stock ?? 0,
    sku: sku?.trim() || null,
  }));
}

/** A difference that leaves nothing of the price would leave something once the price of the product rises. */
function differenceOf(given: PriceDifference | undefined, basePriceKurus: number): PriceDifference {
  const difference = given === undefined ? 0 : given;
  return difference !== null && takesWholePrice(basePriceKurus, difference) ? null : difference;
}

function refuseDuplicateNames(named: readonly { name: string }[], field: string): void {
  const keys = named.map(({ name }) => fold(oneLine(name)));
  const duplicate = named.find((_, index) => keys.indexOf(keys[index] ?? '') !== index);
  if (duplicate) {
    throw productInvalid({ field, reason: `«${oneLine(duplicate.name)}» seçeneği iki kez verilmiş.` });
  }
}
