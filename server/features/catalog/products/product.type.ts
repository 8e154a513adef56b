import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import type { AttributeKind } from '../drafts/product.draft.js';
import { DeliveryPart } from '../offers/delivery.type.js';
import { Category } from './category.type.js';

export const AttributeTypeEnum = registerValueEnum<AttributeKind>({
  name: 'AttributeType',
  description: 'How the choices of a group are shown.',
  values: {
    select: 'As text.',
    color: 'As colours; value is the colour.',
    size: 'As sizes.',
    text: 'As labelled choices.',
  },
});

@ObjectType({ description: 'A line of the data sheet.' })
export class TechnicalSpec {
  @Field(() => String, { description: 'Name of the spec: Kapasite.' })
  name: string;

  @Field(() => String, { description: 'The value as written: 1.250,5.' })
  value: string;

  @Field(() => String, { nullable: true, description: 'Unit of the value: kW.' })
  unit: string | null;

  @Field(() => String, { nullable: true, description: 'Heading of its group in the specification table.' })
  group: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The value as a number, where it is one (decimal comma read the Turkish way).',
  })
  numericValue: number | null;
}

@ObjectType({ description: 'One choice of a group.' })
export class ProductVariation {
  @Field(() => Id, { description: 'Stable as long as the choice keeps its name.' })
  id: string;

  @Field(() => String, { description: 'As shown.' })
  name: string;

  @Field(() => String, { description: 'Value of the choice: a colour, a size.' })
  value: string;

  @Field(() => Money, {
    nullable: true,
    description: 'Signed net difference added to the base price; null when priceOnRequest is true.',
  })
  price: number | null;

  @Field(() => Boolean, {
    description: 'True when no price is published with this choice (Fiyat Sorunuz), whatever else is chosen.',
  })
  priceOnRequest: boolean;

  @Field(() => Int, {
    description:
      'Units in stock at the last change of the catalog; 0 in all choices of a group: they are not counted, unless orders sold the group out. The current stock is in calculatePrice.',
  })
  stock: number;

  @Field(() => String, { nullable: true, description: 'Stock keeping unit of the choice.' })
  sku: string | null;
}

@ObjectType({ description: 'A group of choices of a product.' })
export class ProductAttribute {
  @Field(() => Id, { description: 'Stable as long as the group keeps its name.' })
  id: string;

  @Field(() => String, { description: 'What is chosen: Malzeme.' })
  name: string;

  @Field(() => AttributeTypeEnum, { description: 'How the choices are shown.' })
  type: AttributeKind;

  @Field(() => [ProductVariation], { description: 'In their order; the first is the default.' })
  variations: ProductVariation[];

  /** Set once orders took the last piece of the group; its zeros are counted from then on. */
  isSoldOut: boolean;
}

@ObjectType({ description: 'A brand; spellings that fold alike are one.' })
export class Brand {
  @Field(() => Id, { description: 'Folded name; stable in addresses. Empty for a product without a brand.' })
  key: string;

  @Field(() => String, { description: 'As first written.' })
  name: string;
}

@ObjectType({ description: 'What a product costs, calculated by the shop.' })
export class PriceCalculation {
  @Field(() => Money, { description: 'Net price of one unit; 0 is price on request.' })
  unitPrice: number;

  @Field(() => Money, { description: 'One unit with tax, whatever the quantity; 0 is price on request.' })
  unitGross: number;

  @Field(() => Int, { description: 'Within the limits of the product: at least its minimum, at most 99999.' })
  quantity: number;

  @Field(() => Money, { description: 'Net sum.' })
  net: number;

  @Field(() => Money, { description: 'Tax on the net sum, rounded half-up once.' })
  tax: number;

  @Field(() => Money, { description: 'Net and tax.' })
  gross: number;

  @Field(() => Int, { description: 'Basis points: 2000 is 20 %.' })
  taxRate: number;

  @Field(() => Boolean, { description: 'True when no price is published (Fiyat Sorunuz).' })
  priceOnRequest: boolean;

  @Field(() => Int, {
    description:
      'Smallest stock among product and chosen variations: the current one in calculatePrice, elsewhere as of the last change of the catalog.',
  })
  stock: number;

  @Field(() => Boolean, {
    description: 'False when the chosen combination is not available; as current as the stock.',
  })
  available: boolean;

  @Field(() => [DeliveryPart], {
    description:
      'When the quantity is delivered: what is in stock first; as current as the stock. Empty while the price is on request: the quote says it.',
  })
  delivery: DeliveryPart[];

  @Field(() => String, {
    nullable: true,
    description:
      'The same as the documents of an order say it: tedarik edilerek en geç 30 gün; null while the price is on request.',
  })
  deliveryText: string | null;
}

@ObjectType({ description: 'A product visitors may see.' })
export class Product {
  @Field(() => Id, { description: 'UUID; never changes.' })
  id: string;

  @Field(() => String, { description: 'Its address below /urun/.' })
  slug: string;

  @Field(() => String, { description: 'As shown.' })
  name: string;

  @Field(() => String, { description: 'A sentence for cards and lists; may be empty.' })
  shortDescription: string;

  @Field(() => Brand, { description: 'Its brand.' })
  brand: Brand;

  @Field(() => String, { description: 'Model of the maker; may be empty.' })
  model: string;

  @Field(() => String, { description: 'Stock keeping unit; unique, compared without case.' })
  sku: string;

  @Field(() => Category, { nullable: true, description: 'Null when the product has no category.' })
  category: Category | null;

  @Field(() => String, { description: 'Name of the category, or Kategorisiz.' })
  categoryName: string;

  @Field(() => [String], { description: 'Keywords it is also found by.' })
  tags: string[];

  @Field(() => Money, { description: 'Net price of one unit without variations; 0 is price on request.' })
  basePrice: number;

  @Field(() => Money, {
    description: 'Net unit price by default, as lists filter and sort; 0 is on request.',
  })
  defaultPrice: number;

  @Field(() => Boolean, {
    description: 'True when no price is published (Fiyat Sorunuz) for the default variations.',
  })
  priceOnRequest: boolean;

  @Field(() => Int, { description: 'Fewest units sold at once.' })
  minOrderQuantity: number;

  @Field(() => String, { description: 'What is counted: adet, metre, «0,5 metre».' })
  unit: string;

  @Field(() => Boolean, { description: 'A flag that staff set; not derived from the stock.' })
  inStock: boolean;

  @Field(() => Boolean, { description: 'Shown as YENİ.' })
  isNew: boolean;

  @Field(() => Boolean, { description: 'Shown as ÖNE ÇIKAN.' })
  isFeatured: boolean;

  @Field(() => Boolean, { description: 'Made to measure: its buyer cannot withdraw (cayma) from it.' })
  isMadeToMeasure: boolean;

  @Field(() => Float, { description: '0 to 5.' })
  rating: number;

  @Field(() => Int, { description: 'Reviews behind the rating; without any, no stars are shown.' })
  reviewCount: number;

  @Field(() => String, { nullable: true, description: 'Free text: 2-3 hafta.' })
  deliveryTime: string | null;

  @Field(() => Boolean, { description: 'True when it leaves within the fast-delivery time (1 hafta).' })
  fastDelivery: boolean;

  @Field(() => [String], { description: 'CE, ISO 9001 and the like.' })
  certifications: string[];

  @Field(() => Int, { description: 'Counts the edits of this product.' })
  version: number;

  @Field(() => DateTime, { description: 'When it was added to the catalog.' })
  createdAt: Date;

  @Field(() => DateTime, { description: 'When it was last edited.' })
  updatedAt: Date;

  /** The resolver returns only as many as requested. */
  specs: TechnicalSpec[];
}

@ObjectType({ description: 'A product that is no longer sold, and what took its place.' })
export class DiscontinuedProduct {
  @Field(() => String, { description: 'As it was shown.' })
  name: string;

  @Field(() => Product, { description: 'The public product that replaces it, also where others did before.' })
  successor: Product;
}
