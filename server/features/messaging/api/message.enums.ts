import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import type { DeliveryState } from '../commands/reply-deliveries.js';
import { MESSAGE_STATUS_NAMES } from '../history/message.statuses.js';

export const MessageStatusEnum = registerValueEnum({
  name: 'MessageStatus',
  description: 'How far a message has come; each value with the name people read.',
  values: MESSAGE_STATUS_NAMES,
});

export const DeliveryStateEnum = registerValueEnum<DeliveryState>({
  name: 'ReplyDeliveryState',
  description: 'How far the mail of a reply has come.',
  values: {
    waiting: 'It is about to be sent.',
    retrying: 'The mail server did not take it; it is tried again.',
    sent: 'The mail server took it.',
    failed: 'It was given up after its last attempt; staff can send it again among the side effects.',
  },
});

export type MessageEntryKind = 'reply' | 'answer' | 'note' | 'status';

export const MessageEntryKindEnum = registerValueEnum<MessageEntryKind>({
  name: 'MessageEntryKind',
  description: 'What happened to a message.',
  values: {
    reply: 'Staff replied.',
    answer: 'The sender wrote again.',
    note: 'Staff noted something for staff.',
    status: 'Another status.',
  },
});
