import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ListQuery } from '../../../kernel/listing/list-query.js';
import type { ListPage } from '../../../kernel/listing/list-page.js';
import type { Slice } from '../../../kernel/listing/list.args.js';
import { desc } from '../../../kernel/listing/sorting.js';
import type { FetchFailureReason } from '../../../kernel/outbound/fetch-failure.js';

/** As GraphQL names it: no hyphens. */
export type WebhookFailure =
  | 'address'
  | 'not_public'
  | 'unknown_host'
  | 'unreachable'
  | 'certificate'
  | 'timeout'
  | 'status';

/** One attempt to send a message. What was sent is not stored: it is in the feed. */
export interface WebhookDelivery {
  id: string;
  type: string;
  /** Of the change; null for a try. */
  position: number | null;
  stream: string | null;
  version: number | null;
  /** 1 for the first. */
  attempt: number;
  sentAt: Date;
  durationMs: number;
  /** Of HTTP; null without an answer. */
  status: number | null;
  /** Null when the receiver took the message. */
  failure: WebhookFailure | null;
}

export type NewDelivery = Omit<WebhookDelivery, 'id'>;

export type DeliveryOutcome = 'delivered' | 'failed';

interface DeliveryFilter {
  webhookId: string;
  outcome?: DeliveryOutcome | null;
}

const LIST = new ListQuery<WebhookDelivery, DeliveryFilter, 'newest'>({
  columns: `id::text AS id, type, position, stream, version, attempt, sent_at AS "sentAt", duration_ms AS "durationMs",
    status, failure`,
  from: 'webhook_delivery',
  conditions: {
    webhookId: (id, bind) => `webhook_id = ${bind(id)}`,
    outcome: (outcome) => (outcome === 'failed' ? 'failure IS NOT NULL' : 'failure IS NULL'),
  },
  sorts: { newest: [desc('id')] },
});

const INSERT = `
  INSERT INTO webhook_delivery
    (webhook_id, type, position, stream, version, attempt, sent_at, duration_ms, status, failure)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

/** What became of the messages that were sent. */
@Injectable()
export class WebhookDeliveries {
  constructor(private readonly dataSource: DataSource) {}

  page(filter: DeliveryFilter, slice: Slice): Promise<ListPage<WebhookDelivery>> {
    return LIST.page(this.dataSource, { filter, sort: 'newest', ...slice });
  }

  async add(transaction: EntityManager, webhookId: string, delivery: NewDelivery): Promise<void> {
    const { type, position, stream, version, attempt, sentAt, durationMs, status, failure } = delivery;
    await transaction.query(INSERT, [
      webhookId,
      type,
      position,
      stream,
      version,
      attempt,
      sentAt,
      durationMs,
      status,
      failure,
    ]);
  }
}

/** Reasons that a POST cannot fail with count as no answer. */
export function failureOf(reason: FetchFailureReason): WebhookFailure {
  if (reason === 'not-public') return 'not_public';
  if (reason === 'unknown-host') return 'unknown_host';
  return reason === 'redirects' || reason === 'too-large' ? 'unreachable' : reason;
}
