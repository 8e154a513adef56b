import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EventSourcedKinds } from '../event-store/projection.js';
import { StreamKeys } from '../event-store/stream-keys.js';
import type { AuditFault } from './audit-fault.js';
import { ChainVerification } from './chain-verification.js';
import { BEFORE_ALL, type Checkpoint, Checkpoints, DIGEST } from './checkpoints.js';
import { ProjectionProof } from './projection-proof.js';

export interface AuditRequest {
  /** From the first event, or from the last checkpoint on. */
  from: 'beginning' | 'checkpoint';
  /** One kept outside the database. */
  exported?: Pick<Checkpoint, 'id' | 'digest'>;
}

export interface AuditReport {
  events: number;
  checkpoints: number;
  fault?: AuditFault;
}

const FIRST_GAP = `
  SELECT min(position) AS position FROM (
    SELECT 1 AS position WHERE NOT EXISTS (SELECT FROM event WHERE position = 1)
    UNION ALL
    SELECT position + 1 FROM event AS before
    WHERE NOT EXISTS (SELECT FROM event WHERE position = before.position + 1)
  ) AS gap WHERE position <= $1`;

/**
 * A checkpoint keeps no positions. Where it lost one head alone, that event held the last position missing from what it
 * covers: whatever else is missing there stood before it in the same stream.
 */
const FIRST_LOST_HEAD = `
  WITH lost AS (
    SELECT head.checkpoint_id, head.stream, head.version, event.position,
      count(*) OVER (PARTITION BY head.checkpoint_id) AS beside
    FROM checkpoint_head AS head
    LEFT JOIN event ON event.stream = head.stream AND event.version = head.version
    WHERE event.hash IS DISTINCT FROM head.hash)
  SELECT stream, version, coalesce(position, CASE beside WHEN 1 THEN (
    SELECT max(covered) FROM checkpoint, LATERAL generate_series(
      coalesce((SELECT before.position FROM checkpoint AS before WHERE before.id = checkpoint.id - 1), 0) + 1,
      checkpoint.position) AS covered
    WHERE checkpoint.id = checkpoint_id AND NOT EXISTS (SELECT FROM event WHERE event.position = covered)) END) AS position
  FROM lost ORDER BY checkpoint_id, stream LIMIT 1`;

/** Proves that nobody changed history: chains, positions, checkpoints, and what was projected from it. */
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
    const report = await this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const checkpoints = await this.checkpoints.all(manager);
      const since = from === 'beginning' ? BEFORE_ALL : (checkpoints.at(-1) ?? BEFORE_ALL);
      const fault =
        (await chain.firstFault(manager, since)) ??
        (await firstLoss(manager, checkpoints)) ??
        faultOfExported(checkpoints, exported);
      return { events: chain.events, checkpoints: checkpoints.length, fault };
    });
    if (report.fault) return report;
    return { ...report, fault: await this.proof.firstDifference() };
  }
}

/** A checkpoint that holds knows an event by its name; without one only its position is missed. */
async function firstLoss(
  manager: EntityManager,
  checkpoints: readonly Checkpoint[],
): Promise<AuditFault | undefined> {
  const broken = await firstBrokenCheckpoint(manager, checkpoints);
  if (broken) return (await firstGap(manager)) ?? broken;
  return (await firstLostHead(manager)) ?? (await firstGap(manager));
}

async function firstGap(manager: EntityManager): Promise<AuditFault | undefined> {
  const [counts] = await manager.query<{ counted: number; newest: number; counter: number }[]>(
    `SELECT count(*) AS counted, coalesce(max(position), 0) AS newest,
       (SELECT position FROM event_position) AS counter FROM event`,
  );
  if (!counts) return { what: 'positions cannot be counted' };
  const { counted, newest, counter } = counts;
  if (counted === newest && newest === counter) return undefined;
  const [gap] = await manager.query<{ position: number | null }[]>(FIRST_GAP, [counter]);
  return gap?.position
    ? { what: 'the event at this position is missing', position: gap.position }
    : { what: `the counter of positions stands at ${counter}`, position: newest };
}

async function firstBrokenCheckpoint(
  manager: EntityManager,
  checkpoints: readonly Checkpoint[],
): Promise<AuditFault | undefined> {
  let before = BEFORE_ALL;
  for (const checkpoint of checkpoints) {
    const { id, position, digest } = checkpoint;
    const [row] = await manager.query<{ digest: Buffer }[]>(
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

async function firstLostHead(manager: EntityManager): Promise<AuditFault | undefined> {
  const [head] =
    await manager.query<{ stream: string; version: number; position: number | null }[]>(FIRST_LOST_HEAD);
  if (!head) return undefined;
  const { stream, version, position } = head;
  return {
    what: 'a checkpoint sealed this event, and it is missing or another',
    stream,
    version,
    position: position ?? undefined,
  };
}

function faultOfExported(
  checkpoints: readonly Checkpoint[],
  exported: AuditRequest['exported'],
): AuditFault | undefined {
  if (!exported) return undefined;
  const kept = checkpoints.find(({ id }) => id === exported.id);
  return kept?.digest.equals(exported.digest)
    ? undefined
    : { what: `checkpoint ${exported.id} is not the one that was exported`, position: kept?.position };
}
