import type { MigrationInterface, QueryRunner } from 'typeorm';
import { makeAppendOnly } from '../../../../kernel/database/append-only.js';
import { oneOf } from '../../../../kernel/database/one-of.js';
import { CATALOG_KINDS } from '../../records/catalog.kinds.js';

/** Each version of each product and category, as it was stored by the save that made it. */
export class CreateCatalogVersion1764000300050 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE catalog_version (
        kind text COLLATE "C" NOT NULL ${oneOf('kind', CATALOG_KINDS)},
        id text COLLATE "C" NOT NULL,
        version integer NOT NULL,
        snapshot jsonb NOT NULL,
        -- What the save itself changed: orders lower stock between two saves, which is not an edit.
        changed_fields text[] NOT NULL,
        actor_kind text NOT NULL,
        actor_id text,
        request_id text NOT NULL,
        saved_at timestamptz NOT NULL,
        PRIMARY KEY (kind, id, version)
      )
    `);
    await queryRunner.query(makeAppendOnly('catalog_version'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE catalog_version');
  }
}
