import type { EntityManager } from 'typeorm';
import type { Recorded } from '../../../kernel/event-store/domain-event.js';
import type { Projection } from '../../../kernel/event-store/projection.js';
import { idOfStream } from '../../../kernel/event-store/stream-category.js';
import { emailKey } from '../../../kernel/mail/email-address.js';
import type { QuoteEvent } from '../history/quote.events.js';
import type { DeclineReason, QuoteStatus } from '../history/quote.statuses.js';
import { quoteSearchText } from './quote.search-text.js';

type Of<Type extends QuoteEvent['type']> = Recorded<Extract<QuoteEvent, { type: Type }>>;

interface Change {
  status?: QuoteStatus;
  /** Of the buyer who declined; any other status takes it away. */
  declineReason?: DeclineReason;
  offer?: number;
  lineCount?: number;
  totalKurus?: number;
  validUntil?: string;
  responseDueAt?: string;
}

/** What quotes are listed and found by. */
export const quoteProjection: Projection<QuoteEvent> = {
  tables: [
    { name: 'quote', key: ['id'] },
    { name: 'quote_search', key: ['quote_id'] },
  ],
  apply(transaction, event) {
    return event.type === 'QuoteRequested'
      ? insert(transaction, event)
      : update(transaction, event, changeOf(event));
  },
};

function changeOf(event: Exclude<QuoteEvent, { type: 'QuoteRequested' }>): Change {
  switch (event.type) {
    case 'QuoteOffered': {
      const { offer, lines, totalKurus, validUntil } = event.data;
      return { status: 'quoted', offer, lineCount: lines.length, totalKurus, validUntil };
    }
    case 'CounterOffered':
      return { status: 'processing', responseDueAt: event.data.responseDueAt };
    case 'QuoteStatusChanged':
      return { status: event.data.to };
    case 'QuoteAccepted':
      return { status: 'accepted' };
    case 'QuoteDeclined':
      return { status: 'rejected', declineReason: event.data.reason };
    case 'QuoteMessageSent':
    case 'QuoteNoted':
    case 'QuoteResent':
      return {};
  }
}

async function insert(transaction: EntityManager, event: Of<'QuoteRequested'>): Promise<void> {
  const { data, stream, version, recordedAt } = event;
  const id = idOfStream(stream);
  await transaction.query(
    `INSERT INTO quote (id, number, version, status, customer_id, buyer, buyer_email_key, offer, line_count, total_kurus,
       response_due_at, created_at, updated_at)
     VALUES ($1, $2, $3, 'new', $4, $5, $6, 0, $7, 0, $8, $9, $9)`,
    [
      id,
      data.number,
      version,
      data.customerId,
      data.buyer && JSON.stringify(data.buyer),
      data.buyer && emailKey(data.buyer.email),
      data.lines.length,
      data.responseDueAt,
      recordedAt,
    ],
  );
  await transaction.query('INSERT INTO quote_search (quote_id, text) VALUES ($1, $2)', [
    id,
    quoteSearchText(data),
  ]);
}

async function update(
  transaction: EntityManager,
  { stream, version, recordedAt }: Recorded<QuoteEvent>,
  change: Change,
): Promise<void> {
  await transaction.query(
    `UPDATE quote SET version = $2, updated_at = $3, status = coalesce($4, status), offer = coalesce($5, offer),
       line_count = coalesce($6, line_count), total_kurus = coalesce($7, total_kurus),
       valid_until = coalesce($8, valid_until), response_due_at = coalesce($9, response_due_at),
       decline_reason = CASE WHEN $4::text IS NULL THEN decline_reason ELSE $10 END
     WHERE id = $1`,
    [
      idOfStream(stream),
      version,
      recordedAt,
      change.status,
      change.offer,
      change.lineCount,
      change.totalKurus,
      change.validUntil,
      change.responseDueAt,
      change.declineReason,
    ],
  );
}
