import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import type { ShownPayment } from '../history/order.snapshot.js';
import type { TimelineReader } from './order.timeline.js';

@ObjectType({ description: 'An amount that was received for an order.' })
export class OrderPayment {
  @Field(() => Int, { description: 'Version of the event that recorded it; identifies the payment.' })
  version: number;

  @Field(() => Money, {
    description:
      'What was received. A payment recorded before an order could be paid in parts counts as its total, or as its amount when that is more.',
  })
  amount: number;

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

  static of(payment: ShownPayment, reader: TimelineReader): OrderPayment {
    const { version, amountKurus, paidOn, reference, recordedAt } = payment;
    return Object.assign(new OrderPayment(), {
      version,
      paidOn,
      amount: amountKurus,
      reference: reader === 'staff' ? reference : null,
      recordedAt: new Date(recordedAt),
    });
  }
}
