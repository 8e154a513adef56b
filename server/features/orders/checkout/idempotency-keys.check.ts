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

/** Sweeps that removed another number of keys than orders were placed since the sweep before; $1 position. */
const UNEVEN = `
  SELECT sweep.until_position AS position, sweep.removed, counted.placed
  FROM (SELECT *, lag(until_position, 1, 0) OVER (ORDER BY until_position) AS after FROM idempotency_sweep) AS sweep,
    LATERAL (SELECT count(*) AS placed FROM event WHERE category = 'order' AND version = 1
      AND position > sweep.after AND position <= sweep.until_position) AS counted
  WHERE sweep.until_position > $1 AND removed <> placed
  ORDER BY sweep.until_position LIMIT 1`;

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
    const uneven = await this.firstUneven(transaction, after);
    if (uneven) return uneven;
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

  /** A key that somebody removed is not there when its time has come to be swept. */
  private async firstUneven(transaction: EntityManager, after: number): Promise<AuditViolation | undefined> {
    const [row] = await transaction.query<{ position: number; removed: number; placed: number }[]>(UNEVEN, [
      after,
    ]);
    if (!row) return undefined;
    const { position, removed, placed } = row;
    return {
      what: `of ${placed} idempotency keys up to this position ${removed} were left to sweep`,
      position,
    };
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
