import type { MigrationInterface, QueryRunner } from 'typeorm';
import { makeAppendOnly } from '../../database/append-only.js';

export class CreateDocumentVersion1764000000150 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE document_version (
        collection text NOT NULL,
        id text NOT NULL,
        version int NOT NULL CHECK (version > 0),
        document jsonb NOT NULL,
        actor_kind text NOT NULL,
        actor_id text,
        request_id text NOT NULL,
        saved_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (collection, id, version)
      )
    `);
    await queryRunner.query(makeAppendOnly('document_version'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE document_version');
  }
}
