import type { EntityManager } from 'typeorm';
import type { Recorded } from '../../../kernel/event-store/domain-event.js';
import type { Projection } from '../../../kernel/event-store/projection.js';
import { idOfStream } from '../../../kernel/event-store/stream-category.js';
import type { MessageEvent } from '../history/message.events.js';
import type { MessageStatus } from '../history/message.statuses.js';
import { messageSearchText } from './message.search-text.js';

type Of<Type extends MessageEvent['type']> = Recorded<Extract<MessageEvent, { type: Type }>>;

/** What messages are listed and found by. */
export const messageProjection: Projection<MessageEvent> = {
  tables: [
    { name: 'message', key: ['id'] },
    { name: 'message_search', key: ['message_id'] },
  ],
  apply(transaction, event) {
    return event.type === 'MessageReceived'
      ? insert(transaction, event)
      : update(transaction, event, statusAfter(event));
  },
};

function statusAfter(event: Exclude<MessageEvent, { type: 'MessageReceived' }>): MessageStatus {
  switch (event.type) {
    case 'MessageRead':
      return 'read';
    case 'MessageReplied':
      return 'replied';
    case 'MessageStatusChanged':
      return event.data.to;
  }
}

async function insert(transaction: EntityManager, event: Of<'MessageReceived'>): Promise<void> {
  const { data, stream, version, recordedAt } = event;
  const id = idOfStream(stream);
  await transaction.query(
    `INSERT INTO message (id, number, version, status, subject, customer_id, sender, response_due_at, created_at)
     VALUES ($1, $2, $3, 'new', $4, $5, $6, $7, $8)`,
    [
      ...[id, data.number, version, data.subject, data.customerId],
      ...[data.sender && JSON.stringify(data.sender), data.responseDueAt, recordedAt],
    ],
  );
  await transaction.query('INSERT INTO message_search (message_id, text) VALUES ($1, $2)', [
    id,
    messageSearchText(data),
  ]);
}

async function update(
  transaction: EntityManager,
  { stream, version }: Recorded<MessageEvent>,
  status: MessageStatus,
): Promise<void> {
  await transaction.query('UPDATE message SET version = $2, status = $3 WHERE id = $1', [
    idOfStream(stream),
    version,
    status,
  ]);
}
