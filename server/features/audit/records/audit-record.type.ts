import { Field, ObjectType } from '@nestjs/graphql';
import { HistoryActor } from '../../../kernel/actor/history-actor.type.js';
import { ListOf } from '../../../kernel/listing/list.type.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { Position } from '../../../kernel/scalars/position.scalar.js';
import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';

/** Where something is recorded. */
export type AuditSource = 'event' | 'entry';

export const AuditSourceEnum = registerValueEnum<AuditSource>({
  name: 'AuditSource',
  description: 'Where something is recorded.',
  values: {
    event: 'Among the events of orders, quotes and messages.',
    entry: 'In the log of what people and programs changed elsewhere.',
  },
});

@ObjectType({ description: 'What a record of the audit log is about.' })
export class AuditThing {
  @Field(() => String, { description: '`order`, `product`, `user`, `settings`, …' })
  kind: string;

  @Field(() => String, { description: 'What people call the kind.' })
  kindName: string;

  @Field(() => String, { description: 'Its id or key; empty where there is none.' })
  id: string;

  @Field(() => String, { description: 'What it is called now; its kind and number once it is gone.' })
  name: string;
}

@ObjectType({ description: 'A field of what was recorded, as people read it.' })
export class AuditChange {
  @Field(() => String, { description: 'Its dotted name, as it is stored.' })
  field: string;

  @Field(() => String, { description: 'What people call it; its stored name where it has no other.' })
  label: string;

  @Field(() => String, { nullable: true, description: 'Null where there was nothing.' })
  before: string | null;

  @Field(() => String, { nullable: true, description: 'Null where there is nothing.' })
  after: string | null;
}

@ObjectType({ description: 'One thing that somebody did: an event, or an entry of the log beside them.' })
export class AuditRecord {
  @Field(() => Id, { description: '`event-88` or `entry-12`.' })
  id: string;

  @Field(() => AuditSourceEnum, { description: 'Where it is recorded.' })
  source: AuditSource;

  @Field(() => DateTime, { description: 'When it happened.' })
  at: Date;

  @Field(() => HistoryActor, { description: 'Who did it.' })
  actor: HistoryActor;

  @Field(() => HistoryActor, {
    nullable: true,
    description: 'For whom it was done; null for who acted for themselves.',
  })
  onBehalfOf: HistoryActor | null;

  @Field(() => String, { nullable: true, description: 'Id of the request, as logs have it.' })
  requestId: string | null;

  @Field(() => String, { description: '`OrderStatusChanged`, `product-changed`, …' })
  action: string;

  @Field(() => String, { description: 'What people call that.' })
  actionName: string;

  @Field(() => AuditThing, { description: 'What it was done to.' })
  thing: AuditThing;

  @Field(() => [AuditChange], { description: 'What was before, and what is after.' })
  changes: AuditChange[];

  @Field(() => [String], {
    description: 'Names of personal fields that the caller may not see; they are in no other field.',
  })
  hiddenFields: string[];

  @Field(() => Position, { nullable: true, description: 'Its place in its chain; null outside of it.' })
  position: number | null;

  @Field(() => String, { nullable: true, description: 'SHA-256 of it, hexadecimal; null outside the chain.' })
  hash: string | null;

  @Field(() => String, { nullable: true, description: 'That of the record before it in its chain.' })
  previousHash: string | null;

  @Field(() => Boolean, {
    description: 'False when it is not what the shop wrote. What is missing, only a verification finds.',
  })
  isGenuine: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'All that it says, as JSON; null when it cannot be read.',
  })
  data: string | null;
}

@ObjectType({ description: 'One page of the audit log.' })
export class AuditRecordList extends ListOf(AuditRecord) {}

@ObjectType({ description: 'A member of the staff or an API key, to choose by.' })
export class AuditActor {
  @Field(() => Id, { description: 'Its id.' })
  id: string;

  @Field(() => String, { description: 'What it is called now.' })
  name: string;

  @Field(() => Boolean, { description: 'Whether it is an API key.' })
  isProgram: boolean;
}

@ObjectType({ description: 'A name that is stored, with what people call it.' })
export class AuditName {
  @Field(() => String, { description: 'As it is stored.' })
  value: string;

  @Field(() => String, { description: 'As people call it.' })
  name: string;
}

@ObjectType({ description: 'What the audit log can be narrowed to.' })
export class AuditOptions {
  @Field(() => [AuditActor], { description: 'Staff and API keys, by name.' })
  actors: AuditActor[];

  @Field(() => [AuditName], { description: 'Kinds of things.' })
  kinds: AuditName[];

  @Field(() => [AuditName], { description: 'What can be done, by name.' })
  actions: AuditName[];
}
