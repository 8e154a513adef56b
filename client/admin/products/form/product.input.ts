import { keywordsIn } from '../../../ui/form/keywords';
import { slugify } from '../../../shop/fold';
import { readKurus, readSignedKurus } from '../../../shop/kurus';
import { isFieldSame } from '../../record/record';
import { PRODUCT_FIELDS } from './product.fields';
import { type ProductInput } from './product.query';
import {
  type AttributeValue,
  isStockTyped,
  type LineValue,
  type ProductValues,
  readDecimal,
  type RelatedValue,
  type StockValue,
} from './product.values';

type Part<Name extends keyof ProductValues> = (value: ProductValues[Name]) => ProductInput;

const idsOf = (related: readonly RelatedValue[]) => related.map(({ id }) => id);
const textsOf = (lines: readonly LineValue[]) => lines.map(({ text }) => text.trim()).filter(Boolean);

/** Undefined where nobody typed another one. */
const stockOf = (stock: StockValue) =>
  isStockTyped(stock) ? { from: stock.seen, to: Number(stock.amount) } : undefined;

/** Of every field, what the server is sent of it. */
const PARTS: { readonly [Name in keyof ProductValues]: Part<Name> } = {
  name: (name) => ({ name }),
  slug: (slug) => ({ slug: slug.trim() }),
  sku: (sku) => ({ sku }),
  brand: (brand) => ({ brand }),
  model: (model) => ({ model }),
  categoryId: (categoryId) => ({ categoryId: categoryId || null }),
  unit: (unit) => ({ unit }),
  basePriceKurus: (typed) => ({ basePrice: readKurus(typed) }),
  stockQuantity: (typed) => {
    const stock = stockOf(typed);
    return stock ? { stock } : {};
  },
  minOrderQuantity: (typed) => ({ minOrderQuantity: Number(typed) }),
  deliveryTime: (deliveryTime) => ({ deliveryTime: deliveryTime || null }),
  warranty: (warranty) => ({ warranty: warranty || null }),
  shortDescription: (shortDescription) => ({ shortDescription }),
  description: (description) => ({ description }),
  pictures: (pictures) => ({
    pictures: pictures.map(({ pictureId, source, alt }) => ({
      pictureId: pictureId || null,
      source: source || null,
      alt,
    })),
  }),
  technicalSpecs: (groups) => ({
    technicalSpecs: groups.flatMap(({ group, lines }) =>
      lines
        .filter(({ name }) => name.trim() !== '')
        .map(({ name, value, unit }) => ({ name, value, unit: unit || null, group: group || null })),
    ),
  }),
  attributes: (attributes) => ({
    attributes: attributes.filter(({ name }) => name.trim() !== '').map(attributeOf),
  }),
  features: (lines) => ({ features: textsOf(lines) }),
  applications: (lines) => ({ applications: textsOf(lines) }),
  certifications: (lines) => ({ certifications: textsOf(lines) }),
  tags: (lines) => ({ tags: textsOf(lines) }),
  seoTitle: (seoTitle) => ({ seoTitle: seoTitle || null }),
  seoDescription: (seoDescription) => ({ seoDescription: seoDescription || null }),
  seoKeywords: (typed) => ({ seoKeywords: keywordsIn(typed) }),
  documents: (documents) => ({
    documents: documents.map(({ fileId, kind, language, title }) => ({ fileId, kind, language, title })),
  }),
  inStock: (inStock) => ({ inStock }),
  isNew: (isNew) => ({ isNew }),
  isFeatured: (isFeatured) => ({ isFeatured }),
  isMadeToMeasure: (isMadeToMeasure) => ({ isMadeToMeasure }),
  rating: (typed) => ({ rating: readDecimal(typed) }),
  reviewCount: (typed) => ({ reviewCount: Number(typed) }),
  successorId: ([successor]) => ({ successorId: successor?.id ?? null }),
  equivalentIds: (related) => ({ equivalentIds: idsOf(related) }),
  sparePartIds: (related) => ({ sparePartIds: idsOf(related) }),
};

const attributeOf = ({ ownId, name, type, variations }: AttributeValue) => ({
  ...(ownId && { id: ownId }),
  name,
  type,
  variations: variations
    .filter((variation) => variation.name.trim() !== '')
    .map((variation) => ({
      ...(variation.ownId && { id: variation.ownId }),
      name: variation.name,
      value: variation.value.trim() || variation.name,
      price: variation.isOnRequest ? null : (readSignedKurus(variation.price || '0') ?? 0),
      stock: stockOf(variation.stock) ?? null,
      sku: variation.sku || null,
    })),
});

const NAMES = Object.keys(PARTS) as (keyof ProductValues)[];

const partOf = (name: keyof ProductValues, values: ProductValues): ProductInput =>
  (PARTS[name] as Part<keyof ProductValues>)(values[name]);

/** Everything that a new product is made of. An address that only follows the name is left to the server, which knows those in use. */
export function newProductInput(values: ProductValues): ProductInput {
  const { slug: _slug, ...input } = Object.assign(
    {},
    ...NAMES.map((name) => partOf(name, values)),
  ) as ProductInput;
  const slug = values.slug.trim();
  return {
    ...input,
    stock: { to: Number(values.stockQuantity.amount) },
    ...(slug !== '' && slug !== slugify(values.name) && { slug }),
  };
}

/** Only what was changed: the rest may have been changed by others. */
export function changedProductInput(values: ProductValues, begun: ProductValues): ProductInput {
  const changed = NAMES.filter((name) => !isFieldSame(PRODUCT_FIELDS, name, values, begun));
  return Object.assign({}, ...changed.map((name) => partOf(name, values))) as ProductInput;
}
