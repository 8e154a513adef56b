import { writeKurus, writeSignedKurus } from '../../../shop/kurus';
import { type Saved } from '../../record/record';
import { type ProductToEdit } from './product.query';
import {
  type AttributeValue,
  blankLine,
  blankSpecGroup,
  type LineValue,
  type ProductValues,
  type RelatedValue,
  type SpecGroupValue,
  writeDecimal,
} from './product.values';

export const linesOf = (texts: readonly string[]): LineValue[] =>
  texts.length > 0 ? texts.map((text) => ({ text })) : [blankLine()];

/** Lines of the data sheet by the groups they stand in, in their order. */
export function specGroupsOf(specs: ProductToEdit['technicalSpecs']): SpecGroupValue[] {
  const groups: SpecGroupValue[] = [];
  for (const { name, value, unit, group } of specs) {
    const line = { name, value, unit: unit ?? '' };
    const last = groups.at(-1);
    if (last && last.group === (group ?? '')) last.lines.push(line);
    else groups.push({ group: group ?? '', lines: [line] });
  }
  return groups.length > 0 ? groups : [blankSpecGroup()];
}

const attributeOf = ({
  id,
  name,
  type,
  variations,
}: ProductToEdit['attributes'][number]): AttributeValue => ({
  ownId: id,
  name,
  type,
  variations: variations.map((variation) => ({
    ownId: variation.id,
    name: variation.name,
    value: variation.value === variation.name ? '' : variation.value,
    price: variation.price === null ? '' : writeSignedKurus(variation.price),
    isOnRequest: variation.price === null,
    stock: { amount: String(variation.stock), seen: variation.stock },
    sku: variation.sku ?? '',
  })),
});

/** A product of the server as its form holds it. */
export function productValues(product: ProductToEdit): Saved<ProductValues> {
  const { version, name, slug, sku, brand, model, unit, seo, inStock, isNew, isFeatured, isMadeToMeasure } =
    product;
  const values: ProductValues = {
    name,
    slug,
    sku,
    brand,
    model,
    unit,
    inStock,
    isNew,
    isFeatured,
    isMadeToMeasure,
    categoryId: product.category?.id ?? '',
    basePriceKurus: writeKurus(product.basePrice),
    stockQuantity: { amount: String(product.stockQuantity), seen: product.stockQuantity },
    minOrderQuantity: String(product.minOrderQuantity),
    deliveryTime: product.deliveryTime ?? '',
    warranty: product.warranty ?? '',
    shortDescription: product.shortDescription,
    description: product.description,
    pictures: product.pictures.map(({ picture, source, alt }) => ({
      pictureId: picture?.id ?? '',
      source: source ?? '',
      alt,
      darkUrl: picture?.darkUrl ?? '',
    })),
    technicalSpecs: specGroupsOf(product.technicalSpecs),
    attributes: product.attributes.map(attributeOf),
    features: linesOf(product.features),
    applications: linesOf(product.applications),
    certifications: linesOf(product.certifications),
    tags: linesOf(product.tags),
    seoTitle: seo.title ?? '',
    seoDescription: seo.description ?? '',
    seoKeywords: seo.keywords.join(', '),
    documents: product.documents.map(({ fileId, kind, language, title, bytes }) => ({
      fileId,
      kind,
      language,
      title,
      bytes,
    })),
    rating: writeDecimal(product.rating),
    reviewCount: String(product.reviewCount),
    successorId: product.successor ? [relatedOf(product.successor)] : [],
    equivalentIds: product.equivalents.map(relatedOf),
    sparePartIds: product.spareParts.map(relatedOf),
  };
  return { values, version };
}

const relatedOf = ({ id, name, sku, isArchived }: RelatedValue): RelatedValue => ({
  id,
  name,
  sku,
  isArchived,
});

/** The values of a new product that begins as a copy: what tells the two apart is left to be typed. */
export function copyOf(values: ProductValues): ProductValues {
  return {
    ...values,
    name: `${values.name} (kopya)`,
    slug: '',
    sku: '',
    seoTitle: '',
    stockQuantity: { amount: '0', seen: null },
    attributes: values.attributes.map((attribute) => ({
      ...attribute,
      ownId: '',
      variations: attribute.variations.map((variation) => ({
        ...variation,
        ownId: '',
        sku: '',
        stock: { amount: '', seen: null },
      })),
    })),
    rating: '0',
    reviewCount: '0',
  };
}
