import { AccessCheck } from './features/accounts/index.js';
import { IdempotencyKeysCheck, OrderDocumentsCheck } from './features/orders/index.js';
import { WebhooksCheck } from './features/webhooks/index.js';
import type { Evidence } from './kernel/event-audit/event-audit.module.js';

/** What the proof of the history covers besides the events: what features store beside them, and every append-only table. */
export const EVIDENCE: Evidence = {
  checks: [OrderDocumentsCheck, IdempotencyKeysCheck, AccessCheck, WebhooksCheck],
  appendOnlyTables: [
    'audit',
    'audit_chain',
    'catalog_version',
    'checkpoint',
    'checkpoint_head',
    'consent',
    'document_version',
    'erasure',
    'event',
    'idempotency_sweep',
    'order_document',
  ],
};
