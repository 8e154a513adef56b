import { ArgsType, Field, InputType, OmitType, PickType } from '@nestjs/graphql';
import {
  ArrayMaxSize,
  IsBoolean,
  IsDate,
  IsEnum,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  Min,
} from 'class-validator';
import { ListArgs } from '../../../kernel/listing/list.args.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import { DeclineReasonEnum, QuoteStatusEnum } from '../api/quote.enums.js';
import type { DeclineReason, QuoteStatus } from '../history/quote.statuses.js';

const MAX_SEARCH = 100;
const MAX_STATUSES = 5;
const MAX_REASONS = 6;
const MAX_SELECTED = 100;

export type QuoteSort = 'newest' | 'oldest' | 'due' | 'total_desc' | 'total_asc' | 'valid_until';

const QuoteSortEnum = registerValueEnum<QuoteSort>({
  name: 'QuoteSort',
  description: 'Order of a list of quotes.',
  values: {
    newest: 'Asked for last comes first.',
    oldest: 'Asked for first comes first.',
    due: 'What has to be answered first comes first.',
    total_desc: 'The largest offer comes first.',
    total_asc: 'The smallest offer comes first; quotes without an offer count as 0.',
    valid_until: 'The offer that is over first comes first, quotes without an offer last.',
  },
});

@InputType({ description: 'Conditions on the list of all quotes; a quote has to meet all of them.' })
export class AdminQuoteFilter {
  @IsOptional()
  @ArrayMaxSize(MAX_STATUSES)
  @IsEnum(QuoteStatusEnum, { each: true })
  @Field(() => [QuoteStatusEnum], { nullable: true, description: 'Any of these statuses.' })
  statuses?: QuoteStatus[] | null;

  @IsOptional()
  @ArrayMaxSize(MAX_REASONS)
  @IsEnum(DeclineReasonEnum, { each: true })
  @Field(() => [DeclineReasonEnum], {
    nullable: true,
    description: 'It is REJECTED because its buyer declined for any of these reasons.',
  })
  declineReasons?: DeclineReason[] | null;

  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, {
    nullable: true,
    description:
      'It is REJECTED, and whether its buyer said why: staff close quotes without a reason of a buyer.',
  })
  hasDeclineReason?: boolean | null;

  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, { nullable: true, description: 'Whether the shop has not answered in time.' })
  isOverdue?: boolean | null;

  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, { nullable: true, description: 'Whether it is QUOTED and the newest offer is over.' })
  isExpired?: boolean | null;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_SEARCH)
  @Field(() => String, {
    nullable: true,
    description:
      'Words; each is part of the number, the name, e-mail address, phone number or company of the buyer, their references, or the SKU of a line.',
  })
  text?: string | null;

  @IsOptional()
  @IsDate()
  @Field(() => DateTime, { nullable: true, description: 'Asked for at this time or later.' })
  createdFrom?: Date | null;

  @IsOptional()
  @IsDate()
  @Field(() => DateTime, { nullable: true, description: 'Asked for before this time.' })
  createdBefore?: Date | null;

  /** Kuruş. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Field(() => Money, { nullable: true, description: 'The newest offer is this amount or more.' })
  minTotal?: number | null;

  /** Kuruş. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Field(() => Money, { nullable: true, description: 'The newest offer is this amount or less.' })
  maxTotal?: number | null;

  @IsOptional()
  @IsUUID()
  @Field(() => Id, {
    nullable: true,
    description:
      "Those of this account, and those of guests under an e-mail address that was the owner's when they asked.",
  })
  customer?: string | null;

  @IsOptional()
  @ArrayMaxSize(MAX_SELECTED)
  @IsUUID('all', { each: true })
  @Field(() => [Id], { nullable: true, description: 'These quotes only, at most 100.' })
  ids?: string[] | null;
}

@ArgsType()
export class AdminQuotesArgs extends ListArgs(AdminQuoteFilter, QuoteSortEnum, {
  defaultSort: 'newest',
  defaultTake: 10,
}) {}

@ArgsType()
export class AdminQuoteCountsArgs extends PickType(AdminQuotesArgs, ['filter'], ArgsType) {}

@ArgsType()
export class QuoteNeighborsArgs extends OmitType(AdminQuotesArgs, ['skip', 'take'], ArgsType) {
  @IsUUID()
  @Field(() => Id, { description: 'The quote that is shown.' })
  id: string;
}
