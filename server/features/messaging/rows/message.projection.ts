import type { EntityManager } from 'typeorm';
import type { Recorded } from '../../../kernel/event-store/domain-event.js';
import type { Projection } from '../../../kernel/event-store/projection.js';
import { emailKey } from '../../../kernel/mail/email-address.js';
import { idOfStream } from '../../../kernel/event-store/stream-category.js';
import type { MessageEvent } from '../history/message.events.js';
import type { MessageStatus, MessageSubject } from '../history/message.statuses.js';
import { messageSearchText, type MessageTexts } from './message.search-text.js';

/** What messages are listed and found by. */
export const messageProjection: Projection<MessageEvent> = {
  tables: [
    { name: 'message', key: ['id'] },
    { name: 'message_search', key: ['message_id'] },
  ],
  apply(transaction, event) {
    switch (event.type) {
      case 'MessageReceived':
        return insert(transaction, event, { ...event.data, status: 'new' });
      case 'MessageStarted':
        return insert(transaction, event, {
          ...event.data,
          status: 'replied',
          customerId: null,
          productSlug: null,
          text: null,
          responseDueAt: event.recordedAt.toISOString(),
        });
      case 'MessageRead':
        return update(transaction, event, { status: 'read' });
      case 'MessageReplied':
        return update(transaction, event, { status: 'replied' });
      case 'MessageAnswered':
        return update(transaction, event, { status: 'new', dueAt: event.data.responseDueAt });
      case 'MessageNoted':
        return update(transaction, event, {});
      case 'MessageStatusChanged':
        return update(transaction, event, { status: event.data.to });
    }
  },
};

interface InsertedMessage extends MessageTexts {
  status: MessageStatus;
  subject: MessageSubject;
  customerId: string | null;
  responseDueAt: string;
}

async function insert(
  transaction: EntityManager,
  { stream, version, recordedAt }: Recorded<MessageEvent>,
  data: InsertedMessage,
): Promise<void> {
  const id = idOfStream(stream);
  await transaction.query(
    `INSERT INTO message (id, number, version, status, subject, customer_id, order_number, sender, sender_email_key,
       response_due_at, created_at)
     VALUES ($1, $2, $3, $11, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      data.number,
      version,
      data.subject,
      data.customerId,
      data.orderNumber,
      data.sender && JSON.stringify(data.sender),
      data.sender && emailKey(data.sender.email),
      data.responseDueAt,
      recordedAt,
      data.status,
    ],
  );
  await transaction.query('INSERT INTO message_search (message_id, text) VALUES ($1, $2)', [
    id,
    messageSearchText(data),
  ]);
}

/** What is left out stays. */
async function update(
  transaction: EntityManager,
  { stream, version }: Recorded<MessageEvent>,
  { status, dueAt }: { status?: MessageStatus; dueAt?: string },
): Promise<void> {
  await transaction.query(
    `UPDATE message SET version = $2, status = coalesce($3, status),
       response_due_at = coalesce($4::timestamptz, response_due_at)
     WHERE id = $1`,
    [idOfStream(stream), version, status, dueAt],
  );
}
