import type { MigrationInterface, QueryRunner } from 'typeorm';

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
      CREATE TRIGGER order_document_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON order_document
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_history();
      ALTER TABLE order_document ENABLE ALWAYS TRIGGER order_document_is_append_only;
      REVOKE UPDATE, DELETE, TRUNCATE ON order_document FROM PUBLIC, CURRENT_USER;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE order_document');
  }
}
