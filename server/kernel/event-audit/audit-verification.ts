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

const FIRST_LOST_HEAD = `
  SELECT head.stream, head.version FROM checkpoint_head AS head
  LEFT JOIN event ON event.stream = head.stream AND event.version = head.version
  WHERE event.hash IS DISTINCT FROM head.hash ORDER BY head.checkpoint_id, head.stream LIMIT 1`;

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
        (await firstGap(manager)) ??
        (await firstBrokenCheckpoint(manager, checkpoints)) ??
        (await firstLostHead(manager)) ??
        faultOfExported(checkpoints, exported);
      return { events: chain.events, checkpoints: checkpoints.length, fault };
    });
    if (report.fault) return report;
    return { ...report, fault: await this.proof.firstDifference() };
  }
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
  const [head] = await manager.query<{ stream: string; version: number }[]>(FIRST_LOST_HEAD);
  return head && { ...head, what: 'a checkpoint sealed this event, and it is missing or another' };
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
