import { Field, Int, ObjectType } from '@nestjs/graphql';
import { historyActor } from '../../../kernel/actor/history-actor.js';
import { HistoryActor } from '../../../kernel/actor/history-actor.type.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import type { DeliveryState, ReplyDelivery } from '../commands/reply-deliveries.js';
import { MessageFile, namedFiles } from '../files/message-file.type.js';
import type { MessageSnapshot } from '../history/message.snapshot.js';
import type { MessageStatus } from '../history/message.statuses.js';
import {
  DeliveryStateEnum,
  type MessageEntryKind,
  MessageEntryKindEnum,
  MessageStatusEnum,
} from './message.enums.js';

@ObjectType({ description: 'What became of the mail of a reply.' })
export class ReplyDeliveryType {
  @Field(() => DeliveryStateEnum, { description: 'How far it has come.' })
  state: DeliveryState;

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts: number;

  @Field(() => DateTime, { nullable: true, description: 'When the mail server took it.' })
  sentAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it is tried next.' })
  nextAttemptAt: Date | null;
}

@ObjectType({ description: 'Something that happened to a message after it was received.' })
export class MessageEntry {
  @Field(() => Int, { description: 'Version of the message that it made.' })
  version: number;

  @Field(() => DateTime, { description: 'When.' })
  at: Date;

  @Field(() => HistoryActor, { description: 'Who did it.' })
  actor: HistoryActor;

  @Field(() => String, { nullable: true, description: 'A reply; null of anything else, and once erased.' })
  reply: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the sender wrote again; null of anything else, and once erased.',
  })
  answer: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A note of staff for staff; null of anything else, and once erased.',
  })
  note: string | null;

  @Field(() => [MessageFile], { description: 'Files that came with a reply or an answer.' })
  files: MessageFile[];

  @Field(() => MessageEntryKindEnum, { description: 'What it is.' })
  kind: MessageEntryKind;

  @Field(() => ReplyDeliveryType, { nullable: true, description: 'Of a reply: what became of its mail.' })
  delivery: ReplyDeliveryType | null;

  @Field(() => MessageStatusEnum, { description: 'Status since.' })
  status: MessageStatus;
}

/** Oldest first, without the message itself. */
export function threadOf(
  { events }: MessageSnapshot,
  deliveries: ReadonlyMap<number, ReplyDelivery>,
): MessageEntry[] {
  let status: MessageStatus = 'new';
  return events.flatMap((event): MessageEntry[] => {
    if (event.type === 'MessageReceived' || event.type === 'MessageStarted') return [];
    const { version, recordedAt: at, actor } = event;
    const change = entryOf(event, deliveries);
    status = change.status ?? status;
    return [
      { version, at, actor: historyActor(actor.kind, actor.id), ...NOTHING_WRITTEN, ...change, status },
    ];
  });
}

const NOTHING_WRITTEN = { reply: null, answer: null, note: null, files: [], delivery: null };

type Change = Pick<MessageEntry, 'kind'> & Partial<MessageEntry>;

function entryOf(
  event: Exclude<MessageSnapshot['events'][number], { type: 'MessageReceived' | 'MessageStarted' }>,
  deliveries: ReadonlyMap<number, ReplyDelivery>,
): Change {
  switch (event.type) {
    case 'MessageRead':
      return { kind: 'status', status: 'read' };
    case 'MessageStatusChanged':
      return { kind: 'status', status: event.data.to };
    case 'MessageReplied': {
      const delivery = deliveries.get(event.version) ?? null;
      return {
        kind: 'reply',
        status: 'replied',
        reply: event.data.text,
        files: namedFiles(event.data),
        delivery,
      };
    }
    case 'MessageAnswered':
      return { kind: 'answer', status: 'new', answer: event.data.text, files: namedFiles(event.data) };
    case 'MessageNoted':
      return { kind: 'note', note: event.data.note };
  }
}
