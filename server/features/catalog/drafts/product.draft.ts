import type { PriceDifference } from '../../../kernel/money/money.js';
import type { PlainValues } from './product.fields.js';

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

/** A choice. What is left out stays as it is in the choice it edits, and takes the default in a new one. */
export interface VariationDraft {
  /** Of the choice it edits, which may have another name by now; without it the one of the same folded name. */
  id?: string;
  name: string;
  /** Value of the choice (a colour code, a size); the name by default. */
  value?: string;
  /** 0 by default. One that takes the whole price of the product is stored as null. */
  priceKurus?: PriceDifference;
  /** 0 by default. */
  stock?: number;
  sku?: string | null;
}

/** A group of choices. Ids survive an edit: carts, shared addresses and reports go by them. */
export interface AttributeDraft {
  /** Of the group it edits, which may have another name by now; without it the one of the same folded name. */
  id?: string;
  name: string;
  /** `select` when absent. */
  kind?: AttributeKind;
  variations: VariationDraft[];
}

/** A picture of the shop, the address of one that was never fetched, or both; one with neither is left out. */
export interface PictureDraft {
  pictureId?: string | null;
  source?: string | null;
  /** What it shows, for those who do not see it; as before when left out. */
  alt?: string;
}

export const DOCUMENT_KINDS = ['data_sheet', 'drawing', 'certificate', 'manual'] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** A file that belongs to a product. */
export interface ProductDocument {
  /** Of the stored file. */
  fileId: string;
  kind: DocumentKind;
  /** Two letters of ISO 639: `tr`. */
  language: string;
  title: string;
}

/**
 * The input of a save. A field left out keeps its value on an edit and takes the default of the shop in a new product. Blank entries of lists are dropped, the others trimmed and de-duplicated by the writer.
 */
export interface ProductDraft extends Pick<PlainValues, 'name'>, Partial<Omit<PlainValues, 'name'>> {
  sku: string;
  /** Without it a new product gets one made from its name and an edited one keeps its own. */
  slug?: string;
  /** Name of the brand; spellings that fold alike are one brand, the first one is shown. */
  brand?: string;
  /** Null is «Kategorisiz». */
  categoryId?: string | null;
  pictures?: PictureDraft[];
  technicalSpecs?: TechnicalSpecDraft[];
  attributes?: AttributeDraft[];
  documents?: ProductDocument[];
  /** What replaces it. */
  successorId?: string | null;
  /** What serves instead of it. */
  equivalentIds?: string[];
  sparePartIds?: string[];
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
  alt: string;
}

/** A product as stored: plain JSON, deeply equal when no field differs. */
export interface ProductSnapshot extends PlainValues {
  id: string;
  slug: string;
  version: number;
  sku: string;
  /** Empty when it has none. */
  brand: string;
  categoryId: string | null;
  pictures: PictureSnapshot[];
  technicalSpecs: TechnicalSpecSnapshot[];
  attributes: AttributeSnapshot[];
  documents: ProductDocument[];
  successorId: string | null;
  equivalentIds: string[];
  sparePartIds: string[];
  /** Set by archiving and restoring alone. */
  isArchived: boolean;
}
