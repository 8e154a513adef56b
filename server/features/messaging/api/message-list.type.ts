import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ListOf } from '../../../kernel/listing/list.type.js';
import type { MessageStatus } from '../history/message.statuses.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
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

@ObjectType({ description: 'The messages beside one in a list, and its place there.' })
export class MessageNeighbors {
  @Field(() => Id, { nullable: true, description: 'The message before it; null for the first.' })
  previousId: string | null;

  @Field(() => Id, { nullable: true, description: 'The message after it; null for the last.' })
  nextId: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Its place in the list, from 1; null where it is not in it, and beyond the first 1,000.',
  })
  position: number | null;

  @Field(() => Int, { description: 'How many the list has.' })
  total: number;

  @Field(() => Boolean, { description: 'False when there are more.' })
  isTotalExact: boolean;
}
