import type { MessageEvent, MessageReceived, MessageStarted, SentFiles } from './message.events.js';
import { messageNumber } from './message.number.js';
import { messageReplyBlank, messageSenderErased } from './message.refusals.js';
import type { MessageState } from './message.state.js';
import type { MessageStatus } from './message.statuses.js';

export function receiveMessage(id: string, message: Omit<MessageReceived, 'number'>): MessageEvent[] {
  return [{ type: 'MessageReceived', data: { number: messageNumber(id), ...message } }];
}

/** Staff begin a conversation with what they write. @throws MESSAGE_REPLY_BLANK */
export function startMessage(
  id: string,
  { text, files, fileNames, ...started }: Omit<MessageStarted, 'number'> & { text: string } & SentFiles,
): MessageEvent[] {
  const written = text.trim();
  if (written === '') throw messageReplyBlank();
  const sent = { ...(files && { files }), ...(fileNames && { fileNames }) };
  return [
    { type: 'MessageStarted', data: { number: messageNumber(id), ...started } },
    { type: 'MessageReplied', data: { reply: 1, text: written, ...sent } },
  ];
}

/** Opening a message marks it as read, once and only from new. */
export function openMessage({ status }: MessageState): MessageEvent[] {
  return status === 'new' ? [{ type: 'MessageRead', data: { from: 'new' } }] : [];
}

/** @throws MESSAGE_REPLY_BLANK, MESSAGE_SENDER_ERASED */
export function replyToMessage(
  { text, ...sent }: { text: string } & SentFiles,
  message: MessageState,
): MessageEvent[] {
  const written = text.trim();
  if (written === '') throw messageReplyBlank();
  if (!message.sender) throw messageSenderErased();
  return [{ type: 'MessageReplied', data: { reply: message.replies.length + 1, text: written, ...sent } }];
}

/** The sender writes again, whatever the status: what was done with is new once more. @throws MESSAGE_SENDER_ERASED */
export function answerMessage(
  { text, ...sent }: { text: string; responseDueAt: string } & SentFiles,
  { sender }: MessageState,
): MessageEvent[] {
  if (!sender) throw messageSenderErased();
  return [{ type: 'MessageAnswered', data: { text: text.trim(), ...sent } }];
}

/** @throws MESSAGE_SENDER_ERASED once the key that the note would be sealed with is gone */
export function noteMessage({ note }: { note: string }, { sender }: MessageState): MessageEvent[] {
  if (!sender) throw messageSenderErased();
  return [{ type: 'MessageNoted', data: { note: note.trim() } }];
}

/** Any status to any other; the same one changes nothing. */
export function changeMessageStatus({ to }: { to: MessageStatus }, { status }: MessageState): MessageEvent[] {
  return status === to ? [] : [{ type: 'MessageStatusChanged', data: { from: status, to } }];
}
