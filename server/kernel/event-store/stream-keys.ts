import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MasterKey } from '../keys/master-key.js';
import { seal, unseal } from '../keys/sealing.js';
import { emailKey } from '../mail/email-address.js';

const KEY_BYTES = 32;

/** Whom a stream tells of: an account, or whoever has an e-mail address. */
export type Subject = { userId: string } | { email: string };

/**
 * Each stream has a key for its personal fields, wrapped by the master key. Deleting the keys of a person makes what the
 * events tell of him unreadable for good, while the events themselves stay as they are.
 */
@Injectable()
export class StreamKeys {
  constructor(private readonly masterKey: MasterKey) {}

  /** Draws the key of a new stream, and tells the time of the database. */
  async draw(manager: EntityManager, stream: string, subject: Subject): Promise<{ key: Buffer; at: Date }> {
    const key = randomBytes(KEY_BYTES);
    const [row] = await manager.query<{ at: Date }[]>(
      `INSERT INTO stream_key (stream, subject, wrapped_key) VALUES ($1, $2, $3)
       RETURNING date_trunc('milliseconds', clock_timestamp()) AS at`,
      [stream, this.subjectHash(subject), seal(this.masterKey.keyFor('stream-keys'), key, stream)],
    );
    if (!row) throw new Error('The key of a stream was not kept');
    return { key, at: row.at };
  }

  /** The key of a stream; nothing once it was erased, or where there is no such stream. */
  async find(manager: EntityManager, stream: string): Promise<Buffer | null> {
    const [row] = await manager.query<{ wrappedKey: Buffer }[]>(
      'SELECT wrapped_key AS "wrappedKey" FROM stream_key WHERE stream = $1',
      [stream],
    );
    return this.unwrap(stream, row?.wrappedKey ?? null);
  }

  unwrap(stream: string, wrapped: Buffer | null): Buffer | null {
    return wrapped && unseal(this.masterKey.keyFor('stream-keys'), wrapped, stream);
  }

  /** What a person's keys are found by; it cannot be turned back without the master key. */
  subjectHash(subject: Subject): Buffer {
    const text = 'userId' in subject ? `user ${subject.userId}` : `email ${emailKey(subject.email)}`;
    return this.masterKey.hash('subjects', text);
  }
}
