import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ADVISORY_LOCKS } from '../database/advisory-locks.js';

export interface Checkpoint {
  id: number;
  /** The newest event it covers. */
  position: number;
  /** SHA-256 over the checkpoint before it and the heads of all streams that moved since. */
  digest: Buffer;
  takenAt: Date;
}

const COLUMNS = 'id, position, digest, taken_at AS "takenAt"';

/** $1 id, $2 position, $3 digest of the checkpoint before; over rows of stream, version, hash. */
export const DIGEST = `
  sha256(convert_to(concat_ws(' ', $1::integer, $2::bigint, encode($3::bytea, 'hex')), 'UTF8') ||
    coalesce(string_agg(convert_to(concat_ws(' ', E'\\n' || stream, version, encode(hash, 'hex')), 'UTF8'),
      ''::bytea ORDER BY stream), ''::bytea))`;

/** Seals the newest event of every stream that moved in ($4, $2]. */
const SEAL = `
  WITH moved AS (
    SELECT DISTINCT ON (stream) stream, version, hash FROM event
    WHERE position > $4 AND position <= $2 ORDER BY stream, version DESC),
  sealed AS (
    INSERT INTO checkpoint (id, position, digest, taken_at)
    SELECT $1, $2, ${DIGEST}, clock_timestamp() FROM moved RETURNING ${COLUMNS}),
  heads AS (
    INSERT INTO checkpoint_head (checkpoint_id, stream, version, hash) SELECT $1, moved.* FROM moved)
  SELECT * FROM sealed`;

export const BEFORE_ALL: Checkpoint = { id: 0, position: 0, digest: Buffer.alloc(32), takenAt: new Date(0) };

/**
 * Seals the heads of all streams. A chain alone cannot see that its newest events are missing; a checkpoint can, and one
 * that was exported cannot be changed through the database.
 */
@Injectable()
export class Checkpoints {
  constructor(private readonly dataSource: DataSource) {}

  async last(transaction: EntityManager = this.dataSource.manager): Promise<Checkpoint> {
    const [found] = await transaction.query<Checkpoint[]>(
      `SELECT ${COLUMNS} FROM checkpoint ORDER BY id DESC LIMIT 1`,
    );
    return found ?? BEFORE_ALL;
  }

  all(transaction: EntityManager): Promise<Checkpoint[]> {
    return transaction.query<Checkpoint[]>(`SELECT ${COLUMNS} FROM checkpoint ORDER BY id`);
  }

  /** A new checkpoint, or the last one when nothing happened since. */
  async take(): Promise<Checkpoint> {
    return this.dataSource.transaction(async (transaction) => {
      await transaction.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.checkpoints]);
      const last = await this.last(transaction);
      const position = await newestPosition(transaction);
      return position === last.position ? last : this.seal(transaction, last, position);
    });
  }

  /** Takes a new checkpoint when the last is older than this and something happened since. */
  async takeWhenOlderThan(milliseconds: number, now: Date): Promise<void> {
    const { takenAt } = await this.last();
    if (now.getTime() - takenAt.getTime() >= milliseconds) await this.take();
  }

  private async seal(transaction: EntityManager, last: Checkpoint, position: number): Promise<Checkpoint> {
    const [sealed] = await transaction.query<Checkpoint[]>(SEAL, [
      last.id + 1,
      position,
      last.digest,
      last.position,
    ]);
    if (!sealed) throw new Error('The checkpoint was not stored');
    return sealed;
  }
}

async function newestPosition(transaction: EntityManager): Promise<number> {
  const [row] = await transaction.query<{ position: number | null }[]>(
    'SELECT max(position) AS position FROM event',
  );
  return row?.position ?? 0;
}
