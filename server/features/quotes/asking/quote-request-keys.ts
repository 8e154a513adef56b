import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { canonicalJson } from '../../../kernel/input/canonical-json.js';
import { MasterKey } from '../../../kernel/keys/master-key.js';
import { quoteRequestConflict } from '../history/quote.refusals.js';

/** Hashes by which a request is recognized when it is sent again. */
interface RequestKey {
  keyHash: Buffer;
  bodyHash: Buffer;
}

/** Records in the transaction of a request which quote it was about. */
export type Claim = (transaction: EntityManager, quoteId: string) => Promise<void>;

/** A request that its caller may send again, by the key they gave it. */
export interface RepeatableRequest {
  actor: Cause['actor'];
  /** Null where the caller gave none: it is then a new one each time. */
  key: string | null | undefined;
  /** What is asked, such as `reply`. */
  what: string;
  /** The whole request without the key itself. */
  body: object;
}

const FIND =
  'SELECT quote_id AS "quoteId", body_hash AS "bodyHash" FROM quote_request_key WHERE key_hash = $1';

const CLAIM = `
  INSERT INTO quote_request_key (key_hash, body_hash, quote_id, created_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING RETURNING quote_id`;

/** Another transaction has recorded the same request. */
class AlreadyRequested extends Error {
  override readonly name = 'AlreadyRequested';
}

/** Which quote a request was about, so that one that is sent twice happens once. Only keyed hashes and the id are stored. */
@Injectable()
export class QuoteRequestKeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly masterKey: MasterKey,
    private readonly clock: Clock,
  ) {}

  /**
   * Carries a request out, or answers with the quote it was about when it was sent before.
   *
   * @param run calls `claim` in its transaction
   * @returns the id of the quote
   * @throws QUOTE_REQUEST_CONFLICT when the key was used for another request
   */
  async once(request: RepeatableRequest, run: (claim: Claim) => Promise<string>): Promise<string> {
    const hashes = this.hash(request);
    if (!hashes) return run(() => Promise.resolve());
    const known = await this.quoteIdOf(hashes);
    if (known) return known;
    try {
      return await run((transaction, quoteId) => this.claim(transaction, hashes, quoteId));
    } catch (error) {
      const made = error instanceof AlreadyRequested && (await this.quoteIdOf(hashes));
      if (made) return made;
      throw error;
    }
  }

  private hash({ actor: { kind, id }, key, what, body }: RepeatableRequest): RequestKey | null {
    if (!key) return null;
    return {
      keyHash: this.hashed(`key ${kind} ${id ?? ''} ${key}`),
      bodyHash: this.hashed(`body ${what} ${canonicalJson(body)}`),
    };
  }

  private async quoteIdOf({ keyHash, bodyHash }: RequestKey): Promise<string | null> {
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
  private async claim(
    transaction: EntityManager,
    { keyHash, bodyHash }: RequestKey,
    quoteId: string,
  ): Promise<void> {
    const values = [keyHash, bodyHash, quoteId, this.clock.now()];
    const claimed = await transaction.query<unknown[]>(CLAIM, values);
    if (claimed.length === 0) throw new AlreadyRequested();
  }

  private hashed(text: string): Buffer {
    return this.masterKey.hash('quote-forms', text);
  }
}
