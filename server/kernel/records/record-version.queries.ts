import type { EntityManager } from 'typeorm';
import { type Actor, SYSTEM } from '../actor/actor.js';
import type { Cause } from '../actor/cause.js';
import type { RecordVersion, SavedVersion } from './record-kind.js';

/** A record by the name of its kind and by its key. */
export interface RecordKey {
  name: string;
  key: string;
}

interface NewVersion extends RecordKey {
  version: number;
  value: unknown;
  cause: Cause;
}

interface HistorySlice extends RecordKey {
  part: string | null;
  skip: number;
  take: number;
}

interface SavedVersionRow {
  version: number;
  savedAt: Date;
  actorKind: Actor['kind'];
  actorId: string | null;
  requestId: string;
}

interface RecordVersionRow extends SavedVersionRow {
  key: string;
  value: unknown;
}

/** `before` is null in the first version. */
interface ChangeRow extends SavedVersionRow {
  before: unknown;
  after: unknown;
}

const SAVED_VERSION = `version, saved_at AS "savedAt", actor_kind AS "actorKind", actor_id AS "actorId", request_id AS "requestId"`;
const RECORD_VERSION = `${SAVED_VERSION}, id AS key, document AS value`;

function savedVersion({ actorKind, actorId, version, savedAt, requestId }: SavedVersionRow): SavedVersion {
  return { version, savedAt, requestId, actor: { kind: actorKind, id: actorId } };
}

const recordVersion = (row: RecordVersionRow): RecordVersion => ({
  ...savedVersion(row),
  value: row.value,
});

const firstOf = ([row]: RecordVersionRow[]) => (row ? recordVersion(row) : null);

export async function readAllLatest(
  transaction: EntityManager,
  name: string,
): Promise<Map<string, RecordVersion>> {
  const rows = await transaction.query<RecordVersionRow[]>(
    `SELECT DISTINCT ON (id) ${RECORD_VERSION} FROM document_version
     WHERE collection = $1 ORDER BY id, version DESC`,
    [name],
  );
  return new Map(rows.map((row) => [row.key, recordVersion(row)]));
}

export async function readLatest(
  transaction: EntityManager,
  { name, key }: RecordKey,
): Promise<RecordVersion | null> {
  const rows = await transaction.query<RecordVersionRow[]>(
    `SELECT ${RECORD_VERSION} FROM document_version
     WHERE collection = $1 AND id = $2 ORDER BY version DESC LIMIT 1`,
    [name, key],
  );
  return firstOf(rows);
}

export async function readVersion(
  transaction: EntityManager,
  { name, key, version }: RecordKey & { version: number },
): Promise<RecordVersion | null> {
  const rows = await transaction.query<RecordVersionRow[]>(
    `SELECT ${RECORD_VERSION} FROM document_version WHERE collection = $1 AND id = $2 AND version = $3`,
    [name, key, version],
  );
  return firstOf(rows);
}

/** Each version with the one before it; of a part, those in which it is another one. */
export async function readHistory(transaction: EntityManager, { name, key, part, skip, take }: HistorySlice) {
  const rows = await transaction.query<ChangeRow[]>(
    `SELECT * FROM (
       SELECT ${SAVED_VERSION}, part AS after, lag(part) OVER (ORDER BY version) AS before
       FROM document_version, LATERAL (SELECT CASE WHEN $3::text IS NULL THEN document ELSE document -> $3 END AS part) parts
       WHERE collection = $1 AND id = $2
     ) changes
     WHERE before IS DISTINCT FROM after ORDER BY version DESC OFFSET $4 LIMIT $5`,
    [name, key, part, skip, take],
  );
  return rows.map(({ before, after, ...row }) => ({ ...savedVersion(row), before, after }));
}

/**
 * Waits for a transaction that is inserting the same version.
 *
 * @returns false when it was committed first
 */
export async function insertVersion(transaction: EntityManager, added: NewVersion): Promise<boolean> {
  const { name, key, version, value, cause } = added;
  const rows = await transaction.query<unknown[]>(
    `INSERT INTO document_version (collection, id, version, document, actor_kind, actor_id, request_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING version`,
    [name, key, version, JSON.stringify(value), cause.actor.kind, cause.actor.id, cause.requestId],
  );
  return rows.length > 0;
}

/** Makes version 1 of a document there is none of yet; one that exists is left as it is. */
export async function seedRecord(
  transaction: EntityManager,
  { name, key, value }: RecordKey & { value: unknown },
): Promise<void> {
  const cause = { actor: SYSTEM, requestId: 'seed' };
  await insertVersion(transaction, { name, key, version: 1, value, cause });
}
