import { Field, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import type { OrderStatus } from '../history/order.statuses.js';
import { OrderStatusEnum } from './order.enums.js';

@ObjectType({ description: 'One event in the history of an order.' })
export class OrderTimelineEntry {
  @Field(() => DateTime, { description: 'When it happened.' })
  at: Date;

  @Field(() => String, { description: 'What happened, as a Turkish sentence.' })
  text: string;

  @Field(() => String, {
    description:
      'Who did it, in Turkish: Siz (the buyer, to the buyer), Müşteri (the same, to staff) or Mağaza (the shop).',
  })
  actor: string;

  @Field(() => OrderStatusEnum, {
    nullable: true,
    description: 'The status it led to; null when it did not change the status.',
  })
  status: OrderStatus | null;

  @Field(() => String, { nullable: true, description: 'Reason or note, as typed.' })
  note: string | null;
}
