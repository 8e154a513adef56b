import { Field, InputType } from '@nestjs/graphql';
import { IsInt, IsISO8601, IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';
import { EmptyToNull, IsOneLine } from '../../../kernel/input/typed-text.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import { AnnouncedOrderDecisionInput } from './order-decision.input.js';

const MAX_REFERENCE = 100;

@InputType({ description: 'A payment of an order.' })
export class MarkOrderPaidInput extends AnnouncedOrderDecisionInput {
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  @Field(() => Money, { nullable: true, description: 'What was paid; the total of the order when left out.' })
  amount?: number | null;

  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  @IsISO8601({ strict: true })
  @Field(() => String, {
    nullable: true,
    description:
      'Day of the payment in Istanbul, YYYY-MM-DD, from the day of the order until today (PAYMENT_DATE_INVALID); today when left out.',
  })
  paidOn?: string | null;

  @EmptyToNull()
  @IsOptional()
  @IsOneLine()
  @MaxLength(MAX_REFERENCE)
  @Field(() => String, {
    nullable: true,
    description:
      'Number of the receipt or text of the transfer, at most 100 characters; only staff and programs can read it.',
  })
  reference?: string | null;
}
