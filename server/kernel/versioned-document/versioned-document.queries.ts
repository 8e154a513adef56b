import type { EntityManager } from 'typeorm';
import { type Actor, SYSTEM } from '../actor/actor.js';
import type { Cause } from '../actor/cause.js';
import type { DocumentVersion, SavedVersion } from './document-version.js';

interface DocumentKey {
  collection: string;
  id: string;
}

interface NewVersion extends DocumentKey {
  version: number;
  document: unknown;
  cause: Cause;
}

interface SavedVersionRow {
  version: number;
  savedAt: Date;
  actorKind: Actor['kind'];
  actorId: string | null;
  requestId: string;
}

interface DocumentVersionRow extends SavedVersionRow {
  id: string;
  document: unknown;
}

const SAVED_VERSION = `version, saved_at AS "savedAt", actor_kind AS "actorKind", actor_id AS "actorId", request_id AS "requestId"`;
const DOCUMENT_VERSION = `${SAVED_VERSION}, id, document`;

function savedVersion({ actorKind, actorId, version, savedAt, requestId }: SavedVersionRow): SavedVersion {
  return { version, savedAt, requestId, actor: { kind: actorKind, id: actorId } };
}

const documentVersion = (row: DocumentVersionRow): DocumentVersion => ({
  ...savedVersion(row),
  document: row.document,
});

const firstOf = ([row]: DocumentVersionRow[]) => (row ? documentVersion(row) : null);

export async function readAllLatest(
  transaction: EntityManager,
  collection: string,
): Promise<Map<string, DocumentVersion>> {
  const rows = await transaction.query<DocumentVersionRow[]>(
    `SELECT DISTINCT ON (id) ${DOCUMENT_VERSION} FROM document_version
     WHERE collection = $1 ORDER BY id, version DESC`,
    [collection],
  );
  return new Map(rows.map((row) => [row.id, documentVersion(row)]));
}

export async function readLatest(
  transaction: EntityManager,
  key: DocumentKey,
): Promise<DocumentVersion | null> {
  const rows = await transaction.query<DocumentVersionRow[]>(
    `SELECT ${DOCUMENT_VERSION} FROM document_version
     WHERE collection = $1 AND id = $2 ORDER BY version DESC LIMIT 1`,
    [key.collection, key.id],
  );
  return firstOf(rows);
}

export async function readVersion(
  transaction: EntityManager,
  { collection, id, version }: DocumentKey & { version: number },
): Promise<DocumentVersion | null> {
  const rows = await transaction.query<DocumentVersionRow[]>(
    `SELECT ${DOCUMENT_VERSION} FROM document_version WHERE collection = $1 AND id = $2 AND version = $3`,
    [collection, id, version],
  );
  return firstOf(rows);
}

export async function readHistory(
  transaction: EntityManager,
  { collection, id, skip, take }: DocumentKey & { skip: number; take: number },
): Promise<SavedVersion[]> {
  const rows = await transaction.query<SavedVersionRow[]>(
    `SELECT ${SAVED_VERSION} FROM document_version
     WHERE collection = $1 AND id = $2 ORDER BY version DESC OFFSET $3 LIMIT $4`,
    [collection, id, skip, take],
  );
  return rows.map(savedVersion);
}

/**
 * Waits for a transaction that is inserting the same version.
 *
 * @returns false when it was committed first
 */
export async function insertVersion(transaction: EntityManager, added: NewVersion): Promise<boolean> {
  const { collection, id, version, document, cause } = added;
  const rows = await transaction.query<unknown[]>(
    `INSERT INTO document_version (collection, id, version, document, actor_kind, actor_id, request_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING version`,
    [collection, id, version, JSON.stringify(document), cause.actor.kind, cause.actor.id, cause.requestId],
  );
  return rows.length > 0;
}

/** Makes version 1 of a document the collection does not have yet; one that exists is left as it is. */
export async function seedDocument(
  transaction: EntityManager,
  { collection, id, document }: DocumentKey & { document: unknown },
): Promise<void> {
  const cause = { actor: SYSTEM, requestId: 'seed' };
  await insertVersion(transaction, { collection, id, version: 1, document, cause });
}
