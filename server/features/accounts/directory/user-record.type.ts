import { Field, ObjectType } from '@nestjs/graphql';
import type { SessionAudience } from '../../../kernel/actor/request-context.js';
import { historyActor } from '../../../kernel/actor/history-actor.js';
import { HistoryActor } from '../../../kernel/actor/history-actor.type.js';
import type { WrittenEntry } from '../../../kernel/audit-log/audit-reader.js';
import { FieldChangeType } from '../../../kernel/records/record-change.type.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import type { Session } from '../sessions/session.entity.js';
import type { UserNote } from './user-note.entity.js';

@ObjectType({ description: 'A browser in which somebody is signed in, as other staff see it.' })
export class UserSession {
  @Field(() => Id, { description: 'Identifies the session when it is ended.' })
  id: string;

  @Field(() => Boolean, { description: 'True of the panel, false of the shop.' })
  isStaff: boolean;

  @Field(() => String, { description: 'Browser and system, such as «Chrome, Windows».' })
  device: string;

  @Field(() => String, { nullable: true, description: 'Where it was last used, of the panel alone.' })
  network: string | null;

  @Field(() => DateTime, { description: 'When its owner signed in.' })
  startedAt: Date;

  @Field(() => DateTime, { description: 'When it was last used, accurate to a few minutes.' })
  lastSeenAt: Date;

  static of({ id, audience, device, network, startedAt, lastSeenAt }: Session): UserSession {
    const isStaff = audience === ('staff' satisfies SessionAudience);
    return { id, isStaff, device, network, startedAt, lastSeenAt };
  }
}

@ObjectType('UserNote', { description: 'What staff wrote down about somebody.' })
export class UserNoteType {
  @Field(() => Id, { description: 'Identifies the note when it is withdrawn.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Null once it was withdrawn.' })
  text: string | null;

  @Field(() => HistoryActor, { description: 'Who wrote it.' })
  author: HistoryActor;

  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was withdrawn; null when it was not.' })
  withdrawnAt: Date | null;

  @Field(() => HistoryActor, { nullable: true, description: 'Who withdrew it.' })
  withdrawnBy: HistoryActor | null;

  static of({ id, text, authorId, createdAt, withdrawnAt, withdrawnBy }: UserNote): UserNoteType {
    return {
      id,
      text: withdrawnAt === null ? text : null,
      author: historyActor('staff', authorId),
      createdAt,
      withdrawnAt,
      withdrawnBy: withdrawnBy === null ? null : historyActor('staff', withdrawnBy),
    };
  }
}

@ObjectType({ description: 'One entry of the audit log about an account.' })
export class UserAccountEntry {
  @Field(() => Id, { description: 'Pass it as `before` to read older ones.' })
  id: string;

  @Field(() => DateTime, { description: 'When it happened.' })
  at: Date;

  @Field(() => HistoryActor, { description: 'Who did it.' })
  actor: HistoryActor;

  @Field(() => String, { description: 'In the past tense: `user-changed`.' })
  what: string;

  @Field(() => [FieldChangeType], { description: 'Values that were erased with a person are null.' })
  changes: FieldChangeType[];

  static of({ id, at, actor, what, before, after }: WrittenEntry): UserAccountEntry {
    const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
    const changes = fields.map((field) => ({
      field,
      before: jsonText(before?.[field]),
      after: jsonText(after?.[field]),
    }));
    return { id: String(id), at, actor: historyActor(actor.kind, actor.id), what, changes };
  }
}

const jsonText = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
