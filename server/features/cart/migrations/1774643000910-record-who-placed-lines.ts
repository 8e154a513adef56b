import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The account of the member of staff, whose name is read where it is shown; buyers added the lines of before. */
export class RecordWhoPlacedLines1774643000910 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE cart_line ADD COLUMN placed_by uuid');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE cart_line DROP COLUMN placed_by');
  }
}
