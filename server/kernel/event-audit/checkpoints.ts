import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export interface Checkpoint {
  id: number;
  /** The newest event it covers. */
  position: number;
  /** SHA-256 over the checkpoint before it and the heads of all streams that moved since. */
  digest: Buffer;
  takenAt: Date;
}

/** Any number will do, as long as every process of the shop takes the same. */
const CHECKPOINT_LOCK = 7_140_002;

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
 * that was exported is out of reach of whoever could change the database.
 */
@Injectable()
export class Checkpoints {
  constructor(private readonly dataSource: DataSource) {}

  async last(manager: EntityManager = this.dataSource.manager): Promise<Checkpoint> {
    const [found] = await manager.query<Checkpoint[]>(
      `SELECT ${COLUMNS} FROM checkpoint ORDER BY id DESC LIMIT 1`,
    );
    return found ?? BEFORE_ALL;
  }

  all(manager: EntityManager): Promise<Checkpoint[]> {
    return manager.query<Checkpoint[]>(`SELECT ${COLUMNS} FROM checkpoint ORDER BY id`);
  }

  /** A new checkpoint, or the last one where nothing happened since. */
  async take(): Promise<Checkpoint> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [CHECKPOINT_LOCK]);
      const last = await this.last(manager);
      const position = await newestPosition(manager);
      return position === last.position ? last : this.seal(manager, last, position);
    });
  }

  /** A new checkpoint when the last is older than so long and something happened since. */
  async takeWhenOlderThan(milliseconds: number, now: Date): Promise<void> {
    const { takenAt } = await this.last();
    if (now.getTime() - takenAt.getTime() >= milliseconds) await this.take();
  }

  private async seal(manager: EntityManager, last: Checkpoint, position: number): Promise<Checkpoint> {
    const [sealed] = await manager.query<Checkpoint[]>(SEAL, [
      last.id + 1,
      position,
      last.digest,
      last.position,
    ]);
    if (!sealed) throw new Error('The checkpoint was not kept');
    return sealed;
  }
}

async function newestPosition(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<{ position: number | null }[]>(
    'SELECT max(position) AS position FROM event',
  );
  return row?.position ?? 0;
}
