import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Actor } from '../../../kernel/actor/actor.js';
import { fieldChanges } from '../../../kernel/records/differing-fields.js';
import type { RecordChange } from '../../../kernel/records/record-kind.js';
import type { CategorySnapshot } from '../drafts/category.draft.js';
import type { ProductSnapshot } from '../drafts/product.draft.js';
import type { CatalogKind } from './catalog.kinds.js';
import type { SnapshotOf } from './catalog.snapshots.js';
import { CATEGORY_SNAPSHOT } from './category.reader.js';
import { PRODUCT_SNAPSHOT } from './product.reader.js';

type Author = Pick<Actor, 'kind' | 'id'>;

/** A product or category as stored, with what a form does not edit. */
export type CatalogRecord<Snapshot> = Snapshot & {
  createdAt: Date;
  updatedAt: Date;
  updatedBy: Author;
  archivedAt: Date | null;
};

/** A version of a product or category as the save that made it left it. */
export interface CatalogVersion<Snapshot> {
  version: number;
  snapshot: Snapshot;
  /** Names of the fields that the save changed; none of the first version. */
  changedFields: string[];
  actor: Author;
  requestId: string;
  savedAt: Date;
}

const MAX_VERSIONS = 100;

const RECORD = {
  product: `SELECT stored.*, ${recordColumns()} FROM (${PRODUCT_SNAPSHOT}) AS stored JOIN product AS r USING (id)`,
  category: `SELECT stored.*, ${recordColumns()} FROM (${CATEGORY_SNAPSHOT}) AS stored JOIN category AS r USING (id)`,
};

function recordColumns(): string {
  return `r.created_at AS "createdAt", r.updated_at AS "updatedAt", r.archived_at AS "archivedAt",
    jsonb_build_object('kind', r.updated_by_kind, 'id', r.updated_by_id) AS "updatedBy"`;
}

/** Products and categories as staff see them, passive and archived ones included. Reads without locking. */
@Injectable()
export class CatalogRecords {
  constructor(private readonly dataSource: DataSource) {}

  /** Null when no product has this id. */
  async product(id: string): Promise<CatalogRecord<ProductSnapshot> | null> {
    return isUuid(id) ? this.byId('product', id) : null;
  }

  /** Null when no category has this id. */
  category(id: string): Promise<CatalogRecord<CategorySnapshot> | null> {
    return this.byId('category', id);
  }

  /** The newest hundred versions, newest first; empty when there is no such product or category. */
  versions<Kind extends CatalogKind>(kind: Kind, id: string): Promise<CatalogVersion<SnapshotOf[Kind]>[]> {
    return this.dataSource.query<CatalogVersion<SnapshotOf[Kind]>[]>(
      `SELECT version, snapshot, changed_fields AS "changedFields", request_id AS "requestId",
         jsonb_build_object('kind', actor_kind, 'id', actor_id) AS actor, saved_at AS "savedAt"
       FROM catalog_version WHERE kind = $1 AND id = $2 ORDER BY version DESC LIMIT ${MAX_VERSIONS}`,
      [kind, id],
    );
  }

  /** Who changed what, newest first, at most a hundred versions back; nothing in the first version. */
  async history(kind: CatalogKind, id: string): Promise<RecordChange[]> {
    const versions = await this.versions(kind, id);
    return versions.map(({ snapshot, changedFields: _fields, ...saved }, index) => {
      const before = versions[index + 1]?.snapshot;
      const changes = before ? fieldChanges({ ...before, version: 0 }, { ...snapshot, version: 0 }) : [];
      return { ...saved, changes };
    });
  }

  private async byId<Kind extends CatalogKind>(
    kind: Kind,
    id: string,
  ): Promise<CatalogRecord<SnapshotOf[Kind]> | null> {
    const [found] = await this.dataSource.query<CatalogRecord<SnapshotOf[Kind]>[]>(
      `${RECORD[kind]} WHERE r.id = $1`,
      [id],
    );
    return found ?? null;
  }
}
