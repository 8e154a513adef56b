import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders so far name nobody but their buyer to take the delivery. */
export class RecordRecipients1774642000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE orders ADD COLUMN recipient jsonb');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE orders DROP COLUMN recipient');
  }
}
