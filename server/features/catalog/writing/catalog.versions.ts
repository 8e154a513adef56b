import type { EntityManager } from 'typeorm';
import type { ActorKind } from '../../../kernel/actor/actor.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { versionConflict } from '../../../kernel/refusal/general.refusals.js';
import { inputName } from '../drafts/catalog-draft.refusals.js';
import { changedFields } from '../drafts/changed-fields.js';
import { CATEGORY_SNAPSHOT } from '../records/category.reader.js';
import type { CatalogKind } from '../records/catalog.kinds.js';
import type { Edit, Versioned } from './catalog.saving.js';
import { PRODUCT_SNAPSHOT } from '../records/product.reader.js';

const STORED = {
  product: `${PRODUCT_SNAPSHOT} WHERE p.id = ANY($2::uuid[])`,
  category: `${CATEGORY_SNAPSHOT} WHERE c.id = ANY($2::text[])`,
};

/** Stores the versions that were just written, as the rows hold them, with one statement. */
export async function insertVersions<Snapshot extends Versioned>(
  transaction: EntityManager,
  kind: CatalogKind,
  edits: readonly Edit<Snapshot>[],
  { actor, requestId }: Cause,
  now: Date,
): Promise<void> {
  const saved = edits.map((edit) => ({
    id: edit.after.id,
    changed_fields: changedFields(edit.before, edit.after),
  }));
  await transaction.query(
    `INSERT INTO catalog_version
       (kind, id, version, snapshot, changed_fields, actor_kind, actor_id, request_id, saved_at)
     SELECT $3, stored.id, stored.version, to_jsonb(stored), saved.changed_fields, $4, $5, $6, $7
     FROM (${STORED[kind]}) AS stored
     JOIN jsonb_to_recordset($1) AS saved (id text, changed_fields text[]) ON saved.id = stored.id::text`,
    [JSON.stringify(saved), saved.map(({ id }) => id), kind, actor.kind, actor.id, requestId, now],
  );
}

/** Fields that edits changed after a version and that still differ from it. */
const DIFFERING = `
  SELECT field FROM (
    SELECT DISTINCT unnest(changed_fields) AS field FROM catalog_version WHERE kind = $1 AND id = $2 AND version > $3
  ) AS edited
  WHERE (SELECT snapshot -> field FROM catalog_version WHERE kind = $1 AND id = $2 AND version = $3)
    IS DISTINCT FROM
    (SELECT snapshot -> field FROM catalog_version WHERE kind = $1 AND id = $2 ORDER BY version DESC LIMIT 1)
  ORDER BY field`;

const LATEST = `
  SELECT actor_kind AS kind, actor_id AS id, saved_at AS "savedAt" FROM catalog_version
  WHERE kind = $1 AND id = $2 ORDER BY version DESC LIMIT 1`;

interface Latest {
  kind: ActorKind;
  id: string | null;
  savedAt: Date;
}

/**
 * @param seen the version that a save was made on
 * @throws VERSION_CONFLICT when another version is stored, naming the fields that differ as the input names them, and who saved it when
 */
export async function refuseStaleVersion(
  transaction: EntityManager,
  kind: CatalogKind,
  seen: Versioned,
  currentVersion: number,
): Promise<void> {
  if (seen.version === currentVersion) return;
  const rows = await transaction.query<{ field: string }[]>(DIFFERING, [kind, seen.id, seen.version]);
  const [latest] = await transaction.query<Latest[]>(LATEST, [kind, seen.id]);
  throw versionConflict({
    expectedVersion: seen.version,
    currentVersion,
    differing: rows.map(({ field }) => inputName(field)),
    ...(latest && {
      changedBy: { kind: latest.kind, id: latest.id },
      changedAt: latest.savedAt.toISOString(),
    }),
  });
}
