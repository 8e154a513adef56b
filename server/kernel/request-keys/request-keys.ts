import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Cause } from '../actor/cause.js';
import { Clock } from '../clock/clock.js';
import { canonicalJson } from '../input/canonical-json.js';
import { MasterKey } from '../keys/master-key.js';
import { requestConflict } from './request-keys.refusals.js';

/** Hashes by which a request is recognized when it is sent again. */
interface RequestKey {
  keyHash: Buffer;
  bodyHash: Buffer;
}

/** Records in the transaction of a request what it was about. */
export type Claim = (transaction: EntityManager, subjectId: string) => Promise<void>;

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

const FIND = 'SELECT subject_id AS "subjectId", body_hash AS "bodyHash" FROM request_key WHERE key_hash = $1';

const CLAIM = `
  INSERT INTO request_key (key_hash, body_hash, subject_id, created_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING RETURNING subject_id`;

/** Another transaction has recorded the same request. */
class AlreadyRequested extends Error {
  override readonly name = 'AlreadyRequested';
}

/** What a request was about, so that one that is sent twice happens once. Only keyed hashes and the id are stored. */
@Injectable()
export class RequestKeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly masterKey: MasterKey,
    private readonly clock: Clock,
  ) {}

  /**
   * Carries a request out, or answers with what it was about when it was sent before.
   *
   * @param run calls `claim` in its transaction
   * @returns the id of the subject
   * @throws REQUEST_CONFLICT when the key was used for another request
   */
  async once(request: RepeatableRequest, run: (claim: Claim) => Promise<string>): Promise<string> {
    const hashes = this.hash(request);
    if (!hashes) return run(() => Promise.resolve());
    const known = await this.subjectIdOf(hashes);
    if (known) return known;
    try {
      return await run((transaction, subjectId) => this.claim(transaction, hashes, subjectId));
    } catch (error) {
      const made = error instanceof AlreadyRequested && (await this.subjectIdOf(hashes));
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

  private async subjectIdOf({ keyHash, bodyHash }: RequestKey): Promise<string | null> {
    const [known] = await this.dataSource.query<{ subjectId: string; bodyHash: Buffer }[]>(FIND, [keyHash]);
    if (!known) return null;
    if (!known.bodyHash.equals(bodyHash)) throw requestConflict();
    return known.subjectId;
  }

  /**
   * Waits for another transaction that records the same request.
   *
   * @throws {AlreadyRequested} once the other has committed
   */
  private async claim(
    transaction: EntityManager,
    { keyHash, bodyHash }: RequestKey,
    subjectId: string,
  ): Promise<void> {
    const values = [keyHash, bodyHash, subjectId, this.clock.now()];
    const claimed = await transaction.query<unknown[]>(CLAIM, values);
    if (claimed.length === 0) throw new AlreadyRequested();
  }

  private hashed(text: string): Buffer {
    return this.masterKey.hash('request-keys', text);
  }
}
