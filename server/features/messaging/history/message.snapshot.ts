import type { Recorded } from '../../../kernel/event-store/domain-event.js';
import { idOfStream } from '../../../kernel/event-store/stream-category.js';
import type { MessageEvent, MessageSender } from './message.events.js';
import { messageOf, type MessageState } from './message.state.js';

/** A message as it is shown, computed from its events. */
export interface MessageSnapshot extends MessageState {
  id: string;
  version: number;
  createdAt: Date;
  events: readonly Recorded<MessageEvent>[];
}

/** Null where there is no such message. */
export function messageSnapshotOf(events: readonly Recorded<MessageEvent>[]): MessageSnapshot | null {
  const [first] = events;
  if (!first) return null;
  return {
    ...messageOf(events),
    id: idOfStream(first.stream),
    version: events.length,
    createdAt: first.recordedAt,
    events,
  };
}

/** Whether the shop has not answered in time. */
export const isMessageOverdue = ({ status, responseDueAt }: MessageState, now: Date): boolean =>
  (status === 'new' || status === 'read') && responseDueAt !== null && new Date(responseDueAt) < now;

/** A message whose sender can still be read, and answered. */
export interface KnownMessage extends MessageSnapshot {
  sender: MessageSender;
  text: string;
}

export const isKnownMessage = (message: MessageSnapshot): message is KnownMessage =>
  message.sender !== null && message.text !== null;
