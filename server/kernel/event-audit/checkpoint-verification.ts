import type { EntityManager } from 'typeorm';
import type { MasterKey } from '../keys/master-key.js';
import type { AuditViolation } from './audit-violation.js';
import {
  BEFORE_ALL,
  type Checkpoint,
  checkpointMac,
  CLOCK_TOLERANCE_MS,
  type ExportedCheckpoint,
  isSigned,
} from './checkpoint.js';
import { DIGEST } from './checkpoint.queries.js';

/**
 * Whether the checkpoints themselves are those the shop took: all of them, in their order, with their times. Their heads
 * are another question.
 */
export function firstForgedCheckpoint(
  masterKey: MasterKey,
  checkpoints: readonly Checkpoint[],
  now: Date,
): AuditViolation | undefined {
  const forged = checkpoints.findIndex((_checkpoint, index) => !isGenuine(masterKey, checkpoints, index));
  const first = checkpoints[forged];
  if (first) {
    const expected = (checkpoints[forged - 1]?.id ?? 0) + 1;
    return first.id === expected
      ? { what: `checkpoint ${first.id} was not taken by the shop`, position: first.position }
      : { what: `checkpoint ${expected} is missing` };
  }
  if (!checkpoints.some(isSigned)) return { what: 'there is no signed checkpoint to start from' };
  const ahead = checkpoints.find(({ takenAt }) => takenAt.getTime() > now.getTime() + CLOCK_TOLERANCE_MS);
  return ahead && { what: `checkpoint ${ahead.id} has a time in the future`, position: ahead.position };
}

function isGenuine(masterKey: MasterKey, checkpoints: readonly Checkpoint[], index: number): boolean {
  const [checkpoint, before] = [checkpoints[index], checkpoints.slice(0, index)];
  const last = before.at(-1) ?? BEFORE_ALL;
  if (checkpoint?.id !== last.id + 1 || checkpoint.position < last.position) return false;
  if (!isSigned(checkpoint)) return last.signature === null;
  return checkpoint.signature.mac.equals(checkpointMac(masterKey, checkpoint, before));
}

/** The first of these checkpoints whose digest is not that of its heads. */
export async function firstBrokenCheckpoint(
  transaction: EntityManager,
  checkpoints: readonly Checkpoint[],
  before: Checkpoint = BEFORE_ALL,
): Promise<AuditViolation | undefined> {
  let last = before;
  for (const checkpoint of checkpoints) {
    const { id, position, digest } = checkpoint;
    const [row] = await transaction.query<{ digest: Buffer }[]>(
      `SELECT ${DIGEST} AS digest FROM checkpoint_head WHERE checkpoint_id = $1`,
      [id, position, last.digest],
    );
    if (!row?.digest.equals(digest)) {
      return { what: `checkpoint ${id} does not fit the heads it sealed`, position };
    }
    last = checkpoint;
  }
  return undefined;
}

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
    WHERE head.checkpoint_id >= $1 AND event.hash IS DISTINCT FROM head.hash)
  SELECT stream, version, coalesce(position, CASE lost_heads WHEN 1 THEN (
    SELECT max(covered) FROM checkpoint, LATERAL generate_series(
      coalesce((SELECT before.position FROM checkpoint AS before WHERE before.id = checkpoint.id - 1), 0) + 1,
      checkpoint.position) AS covered
    WHERE checkpoint.id = checkpoint_id AND NOT EXISTS (SELECT FROM event WHERE event.position = covered)) END) AS position
  FROM lost ORDER BY checkpoint_id, stream LIMIT 1`;

/** The first event that this checkpoint or a later one sealed and that is not there any more. */
export async function firstLostHead(
  transaction: EntityManager,
  fromCheckpoint: number,
): Promise<AuditViolation | undefined> {
  const [head] = await transaction.query<{ stream: string; version: number; position: number | null }[]>(
    FIRST_LOST_HEAD,
    [fromCheckpoint],
  );
  if (!head) return undefined;
  const { stream, version, position } = head;
  return {
    what: 'a checkpoint sealed this event, and it is missing or another',
    stream,
    version,
    position: position ?? undefined,
  };
}

/** The first checkpoint stored outside the database that is not in it. */
export function violationOfExported(
  checkpoints: readonly Checkpoint[],
  exported: readonly ExportedCheckpoint[],
): AuditViolation | undefined {
  const byId = new Map(checkpoints.map((checkpoint) => [checkpoint.id, checkpoint]));
  const other = exported.find(({ id, digest, mac }) => {
    const stored = byId.get(id);
    return !stored?.digest.equals(digest) || (mac && !stored.signature?.mac.equals(mac));
  });
  return (
    other && {
      what: `checkpoint ${other.id} is not the one that was exported`,
      position: byId.get(other.id)?.position,
    }
  );
}
