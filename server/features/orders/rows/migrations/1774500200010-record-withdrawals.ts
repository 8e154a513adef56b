import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What buyers withdraw from, and what becomes of it; those that staff have to settle are found by an index. */
export class RecordWithdrawals1774500200010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE orders ADD COLUMN withdrawals jsonb NOT NULL DEFAULT '[]';
      CREATE INDEX orders_with_open_withdrawal ON orders (placed_at DESC, id)
        WHERE withdrawals @> '[{"status": "declared"}]' OR withdrawals @> '[{"status": "received"}]';
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX orders_with_open_withdrawal;
      ALTER TABLE orders DROP COLUMN withdrawals;
    `);
  }
}
