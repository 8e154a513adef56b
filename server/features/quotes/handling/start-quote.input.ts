import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { ClearableText, NeededIdempotencyKey } from '../../../kernel/input/input-fields.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { QuoteBuyerInput, QuoteLineInput, QuoteReferencesInput } from '../asking/quote-request.input.js';

const MAX_TEXT = 2_000;
const MAX_LINES = 100;

@InputType({ description: 'A request that staff took by telephone.' })
export class StartQuoteInput {
  @ValidateNested()
  @Type(() => QuoteBuyerInput)
  @Field(() => QuoteBuyerInput, { description: 'Who asks.' })
  buyer: QuoteBuyerInput;

  @IsOptional()
  @IsUUID()
  @Field(() => Id, {
    nullable: true,
    description:
      'Account of a customer whom staff act for: the quote, and its order, are theirs. NOT_FOUND for any other.',
  })
  customerId?: string | null;

  @IsArray()
  @ArrayMaxSize(MAX_LINES)
  @ValidateNested({ each: true })
  @Type(() => QuoteLineInput)
  @Field(() => [QuoteLineInput], { description: 'At most 100; none where the offer says what it is.' })
  lines: QuoteLineInput[];

  @IsOptional()
  @ValidateNested()
  @Type(() => QuoteReferencesInput)
  @Field(() => QuoteReferencesInput, { nullable: true, description: "The buyer's own references." })
  references?: QuoteReferencesInput | null;

  @ClearableText({ maxLength: MAX_TEXT, description: 'Note that only staff and programs can read.' })
  note?: string | null;

  @NeededIdempotencyKey(
    'Random text of at least 16 characters, one per request: sending it again with the same body returns the same quote.',
  )
  idempotencyKey: string;
}
