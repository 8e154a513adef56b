import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { ActorKind } from '../../../kernel/actor/actor.js';
import { ActorKindEnum } from '../../../kernel/actor/actor-kind.enum.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import type { Change as RecordedChange } from '../../../kernel/event-store/change-feed.js';
import { categoryOfStream, idOfStream } from '../../../kernel/event-store/stream-category.js';
import { Position } from '../../../kernel/scalars/position.scalar.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';

@ObjectType({ description: 'One thing that happened; it is never edited.' })
export class Change {
  @Field(() => Position, { description: 'Position among all changes of the shop, without gaps.' })
  position: number;

  @Field(() => String, { description: 'The stream that changed: category and id.' })
  stream: string;

  @Field(() => String, { description: 'Category of the stream, such as `order`.' })
  category: string;

  @Field(() => Id, { description: 'Id within the category, such as the id of an order.' })
  entityId: string;

  @Field(() => Int, { description: 'Counts the changes of the stream, from 1.' })
  version: number;

  @Field(() => String, { description: 'What happened, such as `OrderPlaced`.' })
  type: string;

  @Field(() => DateTime, { description: 'Time of the database.' })
  at: Date;

  @Field(() => ActorKindEnum, { description: 'Who did it.' })
  actorKind: ActorKind;

  @Field(() => Id, { nullable: true, description: 'Id of the user or of the API key; null for others.' })
  actorId: string | null;

  @Field(() => String, { description: 'Id of the request that caused it, as the log has it.' })
  requestId: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The facts of the event as a JSON text, with the fields that docs/events.md lists. Personal fields are readable, and null once the person was erased. `data` itself is null when the event cannot be read: continue, and look at the log.',
  })
  data: string | null;

  static of({ actor, recordedAt, data, ...change }: RecordedChange): Change {
    const { position, stream, version, type, requestId } = change;
    return {
      position,
      stream,
      version,
      type,
      requestId,
      category: categoryOfStream(stream),
      entityId: idOfStream(stream),
      at: recordedAt,
      actorKind: actor.kind,
      actorId: actor.id,
      data: data && JSON.stringify(data),
    };
  }
}

@ObjectType({ description: 'A page of the feed of changes, in the order of their positions.' })
export class ChangePage {
  @Field(() => [Change], {
    description: 'Changes of the categories that were asked for, or of all the caller may read.',
  })
  items: Change[];

  @Field(() => Position, {
    description:
      'The `after` of the next request. No change is ever added at or below it, so none is missed.',
  })
  nextAfter: number;
}
