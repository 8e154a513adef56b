import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditViolation } from '../../../kernel/event-audit/audit-violation.js';
import type { CheckedHistory, HistoryCheck } from '../../../kernel/event-audit/history-check.js';
import { idOfStream } from '../../../kernel/event-store/stream-category.js';
import { MasterKey } from '../../../kernel/keys/master-key.js';
import { claimMac, sweepMac } from './idempotency-mac.js';

interface PlacedRow {
  stream: string;
  position: number;
  keyHash: Buffer | null;
  browserHash: Buffer | null;
  requestHash: Buffer | null;
  bodyHash: Buffer | null;
  mac: Buffer | null;
}

interface SweepRow {
  untilPosition: number;
  removed: number;
  sweptAt: Date;
  mac: Buffer;
}

const PAGE_SIZE = 5_000;

const SWEEPS = `
  SELECT until_position AS "untilPosition", removed, swept_at AS "sweptAt", mac FROM idempotency_sweep
  ORDER BY until_position DESC`;

const PLACED = `
  SELECT placed.stream, placed.position, claimed.key_hash AS "keyHash", claimed.browser_hash AS "browserHash",
    claimed.request_hash AS "requestHash", claimed.body_hash AS "bodyHash", claimed.mac
  FROM (SELECT stream, position FROM event
    WHERE category = 'order' AND position > $1 AND version = 1 ORDER BY position LIMIT ${PAGE_SIZE}) AS placed
  LEFT JOIN LATERAL (SELECT * FROM idempotency_key
    WHERE order_id = substr(placed.stream, length('order-') + 1)::uuid OFFSET 0) AS claimed ON true
  ORDER BY placed.position`;

/** Each order has the key it was placed with, until the shop itself removes it. */
@Injectable()
export class IdempotencyKeysCheck implements HistoryCheck {
  constructor(private readonly masterKey: MasterKey) {}

  async firstViolation(
    transaction: EntityManager,
    { after, signedFrom }: CheckedHistory,
  ): Promise<AuditViolation | undefined> {
    const sweeps = await transaction.query<SweepRow[]>(SWEEPS);
    const forged = sweeps.find((sweep) => !sweep.mac.equals(sweepMac(this.masterKey, sweep)));
    if (forged) return { what: 'a removal of idempotency keys was not recorded by the shop' };
    let position = Math.max(after, signedFrom - 1, sweeps[0]?.untilPosition ?? 0);
    for (;;) {
      const page = await transaction.query<PlacedRow[]>(PLACED, [position]);
      for (const row of page) {
        const what = this.errorOf(row);
        if (what) return { what, stream: row.stream, position: row.position };
      }
      if (page.length < PAGE_SIZE) return undefined;
      position = page.at(-1)?.position ?? position;
    }
  }

  private errorOf({
    stream,
    keyHash,
    browserHash,
    requestHash,
    bodyHash,
    mac,
  }: PlacedRow): string | undefined {
    if (!keyHash || !bodyHash) return 'its idempotency key is missing';
    const claimed = { keyHash, browserHash, requestHash, bodyHash, orderId: idOfStream(stream) };
    const expected = claimMac(this.masterKey, claimed);
    return mac?.equals(expected) ? undefined : 'its idempotency key was not written by the shop';
  }
}
