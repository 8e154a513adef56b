import { Field, InputType, Int, IntersectionType, OmitType, PickType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayUnique, IsInt, IsOptional, IsString, IsUUID, Min } from 'class-validator';
import { NeededLine } from '../../../kernel/input/input-fields.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { AddOrderInput, OrderDraftInput } from '../checkout/checkout.input.js';

const MAX_WORD = 200;
const MAX_ALTERNATIVES = 200;

@InputType({ description: 'How an offer is to be accepted.' })
export class QuoteAcceptanceInput extends OmitType(OrderDraftInput, ['lines'] as const) {
  @IsOptional()
  @IsString()
  @Field(() => Id, { nullable: true, description: 'Id of a quote of the signed-in customer.' })
  id?: string | null;

  @IsOptional()
  @IsString()
  @Field(() => String, { nullable: true, description: 'Or the token of its link.' })
  token?: string | null;

  @IsInt()
  @Min(1)
  @Field(() => Int, { description: 'Number of the offer; QUOTE_OFFER_OUTDATED when there is a newer one.' })
  offer: number;

  @IsOptional()
  @ArrayMaxSize(MAX_ALTERNATIVES)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  @Field(() => [Id], {
    nullable: true,
    description: 'Alternatives that take the place of their lines; none when left out.',
  })
  alternatives?: string[] | null;
}

@InputType({
  description: 'An acceptance by word, which staff record: it becomes an order at the prices of the offer.',
})
export class RecordQuoteAcceptanceInput extends IntersectionType(
  OmitType(QuoteAcceptanceInput, ['id', 'token'] as const),
  PickType(AddOrderInput, ['idempotencyKey', 'notes', 'expectedTotal'] as const),
) {
  @IsUUID()
  @Field(() => Id, { description: 'The quote.' })
  quoteId: string;

  @NeededLine({
    maxLength: MAX_WORD,
    description:
      'Whose word it was, and how it came: at most 200 characters, which only staff and programs can read.',
  })
  saidBy: string;
}

@InputType({ description: 'The documents of an order that staff recorded at the word of its buyer.' })
export class AcceptOrderDocumentsInput extends PickType(AddOrderInput, ['acceptedDocuments'] as const) {
  @IsOptional()
  @IsString()
  @Field(() => Id, { nullable: true, description: 'Id of an order of the signed-in customer.' })
  id?: string | null;

  @IsOptional()
  @IsString()
  @Field(() => String, { nullable: true, description: 'Or the token of its link.' })
  token?: string | null;
}

@InputType({ description: 'An offer to accept: it becomes an order at its prices.' })
export class AcceptQuoteInput extends IntersectionType(
  QuoteAcceptanceInput,
  PickType(AddOrderInput, [
    'idempotencyKey',
    'notes',
    'acceptedDocuments',
    'marketingConsent',
    'expectedTotal',
  ] as const),
) {}
