import type { MigrationInterface, QueryRunner } from 'typeorm';
import { oneOf } from '../../../../kernel/database/one-of.js';
import { CATALOG_EXPORT_STATUSES } from '../catalog-export.statuses.js';

export class CreateCatalogExport1771200000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE catalog_export (
        id uuid PRIMARY KEY,
        status text NOT NULL ${oneOf('status', Object.keys(CATALOG_EXPORT_STATUSES))},
        job_id uuid NOT NULL,
        requested_at timestamptz(3) NOT NULL,
        requested_by_kind text NOT NULL,
        requested_by_id text,
        file_key text,
        categories integer,
        products integer,
        bytes bigint,
        finished_at timestamptz(3),
        failure text,
        CHECK (status <> 'ready' OR file_key IS NOT NULL AND bytes IS NOT NULL)
      );
      CREATE INDEX catalog_export_newest ON catalog_export (requested_at DESC, id DESC);
      CREATE INDEX catalog_export_finished ON catalog_export (finished_at);
      -- Of two requests at the same time the second gets the export of the first.
      CREATE UNIQUE INDEX catalog_export_writing ON catalog_export (status) WHERE status = 'writing'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE catalog_export');
  }
}
