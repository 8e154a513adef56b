import type { MigrationInterface, QueryRunner } from 'typeorm';
import { oneOf } from '../../../../kernel/database/one-of.js';

/** Texts of pictures, documents with their files, and products that belong to others. */
export class CreateProductParts1772200000200 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE product_picture ADD COLUMN alt text NOT NULL DEFAULT '';

      CREATE TABLE document_file (
        id text PRIMARY KEY,
        bytes integer NOT NULL,
        uploaded_at timestamptz NOT NULL,
        -- Nobody sweeps what something was saved with: versions and history name it for ever.
        is_kept boolean NOT NULL DEFAULT false
      );
      CREATE INDEX document_file_unused ON document_file (uploaded_at) WHERE NOT is_kept;

      CREATE TABLE product_document (
        product_id uuid NOT NULL REFERENCES product (id) ON DELETE CASCADE,
        position smallint NOT NULL,
        file_id text NOT NULL REFERENCES document_file (id),
        kind text NOT NULL ${oneOf('kind', ['data_sheet', 'drawing', 'certificate', 'manual'])},
        language text NOT NULL,
        title text NOT NULL CHECK (title <> ''),
        PRIMARY KEY (product_id, position)
      );
      CREATE INDEX product_document_file ON product_document (file_id);

      CREATE TABLE product_relation (
        product_id uuid NOT NULL REFERENCES product (id) ON DELETE CASCADE,
        kind text NOT NULL ${oneOf('kind', ['successor', 'equivalent', 'spare_part'])},
        position smallint NOT NULL,
        related_id uuid NOT NULL REFERENCES product (id) ON DELETE CASCADE,
        PRIMARY KEY (product_id, kind, position),
        CHECK (related_id <> product_id)
      );
      CREATE INDEX product_relation_related ON product_relation (related_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE product_relation, product_document, document_file;
      ALTER TABLE product_picture DROP COLUMN alt;
    `);
  }
}
