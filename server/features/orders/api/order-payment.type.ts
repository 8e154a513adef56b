import { Field, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import type { OrderSnapshot } from '../history/order.snapshot.js';
import type { TimelineReader } from './order.timeline.js';

@ObjectType({ description: 'What is known of the payment of an order.' })
export class OrderPayment {
  @Field(() => Money, {
    nullable: true,
    description: 'What was paid; null for payments recorded before amounts were.',
  })
  amount: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Day of the payment in Istanbul, YYYY-MM-DD; null for payments recorded before it was.',
  })
  paidOn: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Number of the receipt or text of the transfer, as staff typed it; null for buyers.',
  })
  reference: string | null;

  @Field(() => DateTime, { description: 'When it was recorded.' })
  recordedAt: Date;

  /** Null while the order is not paid. */
  static of({ payment, paymentRecordedAt }: OrderSnapshot, reader: TimelineReader): OrderPayment | null {
    if (!payment || !paymentRecordedAt) return null;
    const { amountKurus, paidOn, reference } = payment;
    return Object.assign(new OrderPayment(), {
      amount: amountKurus,
      paidOn,
      reference: reader === 'staff' ? reference : null,
      recordedAt: paymentRecordedAt,
    });
  }
}
