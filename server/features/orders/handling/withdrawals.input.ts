import { Field, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsISO8601, IsOptional, Matches, Max, Min } from 'class-validator';
import { ClearableLine, ClearableText, NeededText } from '../../../kernel/input/input-fields.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import { OrderVersionInput } from './order-decision.input.js';

const MAX_TEXT = 1_000;
const MAX_REFERENCE = 100;

@InputType({ isAbstract: true })
class WithdrawalInput extends OrderVersionInput {
  @IsInt()
  @Min(1)
  @Field(() => Int, {
    description: 'Version of the withdrawal, as withdrawals name it (WITHDRAWAL_UNKNOWN).',
  })
  withdrawal: number;
}

@InputType({ description: 'Goods that have come back.' })
export class ReceiveReturnInput extends WithdrawalInput {
  @ClearableText({ maxLength: MAX_TEXT, description: 'How they came; the buyer can read it.' })
  note?: string | null;
}

@InputType({ description: 'A withdrawal that is not accepted.' })
export class RefuseWithdrawalInput extends WithdrawalInput {
  @NeededText({
    maxLength: MAX_TEXT,
    description: 'Why; the buyer reads it on the page of the order and by mail.',
  })
  reason: string;
}

@InputType({ description: 'Money that went back for a withdrawal.' })
export class IssueRefundInput extends WithdrawalInput {
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  @Field(() => Money, {
    nullable: true,
    description:
      'The amount of the withdrawal as far as it was received when left out (REFUND_AMOUNT_INVALID above that); 0 only where nothing was.',
  })
  amount?: number | null;

  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  @IsISO8601({ strict: true })
  @Field(() => String, {
    nullable: true,
    description: 'Day in Istanbul, YYYY-MM-DD; today when left out (REFUND_DATE_INVALID).',
  })
  refundedOn?: string | null;

  @ClearableLine({ maxLength: MAX_REFERENCE, description: 'Number of the receipt or text of the transfer.' })
  reference?: string | null;
}

@InputType({ description: 'A refund that was recorded by mistake.' })
export class RevertRefundInput extends WithdrawalInput {
  @NeededText({
    maxLength: MAX_TEXT,
    description: 'Why; the buyer reads it on the page of the order and by mail.',
  })
  reason: string;
}
