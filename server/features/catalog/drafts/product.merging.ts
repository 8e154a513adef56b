import { v7 as uuidv7 } from 'uuid';
import { cleanCode } from '../../../kernel/input/code-text.js';
import { type PriceDifference, takesWholePrice } from '../../../kernel/money/money.js';
import { fold } from '../../../kernel/turkish/fold.js';
import { productInvalid } from './catalog-draft.refusals.js';
import { oneLine } from './keys.js';
import type {
  AttributeDraft,
  AttributeSnapshot,
  PictureDraft,
  PictureSnapshot,
  ProductDocument,
  ProductDraft,
  ProductSnapshot,
  TechnicalSpecDraft,
  TechnicalSpecSnapshot,
  VariationDraft,
  VariationSnapshot,
} from './product.draft.js';
import { plainValues } from './product.fields.js';
import { validateProduct } from './product.rules.js';
import { specNumber } from './spec-number.js';

/**
 * A new product before its draft; a function, so that no two products share a list. What is spread comes last: V8
 * takes twenty times as long to add properties to what was spread before them.
 */
function blank(): ProductSnapshot {
  return {
    id: uuidv7(),
    slug: '',
    version: 0,
    sku: '',
    brand: '',
    categoryId: null,
    pictures: [],
    technicalSpecs: [],
    attributes: [],
    documents: [],
    successorId: null,
    equivalentIds: [],
    sparePartIds: [],
    isArchived: false,
    ...plainValues((field) => field.blank),
  };
}

/**
 * Applies a draft to a product, or to the defaults. Slug and version stay: the writer sets them.
 *
 * @throws PRODUCT_INVALID naming the field that did not pass
 */
export function mergeProduct(draft: ProductDraft, existing: ProductSnapshot | null): ProductSnapshot {
  const base = existing ?? blank();
  const plain = plainValues((field, name) => {
    const given = draft[name];
    // Null is a value only where a field may be empty; elsewhere nothing was given.
    const isGiven = given !== undefined && (given !== null || field.blank === null);
    return field.clean(isGiven ? given : base[name]);
  });
  const attributesIn = (drafts: readonly AttributeDraft[]) =>
    attributesOf(drafts, base.attributes, plain.basePriceKurus);
  const merged: ProductSnapshot = {
    ...base,
    ...plain,
    sku: cleanCode(draft.sku),
    brand: oneLine(draft.brand ?? base.brand),
    categoryId: draft.categoryId === undefined ? base.categoryId : draft.categoryId,
    pictures: draft.pictures ? picturesOf(draft.pictures, base.pictures) : base.pictures,
    technicalSpecs: draft.technicalSpecs ? specsOf(draft.technicalSpecs) : base.technicalSpecs,
    attributes: draft.attributes ? attributesIn(draft.attributes) : base.attributes,
    documents: draft.documents ? documentsOf(draft.documents) : base.documents,
    successorId: draft.successorId === undefined ? base.successorId : draft.successorId,
    equivalentIds: [...new Set(draft.equivalentIds ?? base.equivalentIds)],
    sparePartIds: [...new Set(draft.sparePartIds ?? base.sparePartIds)],
  };
  validateProduct(merged);
  return merged;
}

function picturesOf(
  drafts: readonly PictureDraft[],
  previous: readonly PictureSnapshot[],
): PictureSnapshot[] {
  const pictures = drafts
    .map(({ pictureId, source, alt }) => ({
      pictureId: pictureId ?? null,
      source: source?.trim() || null,
      alt: alt === undefined ? undefined : oneLine(alt),
    }))
    .filter(({ pictureId, source }) => pictureId !== null || source !== null)
    .map(({ alt, ...picture }) => ({ ...picture, alt: alt ?? altBefore(picture, previous) }));
  return [...new Map(pictures.map((picture) => [picture.pictureId ?? picture.source, picture])).values()];
}

/** Of the same picture, which may have been only an address until now. */
const altBefore = (
  { pictureId, source }: Omit<PictureSnapshot, 'alt'>,
  previous: readonly PictureSnapshot[],
): string =>
  previous.find((one) =>
    pictureId !== null && one.pictureId !== null ? one.pictureId === pictureId : one.source === source,
  )?.alt ?? '';

/** Each file once. */
const documentsOf = (drafts: readonly ProductDocument[]): ProductDocument[] => [
  ...new Map(
    drafts.map(({ fileId, kind, language, title }) => [
      fileId,
      { fileId, kind, language, title: oneLine(title) },
    ]),
  ).values(),
];

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
  const editedBy = matched(named, previous, 'attributes');
  return named.map((draft) => {
    const { name, kind, variations } = draft;
    const before = editedBy.get(draft);
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
  const editedBy = matched(named, previous, 'attributes.variations');
  return named.map((draft) => {
    const { name, value, priceKurus, stock, sku } = draft;
    const before = editedBy.get(draft);
    return {
      id: before?.id ?? uuidv7(),
      name: oneLine(name),
      value: value?.trim() || keptValue(before) || oneLine(name),
      priceKurus:
        priceKurus === undefined && before ? before.priceKurus : differenceOf(priceKurus, basePriceKurus),
      stock: stock ?? before?.stock ?? 0,
      sku: sku === undefined && before ? before.sku : cleanCode(sku ?? '') || null,
    };
  });
}

interface Named {
  id?: string;
  name: string;
}

/**
 * Which group or choice each draft edits: the one of its id, else the one of its name that no id claims.
 *
 * @throws PRODUCT_INVALID when the product has no such id, or an id is given twice
 */
function matched<Draft extends Named, Snapshot extends Required<Named>>(
  drafts: readonly Draft[],
  previous: readonly Snapshot[],
  field: string,
): Map<Draft, Snapshot | undefined> {
  const ids = drafts.flatMap(({ id }) => id ?? []);
  const unclaimed = previous.filter(({ id }) => !ids.includes(id));
  return new Map(
    drafts.map((draft) => {
      const { id, name } = draft;
      if (id === undefined) return [draft, unclaimed.find((one) => fold(one.name) === fold(oneLine(name)))];
      const edited = previous.find((one) => one.id === id);
      if (edited && ids.indexOf(id) === ids.lastIndexOf(id)) return [draft, edited];
      throw productInvalid({ field, reason: `«${oneLine(name)}» bu ürünün bir seçeneği değil.` });
    }),
  );
}

/** None where it only repeats the name, which may be spelled anew. */
function keptValue(before: VariationSnapshot | undefined): string | undefined {
  return before?.value === before?.name ? undefined : before?.value;
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
