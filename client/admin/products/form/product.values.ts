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

interface SpecValue {
  name: string;
  value: string;
  unit: string;
}

export interface SpecGroupValue {
  group: string;
  lines: SpecValue[];
}

interface VariationValue {
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
  isMadeToMeasure: boolean;
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
  isMadeToMeasure: false,
  rating: '0',
  reviewCount: '0',
  successorId: [],
  equivalentIds: [],
  sparePartIds: [],
};

/** 4.5 → 4,5 */
export const writeDecimal = (value: number): string => String(value).replace('.', ',');

/** Whether somebody typed another stock than they saw. */
export const isStockTyped = ({ amount, seen }: StockValue): boolean =>
  amount.trim() !== '' && amount.trim() !== String(seen);

/** 4,5 → 4.5 */
export const readDecimal = (typed: string): number => Number(typed.trim().replace(',', '.'));
