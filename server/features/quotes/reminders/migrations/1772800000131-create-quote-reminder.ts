import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Offers whose buyers were reminded, or are not to be; nothing personal. */
export class CreateQuoteReminder1772800000131 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE quote_reminder (quote_id uuid, offer integer, PRIMARY KEY (quote_id, offer))',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE quote_reminder');
  }
}
