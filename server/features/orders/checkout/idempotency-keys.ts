import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { MasterKey } from '../../../kernel/keys/master-key.js';
import { idempotencyConflict } from './checkout.refusals.js';
import { claimMac, sweepMac } from './idempotency-mac.js';

/** Hashes by which a request to place an order is recognized when it is repeated. */
export interface IdempotencyKey {
  keyHash: Buffer;
  bodyHash: Buffer;
}

const REMOVE_UNTIL = `
  DELETE FROM idempotency_key USING event
  WHERE event.stream = 'order-' || order_id AND event.version = 1 AND event.position <= $1`;

/** Another transaction has placed the same order. */
export class AlreadyPlaced extends Error {
  override readonly name = 'AlreadyPlaced';
}

/**
 * Stores which order a caller's idempotency key created, so that a request sent twice creates one order. Only keyed
 * hashes and the order's id are stored.
 */
@Injectable()
export class IdempotencyKeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly masterKey: MasterKey,
  ) {}

  /** @param body the whole request without the key itself */
  hash(context: RequestContext, key: string, body: object): IdempotencyKey {
    return {
      keyHash: this.masterKey.hash('idempotency', `${callerOf(context)} ${key}`),
      bodyHash: this.masterKey.hash('idempotency', JSON.stringify(sorted(body))),
    };
  }

  /**
   * The id of the order that this request created; null when the request is new.
   *
   * @throws IDEMPOTENCY_CONFLICT when the key was used for another request
   */
  async orderIdOf({ keyHash, bodyHash }: IdempotencyKey): Promise<string | null> {
    const [found] = await this.dataSource.query<{ orderId: string; bodyHash: Buffer }[]>(
      'SELECT order_id AS "orderId", body_hash AS "bodyHash" FROM idempotency_key WHERE key_hash = $1',
      [keyHash],
    );
    if (!found) return null;
    if (!found.bodyHash.equals(bodyHash)) throw idempotencyConflict();
    return found.orderId;
  }

  /**
   * Waits for another transaction that is placing the same order.
   *
   * @throws {AlreadyPlaced} once the other has committed
   */
  async claim(
    transaction: EntityManager,
    { keyHash, bodyHash }: IdempotencyKey,
    orderId: string,
  ): Promise<void> {
    const claimed = await transaction.query<unknown[]>(
      `INSERT INTO idempotency_key (key_hash, body_hash, order_id, mac) VALUES ($1, $2, $3, $4)
       ON CONFLICT (key_hash) DO NOTHING RETURNING order_id`,
      [keyHash, bodyHash, orderId, claimMac(this.masterKey, { keyHash, bodyHash, orderId })],
    );
    if (claimed.length === 0) throw new AlreadyPlaced();
  }

  /**
   * Removes the keys of orders that were placed before a date-time, and records that the shop did it: a proof of the
   * history takes a key that is missing otherwise for one that somebody removed.
   *
   * @returns how many were removed
   */
  async sweepBefore(transaction: EntityManager, date: Date): Promise<number> {
    const [last] = await transaction.query<[{ position: number | null; now: Date }]>(
      `SELECT max(position) AS position, date_trunc('milliseconds', clock_timestamp()) AS now FROM event
       WHERE category = 'order' AND version = 1 AND recorded_at < $1`,
      [date],
    );
    if (last.position === null) return 0;
    const [, removed] = await transaction.query<[unknown[], number]>(REMOVE_UNTIL, [last.position]);
    if (removed === 0) return 0;
    const sweep = { untilPosition: last.position, removed, sweptAt: last.now };
    await transaction.query(
      `INSERT INTO idempotency_sweep (until_position, removed, swept_at, mac) VALUES ($1, $2, $3, $4)`,
      [...Object.values(sweep), sweepMac(this.masterKey, sweep)],
    );
    return removed;
  }
}

/** Keys are scoped to the caller. */
function callerOf({ actor, guestToken }: RequestContext): string {
  return actor.kind === 'guest' ? `guest ${guestToken ?? ''}` : `${actor.kind} ${actor.id ?? ''}`;
}

/** Fields in one order, so that equal requests hash alike; a field that is null counts as left out. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const given = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  return Object.fromEntries(
    given.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, sorted(field)]),
  );
}
