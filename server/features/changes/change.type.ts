import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../kernel/moment/date-time.scalar.js';
import type { Change as RecordedChange } from '../../kernel/event-store/change-feed.js';
import { categoryOfStream, idOfStream } from '../../kernel/event-store/stream-category.js';
import { Position } from './position.scalar.js';

@ObjectType({ description: 'One thing that happened; it is never edited.' })
export class Change {
  @Field(() => Position, { description: 'Place among everything that happened in the shop, without gaps.' })
  position: number;

  @Field(() => String, { description: 'What it happened to: category and id.' })
  stream: string;

  @Field(() => String, { description: 'Kind of thing it happened to, such as `order`.' })
  category: string;

  @Field(() => ID, { description: 'Id of what it happened to.' })
  id: string;

  @Field(() => Int, { description: 'Counts what happened to the same thing, from 1.' })
  version: number;

  @Field(() => String, { description: 'What happened, such as `OrderPlaced`.' })
  type: string;

  @Field(() => DateTime, { description: 'Time of the database.' })
  at: Date;

  @Field(() => String, { description: 'Who did it: `guest`, `customer`, `staff`, `program` or `system`.' })
  actorKind: string;

  @Field(() => ID, { nullable: true, description: 'Id of the user or of the API key; nothing for others.' })
  actorId: string | null;

  @Field(() => String, { description: 'Id of the request that caused it, as the log has it.' })
  requestId: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The facts as JSON, as docs/events.md lists them. Personal fields are readable, and null once the person was erased. Nothing at all where the event cannot be read: go on, and have the log looked at.',
  })
  data: string | null;

  static of({ actor, recordedAt, data, ...change }: RecordedChange): Change {
    const { position, stream, version, type, requestId } = change;
    return {
      ...{ position, stream, version, type, requestId },
      category: categoryOfStream(stream),
      id: idOfStream(stream),
      at: recordedAt,
      actorKind: actor.kind,
      actorId: actor.id,
      data: data && JSON.stringify(data),
    };
  }
}

@ObjectType({ description: 'Part of the feed of changes, in the order of their positions.' })
export class ChangePage {
  @Field(() => [Change], { description: 'What happened, of the kinds the caller may read.' })
  items: Change[];

  @Field(() => Position, {
    description: 'What to ask after next. Nothing below it will ever be added, so that no change is missed.',
  })
  nextAfter: number;
}
