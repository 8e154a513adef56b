import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** More are not counted. */
export const MAX_WAITING = 1_000;

export interface WebhookState {
  /** Changes that it has not got yet, `MAX_WAITING` at most. */
  waiting: number;
  /** Whether its receiver did not take the last message; false before the first. */
  isFailing: boolean;
  /** Until when messages are signed with the previous secret, too; null when they are not. */
  previousSecretUntil: Date | null;
}

/** Each category reads its own part of the index of the feed, no further than is counted. */
const STATES = `
  SELECT id,
    (SELECT least(sum(waiting.count), ${MAX_WAITING})::int FROM unnest(categories) AS wanted (category), LATERAL (
      SELECT count(*) FROM (
        SELECT FROM event
        WHERE (event.category, event.position) > (wanted.category, webhook.position) AND event.category <= wanted.category
        ORDER BY event.category, event.position LIMIT ${MAX_WAITING}) AS event) AS waiting) AS waiting,
    coalesce((
      SELECT failure IS NOT NULL FROM webhook_delivery AS delivery
      WHERE delivery.webhook_id = webhook.id AND delivery.position IS NOT NULL
      ORDER BY delivery.id DESC LIMIT 1), false) AS "isFailing",
    CASE WHEN previous_secret_until > now() THEN previous_secret_until END AS "previousSecretUntil"
  FROM webhook WHERE id = ANY($1)`;

/** How it stands with webhooks, beside what is stored of them. */
@Injectable()
export class WebhookStates {
  constructor(private readonly dataSource: DataSource) {}

  async of(ids: readonly string[]): Promise<ReadonlyMap<string, WebhookState>> {
    const rows = await this.dataSource.query<(WebhookState & { id: string })[]>(STATES, [ids]);
    return new Map(rows.map(({ id, ...state }) => [id, state]));
  }
}
