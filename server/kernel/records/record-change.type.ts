import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { historyActor } from '../actor/history-actor.js';
import { HistoryActor } from '../actor/history-actor.type.js';
import { SliceArgs } from '../listing/list.args.js';
import { DateTime } from '../scalars/date-time.scalar.js';
import type { RecordChange } from './record-kind.js';

@ArgsType()
export class HistoryArgs extends SliceArgs(20) {}

@ObjectType('FieldChange', { description: 'A field as it was and as somebody saved it.' })
export class FieldChangeType {
  @Field(() => String, { description: 'Dotted name within the record.' })
  field: string;

  @Field(() => String, { nullable: true, description: 'JSON text; null when the field was not there.' })
  before: string | null;

  @Field(() => String, { nullable: true, description: 'JSON text; null when the field is gone.' })
  after: string | null;
}

@ObjectType('RecordChange', { description: 'What somebody changed by saving one version of a record.' })
export class RecordChangeType {
  @Field(() => Int, { description: 'Version that was saved.' })
  version: number;

  @Field(() => DateTime, { description: 'When it was saved.' })
  savedAt: Date;

  @Field(() => HistoryActor, { description: 'Who saved it.' })
  actor: HistoryActor;

  @Field(() => [FieldChangeType], { description: 'By name; none in the version that the record began with.' })
  changes: FieldChangeType[];

  static of({ version, savedAt, actor, changes }: RecordChange): RecordChangeType {
    return {
      version,
      savedAt,
      actor: historyActor(actor.kind, actor.id),
      changes: changes.map(({ field, before, after }) => ({
        field,
        before: jsonText(before),
        after: jsonText(after),
      })),
    };
  }
}

const jsonText = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
