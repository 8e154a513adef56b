import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CategorySnapshot } from '../drafts/category.draft.js';
import type { ProductSnapshot } from '../drafts/product.draft.js';
import type { CatalogKind } from './catalog.kinds.js';

export interface SnapshotOf {
  product: ProductSnapshot;
  category: CategorySnapshot;
}

/** A version of a product or category, as the save that made it left it. */
export interface StoredVersion<Kind extends CatalogKind> {
  snapshot: SnapshotOf[Kind];
  /** Names of the fields that the save changed; none of the first version. */
  changedFields: string[];
}

const AT = `
  SELECT v.id, v.version, v.snapshot, v.changed_fields AS "changedFields"
  FROM catalog_version AS v JOIN unnest($2::text[], $3::int[]) AS wanted (id, version)
    ON v.id = wanted.id AND v.version = wanted.version
  WHERE v.kind = $1`;

export const versionKey = (id: string, version: number) => `${id} ${version}`;

/** Former versions of many products or categories at once. */
@Injectable()
export class CatalogSnapshots {
  /** By `versionKey`. */
  async at<Kind extends CatalogKind>(
    reader: Pick<EntityManager, 'query'>,
    kind: Kind,
    wanted: readonly { id: string; version: number }[],
  ): Promise<Map<string, StoredVersion<Kind>>> {
    const rows = await reader.query<({ id: string; version: number } & StoredVersion<Kind>)[]>(AT, [
      kind,
      wanted.map(({ id }) => id),
      wanted.map(({ version }) => version),
    ]);
    return new Map(rows.map(({ id, version, ...stored }) => [versionKey(id, version), stored]));
  }
}
