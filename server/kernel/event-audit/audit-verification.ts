import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EventSourcedKinds } from '../event-store/projection.js';
import { StreamKeys } from '../event-store/stream-keys.js';
import type { AuditViolation } from './audit-violation.js';
import { ChainVerification } from './chain-verification.js';
import { BEFORE_ALL, type Checkpoint, Checkpoints, DIGEST } from './checkpoints.js';
import { ProjectionProof } from './projection-proof.js';

export interface AuditRequest {
  /** From the first event, or from the last checkpoint on. */
  from: 'beginning' | 'checkpoint';
  /** A checkpoint stored outside the database. */
  exported?: Pick<Checkpoint, 'id' | 'digest'>;
}

export interface AuditReport {
  events: number;
  checkpoints: number;
  violation?: AuditViolation;
}

const FIRST_GAP = `
  SELECT min(position) AS position FROM (
    SELECT 1 AS position WHERE NOT EXISTS (SELECT FROM event WHERE position = 1)
    UNION ALL
    SELECT position + 1 FROM event AS before
    WHERE NOT EXISTS (SELECT FROM event WHERE position = before.position + 1)
  ) AS gap WHERE position <= $1`;

/**
 * A checkpoint stores no positions. When exactly one of its heads is lost, that event had the last position missing from
 * those it covers: everything else that is missing came before it in the same stream.
 */
const FIRST_LOST_HEAD = `
  WITH lost AS (
    SELECT head.checkpoint_id, head.stream, head.version, event.position,
      count(*) OVER (PARTITION BY head.checkpoint_id) AS lost_heads
    FROM checkpoint_head AS head
    LEFT JOIN event ON event.stream = head.stream AND event.version = head.version
    WHERE event.hash IS DISTINCT FROM head.hash)
  SELECT stream, version, coalesce(position, CASE lost_heads WHEN 1 THEN (
    SELECT max(covered) FROM checkpoint, LATERAL generate_series(
      coalesce((SELECT before.position FROM checkpoint AS before WHERE before.id = checkpoint.id - 1), 0) + 1,
      checkpoint.position) AS covered
    WHERE checkpoint.id = checkpoint_id AND NOT EXISTS (SELECT FROM event WHERE event.position = covered)) END) AS position
  FROM lost ORDER BY checkpoint_id, stream LIMIT 1`;

/** Proves that nobody changed the history: chains, positions, checkpoints, and the read rows made from it. */
@Injectable()
export class AuditVerification {
  constructor(
    private readonly dataSource: DataSource,
    private readonly checkpoints: Checkpoints,
    private readonly kinds: EventSourcedKinds,
    private readonly keys: StreamKeys,
    private readonly proof: ProjectionProof,
  ) {}

  async verify({ from, exported }: AuditRequest): Promise<AuditReport> {
    const chain = new ChainVerification(this.kinds, this.keys);
    const report = await this.dataSource.transaction('REPEATABLE READ', async (transaction) => {
      const checkpoints = await this.checkpoints.all(transaction);
      const since = from === 'beginning' ? BEFORE_ALL : (checkpoints.at(-1) ?? BEFORE_ALL);
      const violation =
        (await chain.firstViolation(transaction, since)) ??
        (await firstLoss(transaction, checkpoints)) ??
        violationOfExported(checkpoints, exported);
      return { events: chain.events, checkpoints: checkpoints.length, violation };
    });
    if (report.violation) return report;
    return { ...report, violation: await this.proof.firstDifference() };
  }
}

/** An intact checkpoint names the lost event; without one only the gap in the positions is known. */
async function firstLoss(
  transaction: EntityManager,
  checkpoints: readonly Checkpoint[],
): Promise<AuditViolation | undefined> {
  const broken = await firstBrokenCheckpoint(transaction, checkpoints);
  if (broken) return (await firstGap(transaction)) ?? broken;
  return (await firstLostHead(transaction)) ?? (await firstGap(transaction));
}

async function firstGap(transaction: EntityManager): Promise<AuditViolation | undefined> {
  const [counts] = await transaction.query<{ counted: number; newest: number; counter: number }[]>(
    `SELECT count(*) AS counted, coalesce(max(position), 0) AS newest,
       (SELECT position FROM event_position) AS counter FROM event`,
  );
  if (!counts) return { what: 'positions cannot be counted' };
  const { counted, newest, counter } = counts;
  if (counted === newest && newest === counter) return undefined;
  const [gap] = await transaction.query<{ position: number | null }[]>(FIRST_GAP, [counter]);
  return gap?.position
    ? { what: 'the event at this position is missing', position: gap.position }
    : { what: `the counter of positions stands at ${counter}`, position: newest };
}

async function firstBrokenCheckpoint(
  transaction: EntityManager,
  checkpoints: readonly Checkpoint[],
): Promise<AuditViolation | undefined> {
  let before = BEFORE_ALL;
  for (const checkpoint of checkpoints) {
    const { id, position, digest } = checkpoint;
    const [row] = await transaction.query<{ digest: Buffer }[]>(
      `SELECT ${DIGEST} AS digest FROM checkpoint_head WHERE checkpoint_id = $1`,
      [id, position, before.digest],
    );
    if (id !== before.id + 1 || !row?.digest.equals(digest)) {
      return { what: `checkpoint ${id} does not fit the heads it sealed`, position };
    }
    before = checkpoint;
  }
  return undefined;
}

async function firstLostHead(transaction: EntityManager): Promise<AuditViolation | undefined> {
  const [head] =
    await transaction.query<{ stream: string; version: number; position: number | null }[]>(FIRST_LOST_HEAD);
  if (!head) return undefined;
  const { stream, version, position } = head;
  return {
    what: 'a checkpoint sealed this event, and it is missing or another',
    stream,
    version,
    position: position ?? undefined,
  };
}

function violationOfExported(
  checkpoints: readonly Checkpoint[],
  exported: AuditRequest['exported'],
): AuditViolation | undefined {
  if (!exported) return undefined;
  const stored = checkpoints.find(({ id }) => id === exported.id);
  return stored?.digest.equals(exported.digest)
    ? undefined
    : { what: `checkpoint ${exported.id} is not the one that was exported`, position: stored?.position };
}
