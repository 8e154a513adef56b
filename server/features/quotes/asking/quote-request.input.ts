import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsEnum,
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
  NeededEmail,
  NeededLine,
  NeededPhone,
  OptionalIdempotencyKey,
} from '../../../kernel/input/input-fields.js';
import { MAX_QUANTITY } from '../../../kernel/money/money.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import { type ChosenVariationInput, ChosenVariations } from '../../catalog/index.js';
import { ConsentTextInput } from '../../consents/index.js';
import { MAX_QUOTE_FILES } from '../files/quote-files.js';
import type { AskedOrigin } from '../history/quote.statuses.js';

const MAX_NAME = 200;
const MAX_TEXT = 2_000;
const MAX_LINES = 100;
const MAX_REFERENCE = 100;
const MAX_UNIT = 20;
const MAX_ANSWERS = 20;
const MAX_SECONDS = 10_000_000;

const AskedOriginEnum = registerValueEnum<AskedOrigin>({
  name: 'QuoteRequestOrigin',
  description: 'Where a buyer begins to ask.',
  values: {
    form: 'The page /teklif-al.',
    product: 'A product.',
    cart: 'The cart.',
    wizard: 'The product wizard.',
  },
});

@InputType({ description: 'An answer about what is asked for, as a specification.' })
export class QuoteAnswerInput {
  @NeededLine({ maxLength: MAX_REFERENCE, description: 'What was asked, at most 100 characters.' })
  spec: string;

  @NeededLine({ maxLength: MAX_NAME, description: 'The answer, at most 200 characters.' })
  value: string;

  @ClearableLine({ maxLength: MAX_UNIT, description: 'Unit of a number, at most 20 characters.' })
  unit?: string | null;
}

@InputType({ description: 'Who asks.' })
export class QuoteBuyerInput {
  @NeededLine({ maxLength: MAX_NAME, description: 'First and last name, at most 200 characters.' })
  name: string;

  @NeededEmail('E-mail address for the offer.')
  email: string;

  @NeededPhone()
  phone: string;

  @ClearableLine({ maxLength: MAX_NAME, description: 'Company, at most 200 characters.' })
  company?: string | null;
}

@InputType({ description: 'One thing that is asked for: a product, or what it is in words.' })
export class QuoteLineInput {
  @IsOptional()
  @IsUUID()
  @Field(() => Id, { nullable: true, description: 'The product; without it the text says what is wanted.' })
  productId?: string | null;

  @ChosenVariations()
  variations?: ChosenVariationInput[] | null;

  @ClearableText({ maxLength: MAX_TEXT, description: 'As the buyer wrote it, at most 2,000 characters.' })
  text?: string | null;

  @IsInt()
  @Min(1)
  @Max(MAX_QUANTITY)
  @Field(() => Int, { description: 'Whole steps, 1 to 99999; raised to the minimum of the product.' })
  quantity: number;

  @ClearableLine({ maxLength: 40, description: 'Unit of a line without a product; adet when left out.' })
  unit?: string | null;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  @Field(() => Money, { nullable: true, description: 'Net price of one unit that the buyer hopes for.' })
  targetPrice?: number | null;

  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  @IsISO8601({ strict: true })
  @Field(() => String, { nullable: true, description: 'Day of Istanbul on which it is wanted, YYYY-MM-DD.' })
  wantedOn?: string | null;

  @ClearableLine({ maxLength: MAX_NAME, description: "The buyer's own part number." })
  ownPartNumber?: string | null;
}

@InputType({ description: "The buyer's own references; mails and papers name them." })
export class QuoteReferencesInput {
  @ClearableLine({ maxLength: MAX_REFERENCE, description: 'Number of their purchase order.' })
  purchaseOrder?: string | null;

  @ClearableLine({ maxLength: MAX_REFERENCE, description: 'Their project or building site.' })
  project?: string | null;

  @ClearableLine({ maxLength: MAX_REFERENCE, description: 'Number of their requisition.' })
  requisition?: string | null;
}

@InputType({ description: 'A request for a quote.' })
export class RequestQuoteInput {
  @ValidateNested()
  @Type(() => QuoteBuyerInput)
  @Field(() => QuoteBuyerInput, { description: 'Who asks.' })
  buyer: QuoteBuyerInput;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_LINES)
  @ValidateNested({ each: true })
  @Type(() => QuoteLineInput)
  @Field(() => [QuoteLineInput], { description: '1 to 100 lines.' })
  lines: QuoteLineInput[];

  @ClearableText({ maxLength: MAX_TEXT, description: 'Message, at most 2,000 characters.' })
  message?: string | null;

  @ClearableLine({ maxLength: MAX_NAME, description: 'Left empty: people do not see this field.' })
  website?: string | null;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_SECONDS)
  @Field(() => Int, {
    nullable: true,
    description: 'How long the form was open; below 3 it is refused, except from customers.',
  })
  filledInSeconds?: number | null;

  @IsOptional()
  @ValidateNested()
  @Type(() => QuoteReferencesInput)
  @Field(() => QuoteReferencesInput, { nullable: true, description: "The buyer's own references." })
  references?: QuoteReferencesInput | null;

  @IsOptional()
  @ArrayMaxSize(MAX_QUOTE_FILES)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  @Field(() => [Id], { nullable: true, description: 'Files uploaded to POST /teklif-dosyasi, at most 10.' })
  files?: string[] | null;

  @IsOptional()
  @IsEnum(AskedOriginEnum)
  @Field(() => AskedOriginEnum, { nullable: true, description: 'Where it began; FORM when left out.' })
  origin?: AskedOrigin | null;

  @IsOptional()
  @ArrayMaxSize(MAX_ANSWERS)
  @ValidateNested({ each: true })
  @Type(() => QuoteAnswerInput)
  @Field(() => [QuoteAnswerInput], {
    nullable: true,
    description:
      'What else is known of the need, such as the answers of the wizard, at most 20. Nothing personal.',
  })
  answers?: QuoteAnswerInput[] | null;

  @IsOptional()
  @ValidateNested()
  @Type(() => ConsentTextInput)
  @Field(() => ConsentTextInput, {
    nullable: true,
    description: 'checkoutOptions.marketingConsent, if the buyer agreed to it by an act of their own.',
  })
  marketingConsent?: ConsentTextInput | null;

  @OptionalIdempotencyKey(
    'Random text of at least 16 characters, one per request: sending it again with the same body returns the same quote.',
  )
  idempotencyKey?: string | null;
}
