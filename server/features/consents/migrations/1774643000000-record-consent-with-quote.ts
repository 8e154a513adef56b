import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Buyers agree to commercial messages with a request for a quote too; guests are known by it. */
export class RecordConsentWithQuote1774643000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE consent ADD COLUMN quote_id uuid,
        DROP CONSTRAINT consent_check,
        ADD CONSTRAINT consent_check CHECK (num_nonnulls(user_id, order_id, quote_id) > 0),
        DROP CONSTRAINT consent_source_check,
        ADD CONSTRAINT consent_source_check CHECK (source IN ('registration', 'checkout', 'profile', 'quote'))
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE consent DROP COLUMN quote_id,
        ADD CONSTRAINT consent_check CHECK (user_id IS NOT NULL OR order_id IS NOT NULL) NOT VALID,
        DROP CONSTRAINT consent_source_check,
        ADD CONSTRAINT consent_source_check CHECK (source IN ('registration', 'checkout', 'profile')) NOT VALID
    `);
  }
}
