import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Stored in the outbox; the reaction that mails replies has this name. */
export const REPLY_MAIL = 'message-reply-mail';

/** How far the mail of a reply has come. */
export type DeliveryState = 'waiting' | 'retrying' | 'sent' | 'failed';

export interface ReplyDelivery {
  /** Of the event that recorded the reply. */
  version: number;
  state: DeliveryState;
  attempts: number;
  sentAt: Date | null;
  nextAttemptAt: Date | null;
}

const DELIVERIES = `
  SELECT version, 'sent' AS state, 1 AS attempts, sent_at AS "sentAt", NULL AS "nextAttemptAt"
  FROM message_reply_mail WHERE message_id = $1::uuid
  UNION ALL
  SELECT version,
    CASE WHEN dead_at IS NOT NULL THEN 'failed' WHEN last_error IS NOT NULL THEN 'retrying' ELSE 'waiting' END,
    attempts, NULL, CASE WHEN dead_at IS NULL THEN next_attempt_at END
  FROM outbox WHERE reaction = '${REPLY_MAIL}' AND subject_id = $1::text AND done_at IS NULL`;

/** Which replies were mailed, and what becomes of the others. */
@Injectable()
export class ReplyDeliveries {
  constructor(private readonly dataSource: DataSource) {}

  /** By the version of the reply. */
  async of(messageId: string): Promise<Map<number, ReplyDelivery>> {
    const rows = await this.dataSource.query<ReplyDelivery[]>(DELIVERIES, [messageId]);
    return new Map(rows.map((delivery) => [delivery.version, delivery]));
  }

  /** In the transaction that closes the mail's row of the outbox. */
  async markSent(
    transaction: EntityManager,
    sent: { messageId: string; version: number; at: Date },
  ): Promise<void> {
    await transaction.query(
      `INSERT INTO message_reply_mail (message_id, version, sent_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [sent.messageId, sent.version, sent.at],
    );
  }
}
