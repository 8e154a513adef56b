import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import { SelectedVariation } from '../../cart/index.js';

@ObjectType({ description: 'A line that an offer may start with.' })
export class QuoteDraftLine {
  @Field(() => Id, { nullable: true, description: 'The asked line that it answers.' })
  askedLineId: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The line of this draft that it may take the place of, counted from 0.',
  })
  alternativeOf: number | null;

  @Field(() => Id, { nullable: true, description: 'The product; null for a free line.' })
  productId: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the product; null without one.' })
  productName: string | null;

  @Field(() => String, { nullable: true, description: 'SKU of the product; null without one.' })
  sku: string | null;

  @Field(() => [SelectedVariation], { description: 'Chosen variations.' })
  selectedVariations: SelectedVariation[];

  @Field(() => String, { nullable: true, description: 'What the buyer wrote, or staff in the last offer.' })
  description: string | null;

  @Field(() => Int, { description: 'Whole steps of the unit.' })
  quantity: number;

  @Field(() => String, { description: 'What is counted.' })
  unit: string;

  @Field(() => Money, { nullable: true, description: 'Net list price of one unit; null on request.' })
  listPrice: number | null;

  @Field(() => Money, {
    nullable: true,
    description: 'Net price of one unit; null where staff have to name it.',
  })
  unitPrice: number | null;

  @Field(() => Int, { description: 'Taken off the list price, in basis points.' })
  discount: number;

  @Field(() => String, { nullable: true, description: 'When it is delivered.' })
  deliveryTime: string | null;
}

@ObjectType({
  description:
    'What an offer starts from: the request at the prices of today, or the newest offer. Nothing of it is stored.',
})
export class QuoteDraft {
  @Field(() => [QuoteDraftLine], { description: 'Its lines.' })
  lines: QuoteDraftLine[];

  @Field(() => Money, { description: 'Shipping, tax included.' })
  shipping: number;

  @Field(() => Int, { description: 'Tax rate in basis points: 2000 is 20 %.' })
  taxRate: number;

  @Field(() => String, { description: 'In 30 days, a day of Istanbul, YYYY-MM-DD.' })
  validUntil: string;

  @Field(() => Int, { nullable: true, description: 'Days to pay within; null when it is paid as any order.' })
  paymentTermDays: number | null;

  @Field(() => String, { nullable: true, description: 'Terms of the newest offer.' })
  terms: string | null;

  @Field(() => String, { nullable: true, description: 'Note of the newest offer.' })
  note: string | null;
}

@ObjectType({ description: 'What an offer would cost, without alternatives.' })
export class QuotePreview {
  @Field(() => Money, { description: 'Net list prices of the lines that have one.' })
  listTotal: number;

  @Field(() => Money, { description: 'Net sum of the lines.' })
  subtotal: number;

  @Field(() => Money, { description: 'Tax (KDV) on the net sum, rounded once.' })
  tax: number;

  @Field(() => Int, { description: 'Tax rate in basis points: 2000 is 20 %.' })
  taxRate: number;

  @Field(() => Money, { description: 'Shipping, tax included.' })
  shipping: number;

  @Field(() => Money, { description: 'Amount to be paid.' })
  total: number;
}
