import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { MasterKey } from '../../../kernel/keys/master-key.js';
import { quoteRequestConflict } from '../history/quote.refusals.js';

/** Hashes by which a request is recognized when it is sent again. */
export interface RequestKey {
  keyHash: Buffer;
  bodyHash: Buffer;
}

const FIND =
  'SELECT quote_id AS "quoteId", body_hash AS "bodyHash" FROM quote_request_key WHERE key_hash = $1';

const CLAIM = `
  INSERT INTO quote_request_key (key_hash, body_hash, quote_id, created_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING RETURNING quote_id`;

/** Another transaction has recorded the same request. */
export class AlreadyRequested extends Error {
  override readonly name = 'AlreadyRequested';
}

/** Which quote a request made, so that one that is sent twice makes one quote. Only keyed hashes and the id are stored. */
@Injectable()
export class QuoteRequestKeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly masterKey: MasterKey,
    private readonly clock: Clock,
  ) {}

  /** @param body the whole request without the key itself */
  hash({ kind, id }: Cause['actor'], key: string, body: object): RequestKey {
    return {
      keyHash: this.hashed(`key ${kind} ${id ?? ''} ${key}`),
      bodyHash: this.hashed(`body ${JSON.stringify(body)}`),
    };
  }

  /**
   * The quote that this request made; null when it is new.
   *
   * @throws QUOTE_REQUEST_CONFLICT when the key was used for another request
   */
  async quoteIdOf({ keyHash, bodyHash }: RequestKey): Promise<string | null> {
    const [known] = await this.dataSource.query<{ quoteId: string; bodyHash: Buffer }[]>(FIND, [keyHash]);
    if (!known) return null;
    if (!known.bodyHash.equals(bodyHash)) throw quoteRequestConflict();
    return known.quoteId;
  }

  /**
   * Waits for another transaction that records the same request.
   *
   * @throws {AlreadyRequested} once the other has committed
   */
  async claim(transaction: EntityManager, { keyHash, bodyHash }: RequestKey, quoteId: string): Promise<void> {
    const values = [keyHash, bodyHash, quoteId, this.clock.now()];
    const claimed = await transaction.query<unknown[]>(CLAIM, values);
    if (claimed.length === 0) throw new AlreadyRequested();
  }

  private hashed(text: string): Buffer {
    return this.masterKey.hash('quote-forms', text);
  }
}
