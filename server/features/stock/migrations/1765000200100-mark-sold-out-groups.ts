import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A group of variations whose stocks staff left at 0 is not counted. One that orders sold down to 0 is, and without a
 * mark the two would look alike.
 */
export class MarkSoldOutGroups1765000200100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE product_attribute ADD COLUMN is_sold_out boolean NOT NULL DEFAULT false',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE product_attribute DROP COLUMN is_sold_out');
  }
}
