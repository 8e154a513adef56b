import type { Personal } from '../../../kernel/event-store/domain-event.js';
import type { StoredFile } from '../../../kernel/files/private-files.js';
import type { MessageChannel, MessageStatus, MessageSubject } from './message.statuses.js';

/** Who writes, as they typed it. */
export interface MessageSender {
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
}

/** What comes with a text; left out where there is none. */
export interface SentFiles {
  files?: readonly StoredFile[];
  /** By the ids of the files. */
  fileNames?: Personal<Record<string, string>>;
}

export interface MessageReceived extends SentFiles {
  /** Made from the id: see message.number.ts. */
  number: string;
  /** Null for a guest. */
  customerId: string | null;
  channel: MessageChannel;
  subject: MessageSubject;
  /** Slug of the product that the sender asks about, as its page passed it on; null without one. */
  productSlug: string | null;
  /** Number of the order that the sender asks about, as they typed it; null without one. */
  orderNumber: string | null;
  sender: Personal<MessageSender>;
  text: Personal<string>;
  /** Until when the shop answers, an ISO 8601 date-time. */
  responseDueAt: string;
  /** False where the mailbox had enough mails that anybody can request. */
  isAcknowledged: boolean;
}

/** Staff write first; what they write follows as the first reply. */
export interface MessageStarted {
  number: string;
  subject: MessageSubject;
  /** Number of the order it is about; null without one. */
  orderNumber: string | null;
  /** Who is written to. */
  sender: Personal<MessageSender>;
}

export type MessageEvent =
  | { type: 'MessageReceived'; data: MessageReceived }
  | { type: 'MessageStarted'; data: MessageStarted }
  /** Staff opened it for the first time. */
  | { type: 'MessageRead'; data: { from: 'new' } }
  /** `reply` counts the replies of a message from 1. */
  | { type: 'MessageReplied'; data: { reply: number; text: Personal<string> } & SentFiles }
  /** The sender wrote again; `responseDueAt` is until when the shop answers, an ISO 8601 date-time. */
  | { type: 'MessageAnswered'; data: { text: Personal<string>; responseDueAt: string } & SentFiles }
  /** Of staff, for staff. */
  | { type: 'MessageNoted'; data: { note: Personal<string> } }
  | { type: 'MessageStatusChanged'; data: { from: MessageStatus; to: MessageStatus } };
