import { writeKurus, writeSignedKurus } from '../../../shop/kurus';
import { type Saved } from '../../record/record';
import { type ProductToEdit } from './product.query';

/** A stock as it is typed, and as it was seen: it is sent only where somebody typed another one. */
export interface StockValue {
  amount: string;
  /** Null for what is new. */
  seen: number | null;
}

/** A line of a list; a list shows at least one, which may be blank. */
export interface LineValue {
  text: string;
}

export interface SpecValue {
  name: string;
  value: string;
  unit: string;
}

export interface SpecGroupValue {
  group: string;
  lines: SpecValue[];
}

export interface VariationValue {
  /** Empty for a new one. */
  ownId: string;
  name: string;
  /** Empty where it repeats the name. */
  value: string;
  price: string;
  isOnRequest: boolean;
  stock: StockValue;
  sku: string;
}

export interface AttributeValue {
  /** Empty for a new one. */
  ownId: string;
  name: string;
  type: ProductToEdit['attributes'][number]['type'];
  variations: VariationValue[];
}

export interface PictureValue {
  /** Empty while it is only an address. */
  pictureId: string;
  source: string;
  alt: string;
  /** Its variant for dark grounds; empty without one. */
  darkUrl: string;
}

export interface DocumentValue {
  fileId: string;
  kind: ProductToEdit['documents'][number]['kind'];
  language: string;
  title: string;
  bytes: number;
}

export interface RelatedValue {
  id: string;
  name: string;
  sku: string;
  isArchived: boolean;
}

/** A product as its form holds it, by the names that the server's history has. */
export interface ProductValues {
  name: string;
  slug: string;
  sku: string;
  brand: string;
  model: string;
  categoryId: string;
  unit: string;
  basePriceKurus: string;
  stockQuantity: StockValue;
  minOrderQuantity: string;
  deliveryTime: string;
  warranty: string;
  shortDescription: string;
  description: string;
  pictures: PictureValue[];
  technicalSpecs: SpecGroupValue[];
  attributes: AttributeValue[];
  features: LineValue[];
  applications: LineValue[];
  certifications: LineValue[];
  tags: LineValue[];
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string;
  documents: DocumentValue[];
  inStock: boolean;
  isNew: boolean;
  isFeatured: boolean;
  rating: string;
  reviewCount: string;
  /** None or one. */
  successorId: RelatedValue[];
  equivalentIds: RelatedValue[];
  sparePartIds: RelatedValue[];
}

export const blankLine = (): LineValue => ({ text: '' });
export const blankSpec = (): SpecValue => ({ name: '', value: '', unit: '' });
export const blankSpecGroup = (): SpecGroupValue => ({ group: '', lines: [blankSpec()] });
export const blankVariation = (): VariationValue => ({
  ownId: '',
  name: '',
  value: '',
  price: '',
  isOnRequest: false,
  stock: { amount: '', seen: null },
  sku: '',
});
export const blankAttribute = (): AttributeValue => ({
  ownId: '',
  name: '',
  type: 'SELECT',
  variations: [blankVariation()],
});

/** With the defaults of the shop. */
export const BLANK_PRODUCT: ProductValues = {
  name: '',
  slug: '',
  sku: '',
  brand: '',
  model: '',
  categoryId: '',
  unit: 'adet',
  basePriceKurus: '',
  stockQuantity: { amount: '0', seen: null },
  minOrderQuantity: '1',
  deliveryTime: '',
  warranty: '',
  shortDescription: '',
  description: '',
  pictures: [],
  technicalSpecs: [blankSpecGroup()],
  attributes: [],
  features: [blankLine()],
  applications: [blankLine()],
  certifications: [blankLine()],
  tags: [blankLine()],
  seoTitle: '',
  seoDescription: '',
  seoKeywords: '',
  documents: [],
  inStock: true,
  isNew: false,
  isFeatured: false,
  rating: '0',
  reviewCount: '0',
  successorId: [],
  equivalentIds: [],
  sparePartIds: [],
};

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

/** 4.5 → 4,5 */
export const writeDecimal = (value: number): string => String(value).replace('.', ',');

/** A product of the server as its form holds it. */
export function productValues(product: ProductToEdit): Saved<ProductValues> {
  const { version, name, slug, sku, brand, model, unit, seo, inStock, isNew, isFeatured } = product;
  const values: ProductValues = {
    ...{ name, slug, sku, brand, model, unit, inStock, isNew, isFeatured },
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
      ...{ fileId, kind, language, title, bytes },
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

/** Whether somebody typed another stock than they saw. */
export const isStockTyped = ({ amount, seen }: StockValue): boolean =>
  amount.trim() !== '' && amount.trim() !== String(seen);

/** 4,5 → 4.5 */
export const readDecimal = (typed: string): number => Number(typed.trim().replace(',', '.'));

/** Words that commas part, each once. */
export const wordsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];
