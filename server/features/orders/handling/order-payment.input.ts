import { applyDecorators } from '@nestjs/common';
import { Field, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsISO8601, IsOptional, Matches, Max, Min } from 'class-validator';
import { ClearableLine, NeededText } from '../../../kernel/input/input-fields.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import { AnnouncedOrderDecisionInput, OrderVersionInput } from './order-decision.input.js';
import { AnnouncedOrdersInput } from './several-orders.input.js';

const MAX_REFERENCE = 100;
const MAX_REASON = 500;

const IsPaymentDay = () =>
  applyDecorators(
    IsOptional(),
    Matches(/^\d{4}-\d{2}-\d{2}$/),
    IsISO8601({ strict: true }),
    Field(() => String, {
      nullable: true,
      description:
        'Day of the payment in Istanbul, YYYY-MM-DD, from the day of the order until today (PAYMENT_DATE_INVALID); today when left out.',
    }),
  );

@InputType({ description: 'An amount that was received for an order.' })
export class MarkOrderPaidInput extends AnnouncedOrderDecisionInput {
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  @Field(() => Money, {
    nullable: true,
    description:
      'What was received, above 0; what is outstanding when left out. In all, an order takes up to ten times its total (PAYMENT_AMOUNT_INVALID).',
  })
  amount?: number | null;

  @IsPaymentDay()
  paidOn?: string | null;

  @ClearableLine({
    maxLength: MAX_REFERENCE,
    description:
      'Number of the receipt or text of the transfer, at most 100 characters; only staff and programs can read it.',
  })
  reference?: string | null;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Field(() => Int, {
    nullable: true,
    description:
      'Version of the payment notice that this payment settles (PAYMENT_NOTICE_UNKNOWN when it is not open).',
  })
  notice?: number | null;
}

@InputType({ description: 'A payment notice whose money was not found.' })
export class RejectOrderPaymentNoticeInput extends OrderVersionInput {
  @IsInt()
  @Min(1)
  @Field(() => Int, { description: 'Version of the notice, as paymentNotices name it.' })
  notice: number;

  @NeededText({
    maxLength: MAX_REASON,
    description: 'Why; the buyer reads it on the page of the order and by mail.',
  })
  reason: string;
}

@InputType({ description: 'Orders whose outstanding amounts were received on one day.' })
export class MarkOrdersPaidInput extends AnnouncedOrdersInput {
  @IsPaymentDay()
  paidOn?: string | null;
}

@InputType({ description: 'A payment of an order that is taken back.' })
export class RevertOrderPaymentInput extends AnnouncedOrderDecisionInput {
  @IsOptional()
  @IsInt()
  @Min(1)
  @Field(() => Int, {
    nullable: true,
    description:
      'Version of the event that recorded the payment, as payments name it (PAYMENT_UNKNOWN); may be left out while there is one at most.',
  })
  payment?: number | null;
}
