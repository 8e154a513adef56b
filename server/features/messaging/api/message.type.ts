import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { MessageFile, namedFiles } from '../files/message-file.type.js';
import { isMessageOverdue, type MessageSnapshot } from '../history/message.snapshot.js';
import type { MessageStatus, MessageSubject } from '../history/message.statuses.js';
import { MessageSubjectEnum } from '../sending/message-subject.enum.js';
import { MessageStatusEnum } from './message.enums.js';

@ObjectType({ description: 'What the sender of a message is told.' })
export class ContactReceipt {
  @Field(() => String, { description: 'Reference number: MSJ- and eight characters.' })
  number: string;

  @Field(() => String, {
    description: 'Secret last part of the address of the conversation, /mesaj/{linkToken}.',
  })
  linkToken: string;

  @Field(() => DateTime, { description: 'Until when the shop answers.' })
  responseDueAt: Date;

  @Field(() => Boolean, {
    description:
      'Whether the number is mailed, too; false where the mailbox had many mails of the shop today.',
  })
  isAcknowledged: boolean;
}

@ObjectType({ description: 'Who wrote, as they typed it.' })
export class MessageSender {
  @Field(() => String, { description: 'First and last name.' })
  name: string;

  @Field(() => String, { description: 'Where replies are mailed.' })
  email: string;

  @Field(() => String, { nullable: true, description: 'Phone number, as typed.' })
  phone: string | null;

  @Field(() => String, { nullable: true, description: 'Company; null for a person.' })
  company: string | null;
}

@ObjectType({ description: 'A message of a visitor.' })
export class Message {
  @Field(() => Id, { description: 'Random UUID.' })
  id: string;

  @Field(() => String, { description: 'MSJ- and the first eight characters of the id.' })
  number: string;

  @Field(() => Int, { description: 'Number of its events; pass it as expectedVersion.' })
  version: number;

  @Field(() => MessageStatusEnum, { description: 'Status.' })
  status: MessageStatus;

  @Field(() => MessageSubjectEnum, { description: 'What it is about.' })
  subject: MessageSubject;

  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt: Date;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Until when the shop answers: two business days, a complaint one; null while the shop wrote alone.',
  })
  responseDueAt: Date | null;

  @Field(() => Boolean, { description: 'Whether staff wrote first: the text is empty then.' })
  isStartedByShop: boolean;

  @Field(() => Boolean, { description: 'Whether the shop has not answered in time.' })
  isOverdue: boolean;

  @Field(() => Id, { nullable: true, description: 'The customer; null for a guest.' })
  customerId: string | null;

  @Field(() => MessageSender, { nullable: true, description: 'Who wrote; null once erased.' })
  sender: MessageSender | null;

  @Field(() => String, { nullable: true, description: 'The message; null once the sender was erased.' })
  text: string | null;

  @Field(() => [MessageFile], { description: 'Files that came with the message itself.' })
  files: MessageFile[];

  @Field(() => String, { nullable: true, description: 'Slug of the product it is about.' })
  productSlug: string | null;

  @Field(() => String, { nullable: true, description: 'Number of the order it is about, as it was typed.' })
  orderNumber: string | null;

  @Field(() => String, { nullable: true, description: 'The last reply; null without one.' })
  reply: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was last replied to.' })
  repliedAt: Date | null;

  static of(message: MessageSnapshot, now: Date): Message {
    const { id, number, version, status, subject, createdAt, customerId, sender, text, replies } = message;
    const { productSlug, orderNumber } = message;
    const last = replies.at(-1);
    return Object.assign(new Message(), {
      id,
      number,
      version,
      status,
      subject,
      createdAt,
      customerId,
      sender,
      text,
      productSlug,
      orderNumber,
      files: namedFiles(message),
      responseDueAt: message.responseDueAt === null ? null : new Date(message.responseDueAt),
      isStartedByShop: message.isStartedByShop,
      isOverdue: isMessageOverdue(message, now),
      reply: last?.text ?? null,
      repliedAt: last ? (message.events[last.version - 1]?.recordedAt ?? null) : null,
    } satisfies Readonly<Message>);
  }
}
