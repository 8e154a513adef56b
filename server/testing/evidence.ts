import type { DataSource } from 'typeorm';
import { AccessCheck } from '../features/accounts/index.js';
import { IdempotencyKeysCheck, OrderDocumentsCheck } from '../features/orders/index.js';
import { WebhooksCheck } from '../features/webhooks/index.js';
import { testEvidence } from '../kernel/event-audit/test-evidence.js';
import { StreamKeys } from '../kernel/event-store/stream-keys.js';
import { testMasterKey } from '../kernel/keys/test-master.js';
import { EVENT_SOURCED } from '../event-sourced.js';
import { EVIDENCE } from '../evidence.js';

/** Seals and proofs of everything that a shop proves, as the commands of an operator have them. */
export function evidenceOn(dataSource: DataSource) {
  const masterKey = testMasterKey();
  const checks = [
    new OrderDocumentsCheck(new StreamKeys(masterKey)),
    new IdempotencyKeysCheck(masterKey),
    new AccessCheck(),
    new WebhooksCheck(),
  ];
  const { appendOnlyTables } = EVIDENCE;
  return testEvidence(dataSource, { kinds: EVENT_SOURCED, checks, appendOnlyTables });
}
