import { Field, InputType, Int } from '@nestjs/graphql';
import { IsEnum, IsInt, IsUUID, Min } from 'class-validator';
import { ClearableText, NeededText } from '../../../kernel/input/input-fields.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import type { QuoteStatus } from '../history/quote.statuses.js';
import { QuoteStatusEnum } from './quote.enums.js';

const MAX_TEXT = 2_000;

@InputType({ description: 'A new status of a quote; it makes no order.' })
export class ChangeQuoteStatusInput {
  @IsUUID()
  @Field(() => Id, { description: 'The quote.' })
  id: string;

  @IsInt()
  @Min(1)
  @Field(() => Int, {
    description: 'Version that was read; VERSION_CONFLICT when the quote has changed since.',
  })
  expectedVersion: number;

  @IsEnum(QuoteStatusEnum)
  @Field(() => QuoteStatusEnum, { description: 'Any; the current one changes nothing.' })
  status: QuoteStatus;

  @ClearableText({ maxLength: MAX_TEXT, description: 'Reason, at most 2,000 characters.' })
  reason?: string | null;
}

@InputType({ description: 'A note for staff.' })
export class AddQuoteNoteInput {
  @IsUUID()
  @Field(() => Id, { description: 'The quote.' })
  id: string;

  @NeededText({
    maxLength: MAX_TEXT,
    description: 'Text that only staff and programs can read, at most 2,000 characters.',
  })
  note: string;
}
