import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsEnum,
  IsInt,
  IsUUID,
  Min,
  ValidateNested,
} from 'class-validator';
import { ClearableText } from '../../../kernel/input/input-fields.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { QuoteStatusEnum } from '../api/quote.enums.js';
import type { QuoteStatus } from '../history/quote.statuses.js';

const MAX_QUOTES = 100;
const MAX_TEXT = 2_000;

@InputType({ description: 'A quote at the version that was read.' })
export class QuoteVersionInput {
  @IsUUID()
  @Field(() => Id, { description: 'The quote.' })
  id: string;

  @IsInt()
  @Min(1)
  @Field(() => Int, {
    description: 'Version that was read; VERSION_CONFLICT when the quote has changed since.',
  })
  expectedVersion: number;
}

@InputType({ description: 'One status for several quotes; it makes no order.' })
export class ChangeQuoteStatusesInput {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_QUOTES)
  @ArrayUnique(({ id }: QuoteVersionInput) => id)
  @ValidateNested({ each: true })
  @Type(() => QuoteVersionInput)
  @Field(() => [QuoteVersionInput], { description: '1 to 100 quotes, each once.' })
  quotes: QuoteVersionInput[];

  @IsEnum(QuoteStatusEnum)
  @Field(() => QuoteStatusEnum, { description: 'Any; a quote that has it already stays as it is.' })
  status: QuoteStatus;

  @ClearableText({
    maxLength: MAX_TEXT,
    description: 'Reason, which only staff and programs can read; at most 2,000 characters.',
  })
  reason?: string | null;
}
