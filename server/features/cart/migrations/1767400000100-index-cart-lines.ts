import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of all lines: those of a deleted cart are deleted with it, and partial indexes are of no use for that. */
export class IndexCartLines1767400000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX cart_line_of_cart ON cart_line (cart_id, removed_at);
      DROP INDEX cart_line_removed;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX cart_line_removed ON cart_line (cart_id, removed_at) WHERE removed_at IS NOT NULL;
      DROP INDEX cart_line_of_cart;
    `);
  }
}
