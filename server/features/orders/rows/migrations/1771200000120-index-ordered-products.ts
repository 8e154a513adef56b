import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An undo asks for each product it would remove whether somebody ordered it. Lines are written once and their product never changes. */
export class IndexOrderedProducts1771200000120 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX order_line_of_product ON order_line (product_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX order_line_of_product');
  }
}
