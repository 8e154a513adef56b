import { Injectable } from '@nestjs/common';
import { DataSource, type QueryRunner } from 'typeorm';
import { ADVISORY_LOCKS } from '../database/advisory-locks.js';
import { sqlState, withRetry } from '../database/transaction-retry.js';
import type { DomainEvent } from '../event-store/domain-event.js';
import { type EventSourced, EventSourcedKinds } from '../event-store/projection.js';
import { StreamKeys } from '../event-store/stream-keys.js';
import { correctSums } from './projection-sums.js';
import { Replay } from './replay.js';
import { replaceRows, selectDifferent } from './row-replacement.js';

/** Applied in one transaction while the copies are filled. */
const PAGES_AT_ONCE = 10;
/** Streams that are replaced while writers wait. */
const CHUNK = 1_000;
const LOCK_NOT_AVAILABLE = '55P03';
const ATTEMPTS = 100;

interface RebuildRequest {
  onProgress?: (line: string) => void;
}

/**
 * Rebuilds read rows beside the live ones, in temporary tables, and then replaces what differs, some streams at a time
 * in a short transaction each. Orders go on meanwhile; readers see the old rows of a stream or the new ones, and a
 * snapshot from before sees all that it saw.
 */
@Injectable()
export class ProjectionRebuild {
  constructor(
    private readonly dataSource: DataSource,
    private readonly kinds: EventSourcedKinds,
    private readonly keys: StreamKeys,
  ) {}

  /**
   * One rebuild at a time; another waits.
   *
   * @returns how many streams had rows that were not what the events say
   * @throws {UnreadableEvent} and leaves the live rows of its category as they are
   */
  async rebuild({ onProgress = () => undefined }: RebuildRequest = {}): Promise<number> {
    const session = this.dataSource.createQueryRunner();
    let replaced = 0;
    try {
      await session.query('SET statement_timeout = 0');
      await session.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.projectionRebuild]);
      for (const kind of this.kinds.all()) {
        replaced += await this.rebuildKind(session, kind, onProgress);
        await correctSums(session, kind.projection.sums ?? []);
      }
    } finally {
      await session.query('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCKS.projectionRebuild]);
      await session.query('RESET statement_timeout');
      await session.release();
    }
    return replaced;
  }

  private async rebuildKind(
    session: QueryRunner,
    kind: EventSourced<DomainEvent>,
    onProgress: (line: string) => void,
  ): Promise<number> {
    const replay = new Replay(session.manager, this.keys);
    try {
      await replay.createTables(kind, 'PRESERVE ROWS');
      const position = await fill(session, { replay, kind, onProgress });
      const different = await selectDifferent(session, kind.projection.tables);
      return await replaceInChunks(session, { replay, kind, onProgress, position, different });
    } finally {
      await dropCopies(session, kind);
    }
  }
}

interface Rebuilding {
  replay: Replay;
  kind: EventSourced<DomainEvent>;
  onProgress: (line: string) => void;
}

/** @returns the position up to which the copies are filled */
async function fill(session: QueryRunner, { replay, kind, onProgress }: Rebuilding): Promise<number> {
  let events = 0;
  let replayed = { position: 0, isComplete: false };
  while (!replayed.isComplete) {
    const { position: after } = replayed;
    let inChunk = 0;
    const onPage = (count: number) => (inChunk = count);
    replayed = await inTransaction(session, () =>
      replay.apply({ kind, after, pages: PAGES_AT_ONCE, onPage }),
    );
    events += inChunk;
    onProgress(`${events} events of ${kind.category.name} replayed`);
  }
  return replayed.position;
}

/** @returns how many streams were replaced */
async function replaceInChunks(
  session: QueryRunner,
  { replay, kind, onProgress, position, different }: Rebuilding & { position: number; different: number },
): Promise<number> {
  const { tables } = kind.projection;
  let replaced = 0;
  let after = position;
  const replaceFrom = (first: number) =>
    inTransaction(session, async () => {
      await lockRows(session, kind);
      const caughtUp = await replay.apply({ kind, after });
      return { ...caughtUp, streams: await replaceRows(session, tables, { first, count: CHUNK }) };
    });
  for (let first = 0; first < different; first += CHUNK) {
    const done = await withRetry(() => replaceFrom(first), { attempts: ATTEMPTS, isRetryable: isLocked });
    [replaced, after] = [replaced + done.streams, done.position];
    const compared = Math.min(first + CHUNK, different);
    onProgress(`${compared} of ${different} streams of ${kind.category.name} replaced`);
  }
  return replaced;
}

const isLocked = (error: unknown) => sqlState(error) === LOCK_NOT_AVAILABLE;

/**
 * Waits for the writers of these rows, and lets no new one begin; readers go on. In the order of writers, and not for
 * long, as those who come after us wait too, but longer than an autovacuum needs to make way.
 */
async function lockRows(session: QueryRunner, { projection }: EventSourced<DomainEvent>): Promise<void> {
  await session.query(`SET LOCAL lock_timeout = '1500ms'`);
  const names = projection.tables.map(({ name }) => `public.${name}`);
  await session.query(`LOCK TABLE ${names.join(', ')} IN SHARE ROW EXCLUSIVE MODE`);
}

async function inTransaction<Result>(session: QueryRunner, work: () => Promise<Result>): Promise<Result> {
  await session.startTransaction();
  try {
    const result = await work();
    await session.commitTransaction();
    return result;
  } catch (error) {
    await session.rollbackTransaction();
    throw error;
  }
}

async function dropCopies(session: QueryRunner, { projection }: EventSourced<DomainEvent>): Promise<void> {
  const names = projection.tables.map(({ name }) => `pg_temp.${name}`);
  await session.query(`DROP TABLE IF EXISTS ${names.join(', ')}, pg_temp.different_stream`);
}
