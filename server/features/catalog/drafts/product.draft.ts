import type { PriceDifference } from '../../../kernel/money/money.js';

/** One line of the data sheet. The writer parses the stored `number` from `value`. */
export interface TechnicalSpecDraft {
  name: string;
  value: string;
  unit?: string | null;
  /** Heading of its group in the specification table. */
  group?: string | null;
}

/** How the choices of a group are shown. */
export const ATTRIBUTE_KINDS = ['select', 'color', 'size', 'text'] as const;

export type AttributeKind = (typeof ATTRIBUTE_KINDS)[number];

export interface VariationDraft {
  name: string;
  /** Value of the choice (a colour code, a size); the name when absent. */
  value?: string;
  /** 0 when absent. One that takes the whole price of the product is stored as null. */
  priceKurus?: PriceDifference;
  /** 0 when absent. */
  stock?: number;
  sku?: string | null;
}

/** A group of choices. Matched by its folded name, as its variations are, so that ids survive an edit. */
export interface AttributeDraft {
  name: string;
  /** `select` when absent. */
  kind?: AttributeKind;
  variations: VariationDraft[];
}

/** A picture of the shop, or the address of one that was never fetched. */
export type PictureDraft =
  { pictureId: string; source?: string | null } | { pictureId?: null; source: string };

/**
 * The input of a save. A field left out keeps its value on an edit and takes the default of the shop in a new product. Blank entries of lists are dropped, the others trimmed and de-duplicated by the writer.
 */
export interface ProductDraft {
  name: string;
  sku: string;
  /** Without it a new product gets one made from its name and an edited one keeps its own. */
  slug?: string;
  shortDescription?: string;
  description?: string;
  /** Name of the brand; spellings that fold alike are one brand, the first one is shown. */
  brand?: string;
  model?: string;
  /** Null is «Kategorisiz». */
  categoryId?: string | null;
  tags?: string[];
  pictures?: PictureDraft[];
  /** Net; 0 is price on request. */
  basePriceKurus?: number;
  minOrderQuantity?: number;
  unit?: string;
  inStock?: boolean;
  stockQuantity?: number;
  isNew?: boolean;
  isFeatured?: boolean;
  /** 0 to 5. */
  rating?: number;
  reviewCount?: number;
  deliveryTime?: string | null;
  warranty?: string | null;
  certifications?: string[];
  features?: string[];
  applications?: string[];
  technicalSpecs?: TechnicalSpecDraft[];
  attributes?: AttributeDraft[];
  seoTitle?: string | null;
  seoDescription?: string | null;
  seoKeywords?: string[];
}

export interface TechnicalSpecSnapshot {
  name: string;
  value: string;
  unit: string | null;
  group: string | null;
  /** The value as a number, where it is one. */
  number: number | null;
}

export interface VariationSnapshot {
  id: string;
  name: string;
  value: string;
  priceKurus: PriceDifference;
  stock: number;
  sku: string | null;
}

export interface AttributeSnapshot {
  id: string;
  name: string;
  kind: AttributeKind;
  variations: VariationSnapshot[];
}

export interface PictureSnapshot {
  pictureId: string | null;
  source: string | null;
}

/** A product as stored: plain JSON, deeply equal when no field differs. */
export interface ProductSnapshot {
  id: string;
  slug: string;
  version: number;
  name: string;
  sku: string;
  shortDescription: string;
  description: string;
  /** Empty when it has none. */
  brand: string;
  model: string;
  categoryId: string | null;
  tags: string[];
  pictures: PictureSnapshot[];
  basePriceKurus: number;
  minOrderQuantity: number;
  unit: string;
  inStock: boolean;
  stockQuantity: number;
  isNew: boolean;
  isFeatured: boolean;
  rating: number;
  reviewCount: number;
  deliveryTime: string | null;
  warranty: string | null;
  certifications: string[];
  features: string[];
  applications: string[];
  technicalSpecs: TechnicalSpecSnapshot[];
  attributes: AttributeSnapshot[];
  seoTitle: string | null;
  seoDescription: string | null;
  seoKeywords: string[];
  /** Set by archiving and restoring alone. */
  isArchived: boolean;
}
