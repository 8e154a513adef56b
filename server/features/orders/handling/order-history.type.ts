import { Field, Int, ObjectType } from '@nestjs/graphql';
import { HistoryActor } from '../../../kernel/actor/history-actor.type.js';
import { HistoryEvent } from '../../../kernel/actor/history-event.type.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Money } from '../../../kernel/scalars/money.scalar.js';
import { OrderStatusEnum } from '../api/order.enums.js';
import type { OrderStatus } from '../history/order.statuses.js';

@ObjectType({ description: 'What was short when the stock of a cancelled order was taken again.' })
export class OrderShortage {
  @Field(() => Int, { description: 'Line of the order, from 1.' })
  position: number;

  @Field(() => String, { description: 'Name of the product, as it was then.' })
  productName: string;

  @Field(() => Int, { description: 'Units of the line that the stock did not cover.' })
  backOrdered: number;
}

@ObjectType({ description: 'A note of staff that was not withdrawn.' })
export class OrderInternalNote {
  @Field(() => Int, { description: 'Version of the event that recorded it; identifies the note.' })
  version: number;

  @Field(() => String, { nullable: true, description: 'Its text; null once the buyer was erased.' })
  text: string | null;

  @Field(() => DateTime, { description: 'When it was written.' })
  at: Date;

  @Field(() => HistoryActor, { description: 'Who wrote it.' })
  actor: HistoryActor;
}

@ObjectType({ description: 'One event in the history of an order, as staff and programs see it.' })
export class OrderHistoryEntry extends HistoryEvent {
  @Field(() => OrderStatusEnum, {
    nullable: true,
    description: 'The status before; null when it changed none.',
  })
  from: OrderStatus | null;

  @Field(() => OrderStatusEnum, {
    nullable: true,
    description: 'The status it led to; null when it changed none.',
  })
  to: OrderStatus | null;

  @Field(() => Int, { nullable: true, description: 'Version of the note that was withdrawn.' })
  noteVersion: number | null;

  @Field(() => String, { nullable: true, description: 'Carrier that was written down.' })
  carrier: string | null;

  @Field(() => String, { nullable: true, description: 'Tracking number that was written down.' })
  trackingNumber: string | null;

  @Field(() => Money, {
    nullable: true,
    description: 'Amount of a payment that was recorded or taken back; null where none was written down.',
  })
  amount: number | null;

  @Field(() => String, { nullable: true, description: 'Day of that payment in Istanbul, YYYY-MM-DD.' })
  paidOn: string | null;

  @Field(() => String, { nullable: true, description: 'Reference of that payment.' })
  reference: string | null;

  @Field(() => Boolean, {
    description: 'Whether undoOrderChanges took it back, with its mail; buyers do not see it then.',
  })
  isUndone: boolean;

  @Field(() => [OrderShortage], { description: 'Lines that were short when the order was reactivated.' })
  shortages: OrderShortage[];
}
