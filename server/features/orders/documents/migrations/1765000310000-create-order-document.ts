import type { MigrationInterface, QueryRunner } from 'typeorm';
import { makeAppendOnly } from '../../../../kernel/database/append-only.js';

export class CreateOrderDocument1765000310000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE order_document (
        order_id uuid NOT NULL,
        slug text NOT NULL,
        position smallint NOT NULL,
        title text NOT NULL,
        version integer NOT NULL,
        hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
        -- The text, compressed and sealed with the key of the order's stream: it ends with the key.
        body bytea,
        PRIMARY KEY (order_id, slug)
      );
      ${makeAppendOnly('order_document')}
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE order_document');
  }
}
