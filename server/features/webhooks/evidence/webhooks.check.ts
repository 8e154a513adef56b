import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditViolation } from '../../../kernel/event-audit/audit-violation.js';
import type { HistoryCheck } from '../../../kernel/event-audit/history-check.js';

interface RowOfWebhook {
  id: string;
  isRecorded: boolean;
  hasMaker: boolean;
  hasAddress: boolean;
  hasCategories: boolean;
  isOffAsSaid: boolean;
}

/** The query of an address is not in the audit log. */
const WEBHOOKS = `
  SELECT webhook.id, made.id IS NOT NULL AS "isRecorded",
    made.actor_kind = 'staff' AND made.actor_id = webhook.maker_id::text AS "hasMaker",
    split_part(webhook.address, '?', 1) = made.after->>'address' AS "hasAddress",
    to_jsonb(webhook.categories) = made.after->'categories' AS "hasCategories",
    webhook.off_reason IS NOT DISTINCT FROM (
      SELECT after->>'reason' FROM audit
      WHERE subject = 'webhook ' || webhook.id AND what IN ('webhook-switched-on', 'webhook-switched-off')
      ORDER BY id DESC LIMIT 1) AS "isOffAsSaid"
  FROM webhook
  LEFT JOIN audit AS made ON made.what = 'webhook-created' AND made.subject = 'webhook ' || webhook.id
  ORDER BY webhook.id`;

/**
 * Webhooks send personal data, in the name of who made them: who that was, to where, of what, and whether one is on, is what the
 * audit log says.
 */
@Injectable()
export class WebhooksCheck implements HistoryCheck {
  async firstViolation(transaction: EntityManager): Promise<AuditViolation | undefined> {
    for (const row of await transaction.query<RowOfWebhook[]>(WEBHOOKS)) {
      const what = errorOf(row);
      if (what) return { stream: `webhook ${row.id}`, what: `${what} not what the audit log says` };
    }
    return undefined;
  }
}

function errorOf(row: RowOfWebhook): string | undefined {
  if (!row.isRecorded) return 'the webhook itself is';
  if (!row.hasMaker) return 'its maker is';
  if (!row.hasAddress) return 'its address is';
  if (!row.hasCategories) return 'what it gets is';
  return row.isOffAsSaid ? undefined : 'whether it is on is';
}
