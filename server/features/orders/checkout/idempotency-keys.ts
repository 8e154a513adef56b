import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { canonicalJson } from '../../../kernel/input/canonical-json.js';
import { MasterKey } from '../../../kernel/keys/master-key.js';
import { prepared } from '../../../kernel/database/prepared.js';
import { orderNumber } from '../history/order.number.js';
import { idempotencyConflict, orderAlreadyPlaced } from './checkout.refusals.js';
import { claimMac } from './idempotency-mac.js';

/** Hashes by which a request to place an order is recognized when it is repeated. */
export interface IdempotencyKey {
  /** The key as this caller's: who repeats it is answered with the order. */
  keyHash: Buffer;
  /** The key as this browser's, whichever account is signed in; null for programs and without cookies. */
  browserHash: Buffer | null;
  /** Key and body together, from wherever they come; null for programs, whose keys are their own. */
  requestHash: Buffer | null;
  bodyHash: Buffer;
}

interface StoredKey {
  orderId: string;
  bodyHash: Buffer;
  isCallers: boolean;
}

const FIND = prepared(`
  SELECT order_id AS "orderId", body_hash AS "bodyHash", key_hash = $1 AS "isCallers"
  FROM idempotency_key WHERE key_hash = $1 OR browser_hash = $2 OR request_hash = $3`);

const CLAIM = prepared(`
  INSERT INTO idempotency_key (key_hash, browser_hash, request_hash, body_hash, order_id, mac)
  VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING order_id`);

/** Another transaction has placed the same order. */
export class AlreadyPlaced extends Error {
  override readonly name = 'AlreadyPlaced';
}

/**
 * Stores which order an idempotency key created, so that a request sent twice creates one order, also when the buyer signed
 * in or out in between. Only keyed hashes and the order's id are stored.
 */
@Injectable()
export class IdempotencyKeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly masterKey: MasterKey,
  ) {}

  /** @param body the whole request without the key itself */
  hash(context: RequestContext, key: string, body: object): IdempotencyKey {
    const { actor, browserToken } = context;
    const isProgram = actor.kind === 'program';
    const json = canonicalJson(body);
    return {
      keyHash: this.hashed(`${callerOf(context) ?? `request ${json}`} ${key}`),
      browserHash: isProgram || browserToken === null ? null : this.hashed(`browser ${browserToken} ${key}`),
      requestHash: isProgram ? null : this.hashed(`request ${key} ${json}`),
      bodyHash: this.hashed(json),
    };
  }

  /**
   * The id of the order that this request created; null when the request is new.
   *
   * @throws IDEMPOTENCY_CONFLICT when the key was used for another request
   * @throws ORDER_ALREADY_PLACED when somebody else placed it, or the same buyer while signed in otherwise
   */
  async orderIdOf({ keyHash, browserHash, requestHash, bodyHash }: IdempotencyKey): Promise<string | null> {
    const stored = await this.dataSource.query<StoredKey[]>(FIND, [keyHash, browserHash, requestHash]);
    if (stored.length === 0) return null;
    const own = stored.find(({ isCallers }) => isCallers);
    const same = own ? [own] : stored;
    const placed = same.find((row) => row.bodyHash.equals(bodyHash));
    if (!placed) throw idempotencyConflict();
    if (!placed.isCallers) throw orderAlreadyPlaced({ number: orderNumber(placed.orderId) });
    return placed.orderId;
  }

  /**
   * Waits for another transaction that is placing the same order.
   *
   * @throws {AlreadyPlaced} once the other has committed
   */
  async claim(transaction: EntityManager, key: IdempotencyKey, orderId: string): Promise<void> {
    const { keyHash, browserHash, requestHash, bodyHash } = key;
    const mac = claimMac(this.masterKey, { ...key, orderId });
    const claimed = await transaction.query<unknown[]>(CLAIM, [
      keyHash,
      browserHash,
      requestHash,
      bodyHash,
      orderId,
      mac,
    ]);
    if (claimed.length === 0) throw new AlreadyPlaced();
  }

  private hashed(text: string): Buffer {
    return this.masterKey.hash('idempotency', text);
  }
}

/** Who is answered with the order; null for a guest who brings no cookie: one cannot be told from another. */
function callerOf({ actor, guestToken, browserToken }: RequestContext): string | null {
  if (actor.kind !== 'guest') return `${actor.kind} ${actor.id ?? ''}`;
  if (guestToken !== null) return `guest ${guestToken}`;
  return browserToken === null ? null : `guest-of-browser ${browserToken}`;
}
