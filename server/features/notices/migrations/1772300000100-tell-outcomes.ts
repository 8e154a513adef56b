import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How what a notice is about ended, where it may end in several ways; older notices do not tell. */
export class TellOutcomes1772300000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE notice ADD COLUMN outcome text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE notice DROP COLUMN outcome');
  }
}
