import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lines of before have none: whether their unit changed is not known. */
export class RecordAgreedUnits1774640000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE cart_line ADD COLUMN agreed_unit text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE cart_line DROP COLUMN agreed_unit');
  }
}
