import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The text by which a buyer agreed to commercial messages; buyers of earlier orders were not asked. */
export class RecordMarketingConsent1767500000110 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE orders ADD COLUMN marketing_consent jsonb');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE orders DROP COLUMN marketing_consent');
  }
}
