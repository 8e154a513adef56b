import { Field, InputType } from '@nestjs/graphql';
import { IsInt, IsISO8601, IsOptional, IsUUID, Matches, Max, Min } from 'class-validator';
import { ClearableLine, NeededLine } from '../../../kernel/input/input-fields.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import { NamedOrderInput } from './named-order.input.js';

const MAX_TEXT = 100;

@InputType({ description: 'A transfer that a buyer says they have made; give the id or the token.' })
export class GiveOrderPaymentNoticeInput extends NamedOrderInput {
  @NeededLine({ maxLength: MAX_TEXT, description: 'The bank it was sent from, at most 100 characters.' })
  bank: string;

  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  @Field(() => Money, { description: 'What was sent, above 0 (PAYMENT_AMOUNT_INVALID).' })
  amount: number;

  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  @IsISO8601({ strict: true })
  @Field(() => String, {
    description:
      'Day of the transfer in Istanbul, YYYY-MM-DD, from the day of the order until today (PAYMENT_DATE_INVALID).',
  })
  paidOn: string;

  @ClearableLine({ maxLength: MAX_TEXT, description: 'Who sent it, where that is not the buyer.' })
  sender?: string | null;

  @ClearableLine({ maxLength: MAX_TEXT, description: 'Number of the receipt or text of the transfer.' })
  reference?: string | null;

  @IsOptional()
  @IsUUID()
  @Field(() => Id, {
    nullable: true,
    description: 'Receipt that was uploaded to POST /odeme-dekontu (RECEIPT_GONE).',
  })
  receipt?: string | null;
}
