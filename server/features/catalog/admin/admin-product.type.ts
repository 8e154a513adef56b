import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { HistoryActor } from '../../../kernel/actor/history-actor.type.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import { Seo } from '../../settings/index.js';
import type { AttributeKind } from '../drafts/product.draft.js';
import { ProductDocumentType } from '../documents/product-document.type.js';
import { Picture } from '../pictures/picture.type.js';
import { AttributeTypeEnum, TechnicalSpec } from '../products/product.type.js';
import { type ProductGap, ProductGapEnum } from './product.gaps.js';

@ObjectType({ description: 'A choice as staff edit it.' })
export class AdminVariation {
  @Field(() => Id, { description: 'Stays when the choice is renamed.' })
  id: string;

  @Field(() => String, { description: 'As shown.' })
  name: string;

  @Field(() => String, { description: 'Value of the choice: a colour, a size.' })
  value: string;

  @Field(() => Money, {
    nullable: true,
    description: 'Signed net difference to the base price; null is a price on request (Fiyat Sorunuz).',
  })
  price: number | null;

  @Field(() => Int, { description: 'Units in stock now.' })
  stock: number;

  @Field(() => String, { nullable: true, description: 'Stock keeping unit of the choice.' })
  sku: string | null;
}

@ObjectType({ description: 'A group of choices as staff edit it.' })
export class AdminAttribute {
  @Field(() => Id, { description: 'Stays when the group is renamed.' })
  id: string;

  @Field(() => String, { description: 'What is chosen: Malzeme.' })
  name: string;

  @Field(() => AttributeTypeEnum, { description: 'How the choices are shown.' })
  type: AttributeKind;

  @Field(() => [AdminVariation], { description: 'In their order; the first is the default.' })
  variations: AdminVariation[];
}

@ObjectType({ description: 'A picture of a product as staff edit it.' })
export class AdminProductPicture {
  @Field(() => Picture, { nullable: true, description: 'Null while it is only an address.' })
  picture: Picture | null;

  @Field(() => String, { nullable: true, description: 'Address of a picture that was never fetched.' })
  source: string | null;

  @Field(() => String, { description: 'What it shows, for those who do not see it; may be empty.' })
  alt: string;
}

@ObjectType({ description: 'A product that belongs to another, hidden or archived or not.' })
export class AdminRelatedProduct {
  @Field(() => Id, { description: 'UUID; never changes.' })
  id: string;

  @Field(() => String, { description: 'As shown.' })
  name: string;

  @Field(() => String, { description: 'Stock keeping unit.' })
  sku: string;

  @Field(() => Boolean, { description: 'Out of sale.' })
  isArchived: boolean;
}

@ObjectType({ description: 'The category of a product, hidden or not.' })
export class AdminCategoryName {
  @Field(() => Id, { description: 'Short and stable.' })
  id: string;

  @Field(() => String, { description: 'As shown.' })
  name: string;
}

@ObjectType({ isAbstract: true })
export abstract class AdminProductFields {
  @Field(() => Id, { description: 'UUID; never changes.' })
  id: string;

  @Field(() => Int, { description: 'Counts the edits; a save names the one it was made on.' })
  version: number;

  @Field(() => String, { description: 'Its address below /urun/.' })
  slug: string;

  @Field(() => String, { description: 'As shown.' })
  name: string;

  @Field(() => String, { description: 'Stock keeping unit; unique, compared without case.' })
  sku: string;

  @Field(() => String, { description: 'Name of the brand; empty without one.' })
  brand: string;

  @Field(() => String, { description: 'Model of the maker; may be empty.' })
  model: string;

  @Field(() => AdminCategoryName, { nullable: true, description: 'Null is «Kategorisiz».' })
  category: AdminCategoryName | null;

  @Field(() => Money, { description: 'Net price of one unit; 0 is a price on request.' })
  basePrice: number;

  @Field(() => Int, { description: 'Units in stock now; orders lower it without changing the version.' })
  stockQuantity: number;

  @Field(() => Boolean, { description: 'Whether it counts as available; not derived from the stock.' })
  inStock: boolean;

  @Field(() => String, { description: 'What is counted: adet, metre, «0,5 metre».' })
  unit: string;

  @Field(() => Boolean, { description: 'Shown as YENİ.' })
  isNew: boolean;

  @Field(() => Boolean, { description: 'Shown as ÖNE ÇIKAN.' })
  isFeatured: boolean;

  @Field(() => Boolean, {
    description: 'Made to the measure of its buyer, who cannot withdraw (cayma) from it.',
  })
  isMadeToMeasure: boolean;

  @Field(() => Float, { description: '0 to 5.' })
  rating: number;

  @Field(() => Int, { description: 'Reviews behind the rating.' })
  reviewCount: number;

  @Field(() => Boolean, { description: 'Out of sale: unknown to visitors, carts and new orders.' })
  isArchived: boolean;

  @Field(() => Boolean, {
    description: 'Whether visitors see it: false as well when its category is hidden.',
  })
  isPublic: boolean;

  @Field(() => [ProductGapEnum], { description: 'What it lacks (eksik bilgi).' })
  gaps: ProductGap[];

  @Field(() => DateTime, { description: 'When it was last edited.' })
  updatedAt: Date;
}

@ObjectType({ description: 'A product as staff and programs keep it, also a hidden or archived one.' })
export class AdminProduct extends AdminProductFields {
  @Field(() => String, { description: 'A sentence for cards and lists.' })
  shortDescription: string;

  @Field(() => String, { description: 'Running text; blank lines separate paragraphs.' })
  description: string;

  @Field(() => Int, { description: 'Fewest units sold at once.' })
  minOrderQuantity: number;

  @Field(() => String, { nullable: true, description: 'Free text: 2-3 hafta.' })
  deliveryTime: string | null;

  @Field(() => String, { nullable: true, description: 'Free text: 2 yıl.' })
  warranty: string | null;

  @Field(() => [String], { description: 'CE, ISO 9001 and the like.' })
  certifications: string[];

  @Field(() => [String], { description: 'What it has, a sentence each.' })
  features: string[];

  @Field(() => [String], { description: 'Where it is used, a sentence each.' })
  applications: string[];

  @Field(() => [String], { description: 'Keywords it is also found by.' })
  tags: string[];

  @Field(() => Seo, { description: 'Title, description and keywords for search engines.' })
  seo: Seo;

  @Field(() => [TechnicalSpec], { description: 'In the order of the data sheet.' })
  technicalSpecs: TechnicalSpec[];

  @Field(() => [AdminAttribute], { description: 'Groups of choices in their order.' })
  attributes: AdminAttribute[];

  @Field(() => [AdminProductPicture], { description: 'In their order; the first is the main one.' })
  pictures: AdminProductPicture[];

  @Field(() => [ProductDocumentType], { description: 'Data sheets, drawings and the like, in their order.' })
  documents: ProductDocumentType[];

  @Field(() => AdminRelatedProduct, { nullable: true, description: 'What replaces it.' })
  successor: AdminRelatedProduct | null;

  @Field(() => [AdminRelatedProduct], { description: 'What serves instead of it, in their order.' })
  equivalents: AdminRelatedProduct[];

  @Field(() => [AdminRelatedProduct], { description: 'Its spare parts, in their order.' })
  spareParts: AdminRelatedProduct[];

  @Field(() => DateTime, { description: 'When it was added to the catalog.' })
  createdAt: Date;

  @Field(() => HistoryActor, { description: 'Who edited it last.' })
  updatedBy: HistoryActor;
}
