import type { EventSourced } from '../../../kernel/event-store/projection.js';
import type { MessageEvent } from '../history/message.events.js';
import { messageOf, type MessageState } from '../history/message.state.js';
import { messageProjection } from '../rows/message.projection.js';

/** Messages, as the event store knows them. */
export const MESSAGES: EventSourced<MessageEvent, MessageState> = {
  category: {
    name: 'message',
    permission: 'messages',
    kinds: {
      MessageReceived: { personal: ['sender', 'text', 'fileNames'], upcasts: [] },
      MessageStarted: { personal: ['sender'], upcasts: [] },
      MessageRead: { personal: [], upcasts: [] },
      MessageReplied: { personal: ['text', 'fileNames'], upcasts: [] },
      MessageAnswered: { personal: ['text', 'fileNames'], upcasts: [] },
      MessageNoted: { personal: ['note'], upcasts: [] },
      MessageStatusChanged: { personal: [], upcasts: [] },
    },
  },
  fold: messageOf,
  projection: messageProjection,
  summary: ({ status, replies }) => ({ status: status.toUpperCase(), replies: replies.length }),
};
