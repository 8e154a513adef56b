import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsEnum,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  ClearableText,
  NeededEmail,
  NeededLine,
  NeededText,
  OptionalIdempotencyKey,
} from '../../../kernel/input/input-fields.js';
import { IsOneLine } from '../../../kernel/input/typed-text.js';
import { FilterArgs } from '../../../kernel/listing/list.args.js';
import { MAX_QUANTITY } from '../../../kernel/money/money.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import { DeclineReasonEnum, QuoteStatusEnum } from '../api/quote.enums.js';
import { MAX_QUOTE_FILES } from '../files/quote-files.js';
import type { DeclineReason, QuoteStatus } from '../history/quote.statuses.js';

const MAX_TEXT = 2_000;
const MAX_LINES = 200;
const MAX_NUMBER = 50;
const MAX_SEARCH = 100;
const MAX_STATUSES = 5;

@InputType()
abstract class OfOneQuote {
  @IsOptional()
  @IsString()
  @Field(() => Id, { nullable: true, description: 'Id of a quote of the signed-in customer.' })
  id?: string | null;

  @IsOptional()
  @IsString()
  @Field(() => String, { nullable: true, description: 'Or the token of its link.' })
  token?: string | null;
}

@InputType({ description: 'A message of the buyer to the shop.' })
export class SendQuoteMessageInput extends OfOneQuote {
  @NeededText({ maxLength: MAX_TEXT, description: 'At most 2,000 characters.' })
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

@InputType({ description: 'What the buyer wants otherwise of one offered line.' })
class CounterOfferLineInput {
  @IsUUID()
  @Field(() => Id, { description: 'The offered line.' })
  lineId: string;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_QUANTITY)
  @Field(() => Int, { nullable: true, description: 'Wanted quantity; leaves it when left out.' })
  quantity?: number | null;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Field(() => Money, { nullable: true, description: 'Wanted net price of one; leaves it when left out.' })
  targetPrice?: number | null;

  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, { nullable: true, description: 'Whether the line is to go.' })
  isUnwanted?: boolean | null;
}

@InputType({ description: 'What the buyer wants otherwise of the newest offer.' })
export class CounterOfferInput extends OfOneQuote {
  @IsInt()
  @Min(1)
  @Field(() => Int, { description: 'Number of the offer; QUOTE_OFFER_OUTDATED when there is a newer one.' })
  offer: number;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_LINES)
  @ArrayUnique(({ lineId }: CounterOfferLineInput) => lineId)
  @ValidateNested({ each: true })
  @Type(() => CounterOfferLineInput)
  @Field(() => [CounterOfferLineInput], { description: 'Lines that are to be otherwise.' })
  lines: CounterOfferLineInput[];

  @ClearableText({ maxLength: MAX_TEXT, description: 'At most 2,000 characters.' })
  message?: string | null;
}

@InputType({ description: 'That the buyer does not want it.' })
export class DeclineQuoteInput extends OfOneQuote {
  @IsOptional()
  @IsInt()
  @Min(1)
  @Field(() => Int, {
    nullable: true,
    description: 'Number of the newest offer; left out where there is none.',
  })
  offer?: number | null;

  @IsEnum(DeclineReasonEnum)
  @Field(() => DeclineReasonEnum, { description: 'Why.' })
  reason: DeclineReason;

  @ClearableText({ maxLength: MAX_TEXT, description: 'At most 2,000 characters.' })
  message?: string | null;
}

@InputType({ description: 'A quote whose lines are asked for once more.' })
export class RenewQuoteInput extends OfOneQuote {
  @OptionalIdempotencyKey(
    'Random text of at least 16 characters, one per request: sending it again returns the same quote.',
  )
  idempotencyKey?: string | null;
}

@InputType({ description: 'Which quotes of a customer.' })
export class MyQuotesFilter {
  @IsOptional()
  @ArrayMaxSize(MAX_STATUSES)
  @IsEnum(QuoteStatusEnum, { each: true })
  @Field(() => [QuoteStatusEnum], { nullable: true, description: 'Any of these.' })
  statuses?: QuoteStatus[] | null;

  @IsOptional()
  @IsOneLine()
  @MaxLength(MAX_SEARCH)
  @Field(() => String, { nullable: true, description: 'Parts of its number, SKUs, references or buyer.' })
  text?: string | null;
}

@ArgsType()
export class MyQuotesArgs extends FilterArgs(MyQuotesFilter, 10) {}

@ArgsType()
export class RequestQuoteLinkArgs {
  @NeededLine({ maxLength: MAX_NUMBER, description: 'Number of the quote: TKL-1F3C5A70.' })
  number: string;

  @NeededEmail('E-mail address it was asked for with.')
  email: string;
}
