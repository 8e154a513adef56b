import type { DomainEvent } from '../../../kernel/event-store/domain-event.js';
import type { MessageEvent, MessageReceived, SentFiles } from './message.events.js';
import type { MessageStatus } from './message.statuses.js';

/** A reply, with the version of the event that recorded it. */
export interface MessageReply extends SentFiles {
  reply: number;
  text: string | null;
  version: number;
}

/** A message as the sum of its events. */
export interface MessageState extends Omit<MessageReceived, 'responseDueAt'> {
  /** Staff wrote first; its own text is empty. */
  isStartedByShop: boolean;
  /** Null until the sender of one that staff began has written. */
  responseDueAt: string | null;
  status: MessageStatus;
  /** Oldest first. */
  replies: readonly MessageReply[];
}

const FIRST_CHANGE = 2;

/** @throws when the events do not begin with the message */
export function messageOf(events: readonly MessageEvent[]): MessageState {
  const [received, ...later] = events;
  if (!received) throw new Error('A message has a first event');
  return later.reduce<MessageState>(
    (message, event, index) => evolve(message, event, FIRST_CHANGE + index),
    begunBy(received),
  );
}

function begunBy(event: MessageEvent): MessageState {
  if (event.type === 'MessageReceived') {
    return { ...event.data, isStartedByShop: false, status: 'new', replies: [] };
  }
  if (event.type !== 'MessageStarted') throw new Error('A message begins by being received or started');
  return {
    ...event.data,
    isStartedByShop: true,
    status: 'replied',
    replies: [],
    text: '',
    customerId: null,
    channel: 'storefront',
    productSlug: null,
    responseDueAt: null,
    isAcknowledged: false,
  };
}

function evolve(message: MessageState, event: MessageEvent, version: number): MessageState {
  switch (event.type) {
    case 'MessageRead':
      return { ...message, status: 'read' };
    case 'MessageReplied':
      return { ...message, status: 'replied', replies: [...message.replies, { ...event.data, version }] };
    case 'MessageAnswered':
      return { ...message, status: 'new', responseDueAt: event.data.responseDueAt };
    case 'MessageNoted':
      return message;
    case 'MessageStatusChanged':
      return { ...message, status: event.data.to };
    case 'MessageReceived':
    case 'MessageStarted':
      throw new Error('A message begins once');
    default:
      throw new Error(`Unknown event type ${(event satisfies never as DomainEvent).type}`);
  }
}
