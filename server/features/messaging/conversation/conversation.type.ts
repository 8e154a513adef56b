import { Field, ObjectType } from '@nestjs/graphql';
import { ListOf } from '../../../kernel/listing/list.type.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import { MessageFile, namedFiles } from '../files/message-file.type.js';
import type { MessageSnapshot } from '../history/message.snapshot.js';
import type { MessageSubject } from '../history/message.statuses.js';
import { MessageSubjectEnum } from '../sending/message-subject.enum.js';

type Side = 'sender' | 'shop';

const MessageSideEnum = registerValueEnum<Side>({
  name: 'MessageSide',
  description: 'Who says something in a conversation.',
  values: { sender: 'Who wrote to the shop.', shop: 'Staff.' },
});

@ObjectType({ description: 'Something that was written in a conversation.' })
class ConversationEntry {
  @Field(() => MessageSideEnum, { description: 'Who wrote it.' })
  side: Side;

  @Field(() => DateTime, { description: 'When it was sent.' })
  at: Date;

  @Field(() => String, { nullable: true, description: 'As typed; null once erased.' })
  text: string | null;

  @Field(() => [MessageFile], { description: 'Files that came with it.' })
  files: MessageFile[];
}

@ObjectType({ description: 'A message and what was written since, as its sender reads it.' })
export class MessageConversation {
  @Field(() => String, { description: 'MSJ- and eight characters.' })
  number: string;

  @Field(() => String, { description: 'Secret last part of its address, /mesaj/{linkToken}.' })
  linkToken: string;

  @Field(() => MessageSubjectEnum, { description: 'What it is about.' })
  subject: MessageSubject;

  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when the shop answers; null while it has nothing to.',
  })
  responseDueAt: Date | null;

  @Field(() => [ConversationEntry], { description: 'Oldest first; the message itself is the first.' })
  entries: ConversationEntry[];

  static of(message: MessageSnapshot, linkToken: string): MessageConversation {
    const { number, subject, createdAt, status } = message;
    const isAwaited = status === 'new' || status === 'read';
    return Object.assign(new MessageConversation(), {
      number,
      linkToken,
      subject,
      createdAt,
      entries: entriesOf(message),
      responseDueAt: isAwaited && message.responseDueAt !== null ? new Date(message.responseDueAt) : null,
    } satisfies Readonly<MessageConversation>);
  }
}

@ObjectType({ description: 'One page of the conversations of a customer.' })
export class MessageConversationList extends ListOf(MessageConversation) {}

/** Without what staff note for each other, and without their names. */
const entriesOf = ({ events }: MessageSnapshot): ConversationEntry[] =>
  events.flatMap((event): ConversationEntry[] => {
    const at = event.recordedAt;
    switch (event.type) {
      case 'MessageReceived':
      case 'MessageAnswered':
        return [{ side: 'sender', at, text: event.data.text, files: namedFiles(event.data) }];
      case 'MessageReplied':
        return [{ side: 'shop', at, text: event.data.text, files: namedFiles(event.data) }];
      case 'MessageStarted':
      case 'MessageRead':
      case 'MessageStatusChanged':
      case 'MessageNoted':
        return [];
    }
  });
