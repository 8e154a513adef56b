import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What buyers say of their transfers, and the receipts that come with it: unclaimed ones are swept. */
export class RecordPaymentNotices1774200000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE orders ADD COLUMN payment_notices jsonb NOT NULL DEFAULT '[]';
      CREATE INDEX orders_with_open_notice ON orders (placed_at DESC, id)
        WHERE payment_notices @> '[{"status": "open"}]';
      CREATE TABLE order_receipt (
        id uuid PRIMARY KEY,
        order_id uuid,
        name text,
        media_type text NOT NULL,
        bytes integer NOT NULL,
        uploaded_at timestamptz NOT NULL
      );
      CREATE INDEX order_receipt_unused ON order_receipt (uploaded_at) WHERE order_id IS NULL;
      CREATE INDEX order_receipt_of_order ON order_receipt (order_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE order_receipt;
      DROP INDEX orders_with_open_notice;
      ALTER TABLE orders DROP COLUMN payment_notices;
    `);
  }
}
