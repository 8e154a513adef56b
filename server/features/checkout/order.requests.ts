import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Visit } from '../../kernel/actor/visit.js';
import { MasterKey } from '../../kernel/keys/master-key.js';
import { idempotencyConflict } from './checkout.refusals.js';

/** A request to place an order, as it is recognised when it comes again. */
export interface OrderRequest {
  keyHash: Buffer;
  bodyHash: Buffer;
}

/** Somebody else's transaction is placing the same order. */
export class AlreadyRequested extends Error {
  override readonly name = 'AlreadyRequested';
}

/**
 * Remembers which order a key of a caller made, so that a request sent twice makes one order. Only keyed hashes and the
 * order's id are kept.
 */
@Injectable()
export class OrderRequests {
  constructor(
    private readonly dataSource: DataSource,
    private readonly masterKey: MasterKey,
  ) {}

  /** @param body everything asked for, without the key itself */
  recognise(visit: Visit, key: string, body: object): OrderRequest {
    return {
      keyHash: this.masterKey.hash('idempotency', `${callerOf(visit)} ${key}`),
      bodyHash: this.masterKey.hash('idempotency', JSON.stringify(sorted(body))),
    };
  }

  /**
   * The id of the order that this request made; nothing when it is a new one.
   *
   * @throws IDEMPOTENCY_CONFLICT when the key made another order
   */
  async orderIdOf({ keyHash, bodyHash }: OrderRequest): Promise<string | null> {
    const [found] = await this.dataSource.query<{ orderId: string; bodyHash: Buffer }[]>(
      'SELECT order_id AS "orderId", body_hash AS "bodyHash" FROM order_request WHERE key_hash = $1',
      [keyHash],
    );
    if (!found) return null;
    if (!found.bodyHash.equals(bodyHash)) throw idempotencyConflict();
    return found.orderId;
  }

  /**
   * Waits for whoever places the same order at this moment.
   *
   * @throws {AlreadyRequested} once the other is done
   */
  async claim(manager: EntityManager, { keyHash, bodyHash }: OrderRequest, orderId: string): Promise<void> {
    const claimed = await manager.query<unknown[]>(
      `INSERT INTO order_request (key_hash, body_hash, order_id) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING RETURNING order_id`,
      [keyHash, bodyHash, orderId],
    );
    if (claimed.length === 0) throw new AlreadyRequested();
  }
}

/** Keys of one caller mean nothing to another. */
function callerOf({ actor, guestToken }: Visit): string {
  return actor.kind === 'guest' ? `guest ${guestToken ?? ''}` : `${actor.kind} ${actor.id ?? ''}`;
}

/** The same content in the same order, whoever wrote it; what is left out and what is null are the same. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const given = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  return Object.fromEntries(
    given.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, sorted(field)]),
  );
}
