import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ListOf } from '../../../kernel/listing/list.type.js';
import type { MessageStatus } from '../history/message.statuses.js';
import { MessageStatusEnum } from './message.enums.js';
import { Message } from './message.type.js';

@ObjectType({ description: 'One page of the list of all messages; they are counted up to 100,000.' })
export class AdminMessageList extends ListOf(Message) {}

@ObjectType({ description: 'How many messages have a status.' })
export class MessageStatusCount {
  @Field(() => MessageStatusEnum, { description: 'The status.' })
  status: MessageStatus;

  @Field(() => Int, { description: 'Messages that have it.' })
  count: number;

  @Field(() => Boolean, { description: 'False when there are more.' })
  isCountExact: boolean;
}

@ObjectType({ description: 'How many messages meet a filter.' })
export class AdminMessageCounts {
  @Field(() => Int, { description: 'All of them.' })
  total: number;

  @Field(() => Boolean, { description: 'False when there are more.' })
  isTotalExact: boolean;

  @Field(() => [MessageStatusCount], {
    description: 'Every status, in the order in which a message has them.',
  })
  byStatus: MessageStatusCount[];

  @Field(() => Int, { description: 'Those the shop has not answered in time.' })
  overdue: number;
}
