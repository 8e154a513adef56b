import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { prepared } from '../database/prepared.js';
import type { Cause } from '../actor/cause.js';
import { MasterKey } from '../keys/master-key.js';
import { type Erasure, erasureMac } from './erasure.js';
import { seal, unseal } from '../keys/sealing.js';
import { emailKey } from '../mail/email-address.js';

const KEY_BYTES = 32;

const CREATE = prepared(`
  INSERT INTO stream_key (stream, subject, wrapped_key) VALUES ($1, $2, $3)
  RETURNING date_trunc('milliseconds', clock_timestamp()) AS at`);

const FIND = prepared('SELECT wrapped_key AS "wrappedKey" FROM stream_key WHERE stream = $1');

/** The person a stream is about: an account, or the owner of an e-mail address. */
export type Subject = { userId: string } | { email: string };

/**
 * Each stream has a key for its personal fields, wrapped by the master key. Deleting the keys of a person makes the
 * personal fields of their events unreadable for good, while the events themselves stay as they are.
 */
@Injectable()
export class StreamKeys {
  constructor(private readonly masterKey: MasterKey) {}

  /**
   * Stores a random key for a new stream.
   *
   * @returns the key, and the time of the database in milliseconds
   */
  async create(
    transaction: EntityManager,
    stream: string,
    subject: Subject,
  ): Promise<{ key: Buffer; at: Date }> {
    const key = randomBytes(KEY_BYTES);
    const wrapped = seal(this.masterKey.keyFor('stream-keys'), key, stream);
    const [row] = await transaction.query<{ at: Date }[]>(CREATE, [
      stream,
      this.subjectHash(subject),
      wrapped,
    ]);
    if (!row) throw new Error('The key of a stream was not stored');
    return { key, at: row.at };
  }

  /** The key of a stream; null once it was erased, or when there is no such stream. */
  async find(transaction: EntityManager, stream: string): Promise<Buffer | null> {
    const [row] = await transaction.query<{ wrappedKey: Buffer }[]>(FIND, [stream]);
    return this.unwrap(stream, row?.wrappedKey ?? null);
  }

  /** Those of these streams that there are, by stream. */
  async findAll(transaction: EntityManager, streams: readonly string[]): Promise<Map<string, Buffer>> {
    if (streams.length === 0) return new Map();
    const rows = await transaction.query<{ stream: string; wrappedKey: Buffer }[]>(
      'SELECT stream, wrapped_key AS "wrappedKey" FROM stream_key WHERE stream = ANY($1)',
      [streams],
    );
    const keys = new Map<string, Buffer>();
    for (const { stream, wrappedKey } of rows) {
      const key = this.unwrap(stream, wrappedKey);
      if (key) keys.set(stream, key);
    }
    return keys;
  }

  /**
   * Erases the keys of all streams of a category that are about a person.
   *
   * @returns how many there were
   */
  async eraseAllOf(
    transaction: EntityManager,
    subject: Subject,
    { category, cause }: { category: string; cause: Cause },
  ): Promise<number> {
    const rows = await transaction.query<{ stream: string }[]>(
      `SELECT stream FROM stream_key WHERE subject = $1 AND starts_with(stream, $2 || '-') ORDER BY stream`,
      [this.subjectHash(subject), category],
    );
    let erased = 0;
    for (const { stream } of rows) if (await this.erase(transaction, stream, cause)) erased += 1;
    return erased;
  }

  /**
   * Deletes the key of a stream, which makes its personal fields unreadable for good, and records that it was the shop
   * that did it. The read rows of the stream are not its business.
   *
   * @returns false when there is no such key
   */
  async erase(transaction: EntityManager, stream: string, { actor, requestId }: Cause): Promise<boolean> {
    const [deleted] = await transaction.query<[{ subject: Buffer; at: Date }[], number]>(
      `DELETE FROM stream_key WHERE stream = $1
       RETURNING subject, date_trunc('milliseconds', clock_timestamp()) AS at`,
      [stream],
    );
    const [key] = deleted;
    if (!key) return false;
    const recordedAt = key.at;
    const by = { actorKind: actor.kind, actorId: actor.id ?? '', requestId };
    const erasure: Erasure = { stream, subject: key.subject, ...by, recordedAt };
    await transaction.query(
      `INSERT INTO erasure (stream, subject, actor_kind, actor_id, request_id, recorded_at, mac)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        stream,
        key.subject,
        by.actorKind,
        by.actorId,
        requestId,
        recordedAt,
        erasureMac(this.masterKey, erasure),
      ],
    );
    return true;
  }

  unwrap(stream: string, wrapped: Buffer | null): Buffer | null {
    return wrapped && unseal(this.masterKey.keyFor('stream-keys'), wrapped, stream);
  }

  /** The keyed hash by which the keys of a person are found; it cannot be reversed without the master key. */
  subjectHash(subject: Subject): Buffer {
    const text = 'userId' in subject ? `user ${subject.userId}` : `email ${emailKey(subject.email)}`;
    return this.masterKey.hash('subjects', text);
  }
}
