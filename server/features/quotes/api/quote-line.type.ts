import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import { readSalesUnit, SalesUnit } from '../../../kernel/sales-unit/sales-unit.js';
import { SelectedVariation } from '../../cart/index.js';
import type { AskedLine, LineText, OfferedLine } from '../history/quote.events.js';

@ObjectType({ isAbstract: true })
abstract class LineOfQuote {
  @Field(() => Id, { description: 'Random UUID.' })
  id: string;

  @Field(() => Id, {
    nullable: true,
    description: 'The product, which may no longer exist; null without one.',
  })
  productId: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the product at that time; null without one.' })
  productName: string | null;

  @Field(() => String, { nullable: true, description: 'SKU of the product; null without one.' })
  sku: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Brand of the product, may be empty; null without one.',
  })
  brand: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Model of the product, may be empty; null without one.',
  })
  model: string | null;

  @Field(() => String, { nullable: true, description: 'Slug of the product at that time; null without one.' })
  slug: string | null;

  @Field(() => [SelectedVariation], { description: 'Chosen variations, by the names of that time.' })
  selectedVariations: SelectedVariation[];

  @Field(() => Int, { description: 'Whole steps of the unit.' })
  quantity: number;

  @Field(() => String, { description: 'What is counted: adet, «0,5 metre».' })
  unit: string;

  @Field(() => SalesUnit, { description: 'The same in parts.' })
  salesUnit: SalesUnit;

  @Field(() => Money, {
    nullable: true,
    description: 'Net list price of one unit; null where there was none.',
  })
  listPrice: number | null;

  pictureIds: readonly string[];
}

@ObjectType({ description: 'What was asked for: a product, or what the buyer wrote.' })
export class QuoteLine extends LineOfQuote {
  @Field(() => String, {
    nullable: true,
    description: 'What the buyer wrote; null without it, and once erased.',
  })
  asWritten: string | null;

  @Field(() => String, { nullable: true, description: "The buyer's own part number; null without one." })
  ownPartNumber: string | null;

  @Field(() => Money, { nullable: true, description: 'Net price of one unit that the buyer hopes for.' })
  targetPrice: number | null;

  @Field(() => String, { nullable: true, description: 'Day of Istanbul on which it is wanted, YYYY-MM-DD.' })
  wantedOn: string | null;

  static of(line: AskedLine, text: LineText | undefined): QuoteLine {
    return Object.assign(new QuoteLine(), partsOf(line), {
      asWritten: text?.asWritten ?? null,
      ownPartNumber: text?.ownPartNumber ?? null,
      targetPrice: line.targetPriceKurus,
      wantedOn: line.wantedOn,
    });
  }
}

@ObjectType({ description: 'A line of an offer.' })
export class QuoteOfferLine extends LineOfQuote {
  @Field(() => Id, { nullable: true, description: 'The asked line that it answers; null for an added one.' })
  askedLineId: string | null;

  @Field(() => Id, {
    nullable: true,
    description:
      'The line of the offer that this alternative (muadil) may replace; it counts only once chosen.',
  })
  alternativeOf: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of a free line, such as freight; else what staff added.',
  })
  description: string | null;

  @Field(() => Money, { description: 'Net price of one unit, the discount taken off.' })
  unitPrice: number;

  @Field(() => Int, { description: 'Taken off the list price, in basis points: 1000 is 10 %.' })
  discount: number;

  @Field(() => Money, { description: 'Net price of the line.' })
  totalPrice: number;

  @Field(() => String, { nullable: true, description: 'When it is delivered, as staff wrote it.' })
  deliveryTime: string | null;

  static of(line: OfferedLine): QuoteOfferLine {
    const { askedLineId, alternativeOf, description, deliveryTime } = line;
    return Object.assign(new QuoteOfferLine(), partsOf(line), {
      askedLineId,
      alternativeOf,
      description,
      deliveryTime,
      unitPrice: line.unitPriceKurus,
      discount: line.discountBasisPoints,
      totalPrice: line.totalPriceKurus,
    });
  }
}

function partsOf(line: AskedLine | OfferedLine): LineOfQuote {
  const { id, productId, product, selectedVariations, quantity, unit, listPriceKurus } = line;
  return {
    id,
    productId,
    selectedVariations,
    quantity,
    unit,
    productName: product?.name ?? null,
    sku: product?.sku ?? null,
    brand: product?.brand ?? null,
    model: product?.model ?? null,
    slug: product?.slug ?? null,
    salesUnit: readSalesUnit(unit),
    listPrice: listPriceKurus,
    pictureIds: product?.pictureIds ?? [],
  };
}
