import type { EntityManager } from 'typeorm';
import {
  BEFORE_ALL,
  type Checkpoint,
  type CheckpointSignature,
  type SignedCheckpoint,
} from './checkpoint.js';

type CheckpointRow = Omit<Checkpoint, 'signature'> & {
  [Field in keyof CheckpointSignature]: CheckpointSignature[Field] | null;
};

const ROWS = `
  SELECT id, position, digest, taken_at AS "takenAt", signed_from AS "signedFrom", history,
    audit_position AS "auditPosition", audit_hash AS "auditHash", audit_signed_from AS "auditSignedFrom", mac
  FROM checkpoint`;

/** $1 id, $2 position, $3 digest of the checkpoint before; over rows of stream, version, hash. */
export const DIGEST = `
  sha256(convert_to(concat_ws(' ', $1::integer, $2::bigint, encode($3::bytea, 'hex')), 'UTF8') ||
    coalesce(string_agg(convert_to(concat_ws(' ', E'\\n' || stream, version, encode(hash, 'hex')), 'UTF8'),
      ''::bytea ORDER BY stream), ''::bytea))`;

/** The newest event of every stream that moved in ($2, $1]. */
const MOVED = (after: string, until: string) => `
  SELECT DISTINCT ON (stream) stream, version, hash FROM event
  WHERE position > ${after} AND position <= ${until} ORDER BY stream, version DESC`;

/** Oldest first. */
export async function allCheckpoints(transaction: EntityManager): Promise<Checkpoint[]> {
  return (await transaction.query<CheckpointRow[]>(`${ROWS} ORDER BY id`)).map(checkpointOf);
}

/** Newest first. */
export async function newestCheckpoints(transaction: EntityManager, take: number): Promise<Checkpoint[]> {
  const rows = await transaction.query<CheckpointRow[]>(`${ROWS} ORDER BY id DESC LIMIT $1`, [take]);
  return rows.map(checkpointOf);
}

const checkpointOf = ({ id, position, digest, takenAt, ...signature }: CheckpointRow): Checkpoint => ({
  id,
  position,
  digest,
  takenAt,
  signature: signature.mac === null ? null : (signature as CheckpointSignature),
});

/** Digest of a new checkpoint over the one before and the heads that moved since. */
export async function headsDigest(
  transaction: EntityManager,
  { id, position, last = BEFORE_ALL }: { id: number; position: number; last?: Checkpoint },
): Promise<Buffer> {
  const [row] = await transaction.query<[{ digest: Buffer }]>(
    `SELECT ${DIGEST} AS digest FROM (${MOVED('$4', '$2')}) AS moved`,
    [id, position, last.digest, last.position],
  );
  return row.digest;
}

/** Stores a checkpoint with the heads that moved since the one before. */
export async function insertCheckpoint(
  transaction: EntityManager,
  { id, position, digest, takenAt, signature }: SignedCheckpoint,
  last: Checkpoint = BEFORE_ALL,
): Promise<void> {
  const { signedFrom, history, auditPosition, auditHash, auditSignedFrom, mac } = signature;
  await transaction.query(
    `INSERT INTO checkpoint (id, position, digest, taken_at, signed_from, history, audit_position, audit_hash,
       audit_signed_from, mac) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [id, position, digest, takenAt, signedFrom, history, auditPosition, auditHash, auditSignedFrom, mac],
  );
  await transaction.query(
    `INSERT INTO checkpoint_head (checkpoint_id, stream, version, hash)
     SELECT $1, moved.* FROM (${MOVED('$2', '$3')}) AS moved`,
    [id, last.position, position],
  );
}
