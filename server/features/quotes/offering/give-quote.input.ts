import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsISO8601,
  IsOptional,
  IsUUID,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  ClearableLine,
  ClearableText,
  NeededLine,
  NeededText,
  OptionalIdempotencyKey,
} from '../../../kernel/input/input-fields.js';
import { MAX_QUANTITY } from '../../../kernel/money/money.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import { MAX_QUOTE_FILES } from '../files/quote-files.js';

const MAX_TEXT = 2_000;
const MAX_LINES = 200;
const MAX_VARIATIONS = 50;
const MAX_DISCOUNT = 9_999;
const MAX_TERM_DAYS = 365;
/** So that no line is more than an exact integer. */
const MAX_PRICE = Math.floor(Number.MAX_SAFE_INTEGER / MAX_QUANTITY);

@InputType({ description: 'A line of an offer: a product, or a free line such as freight.' })
export class QuoteOfferLineInput {
  @IsUUID()
  @Field(() => Id, { description: 'Random UUID, each once.' })
  id: string;

  @IsOptional()
  @IsUUID()
  @Field(() => Id, { nullable: true, description: 'The asked line that it answers.' })
  askedLineId?: string | null;

  @IsOptional()
  @IsUUID()
  @Field(() => Id, { nullable: true, description: 'The line of this offer that it may take the place of.' })
  alternativeOf?: string | null;

  @IsOptional()
  @IsUUID()
  @Field(() => Id, { nullable: true, description: 'The product; null for a free line.' })
  productId?: string | null;

  @IsOptional()
  @ArrayMaxSize(MAX_VARIATIONS)
  @IsUUID('all', { each: true })
  @Field(() => [Id], {
    nullable: true,
    description: 'Chosen variations; the first of each group that none is named of.',
  })
  variationIds?: string[] | null;

  @ClearableText({ maxLength: MAX_TEXT, description: 'Needed without a product; at most 2,000 characters.' })
  description?: string | null;

  @IsInt()
  @Min(1)
  @Max(MAX_QUANTITY)
  @Field(() => Int, { description: 'Whole steps of the unit, 1 to 99999.' })
  quantity: number;

  @NeededLine({ maxLength: 40, description: 'Unit of a free line; a product has its own.' })
  unit: string;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_PRICE)
  @Field(() => Money, { nullable: true, description: 'Net list price of one unit; null without one.' })
  listPrice?: number | null;

  @IsInt()
  @Min(0)
  @Max(MAX_PRICE)
  @Field(() => Money, { description: 'Net price of one unit, the discount taken off; above 0.' })
  unitPrice: number;

  @IsInt()
  @Min(0)
  @Max(MAX_DISCOUNT)
  @Field(() => Int, {
    description:
      'Discount as it was typed, in basis points; what both prices say where it does not fit them.',
  })
  discount: number;

  @ClearableLine({ maxLength: 200, description: 'When it is delivered, at most 200 characters.' })
  deliveryTime?: string | null;
}

@InputType({ isAbstract: true })
abstract class OfferInput {
  @IsUUID()
  @Field(() => Id, { description: 'The quote.' })
  id: string;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_LINES)
  @ArrayUnique(({ id }: QuoteOfferLineInput) => id)
  @ValidateNested({ each: true })
  @Type(() => QuoteOfferLineInput)
  @Field(() => [QuoteOfferLineInput], { description: '1 to 200 lines, alternatives among them.' })
  lines: QuoteOfferLineInput[];

  @IsInt()
  @Min(0)
  @Max(MAX_PRICE)
  @Field(() => Money, { description: 'Shipping, tax included.' })
  shipping: number;
}

@InputType({ description: 'What an offer would cost.' })
export class QuotePreviewInput extends OfferInput {}

/** An offer as it is printed, given or not. */
@InputType({ isAbstract: true })
export class OfferPaperInput extends OfferInput {
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  @IsISO8601({ strict: true })
  @Field(() => String, {
    description: 'Last day of Istanbul on which it may be accepted, YYYY-MM-DD; tomorrow to a year ahead.',
  })
  validUntil: string;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_TERM_DAYS)
  @Field(() => Int, { nullable: true, description: 'Days to pay within, at most 365.' })
  paymentTermDays?: number | null;

  @ClearableText({ maxLength: MAX_TEXT, description: 'Terms of payment and delivery.' })
  terms?: string | null;

  @ClearableText({ maxLength: MAX_TEXT, description: 'Note to the buyer.' })
  note?: string | null;

  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, { nullable: true, description: 'Whether the buyer is mailed; yes when left out.' })
  isBuyerNotified?: boolean | null;
}

@InputType({ description: 'The next offer of a quote.' })
export class GiveQuoteInput extends OfferPaperInput {
  @IsInt()
  @Min(1)
  @Field(() => Int, {
    description: 'Version that was read; VERSION_CONFLICT when the quote has changed since.',
  })
  expectedVersion: number;
}

@InputType({ description: 'A message of the shop to the buyer.' })
export class ReplyToQuoteInput {
  @IsUUID()
  @Field(() => Id, { description: 'The quote.' })
  id: string;

  @NeededText({
    maxLength: MAX_TEXT,
    description: 'The message, which the buyer is mailed; at most 2,000 characters.',
  })
  message: string;

  @IsOptional()
  @ArrayMaxSize(MAX_QUOTE_FILES)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  @Field(() => [Id], { nullable: true, description: 'Files uploaded to POST /teklif-dosyasi, at most 10.' })
  files?: string[] | null;

  @OptionalIdempotencyKey(
    'Random text of at least 16 characters, one per message: sent again with the same body it is written once.',
  )
  idempotencyKey?: string | null;
}
