import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What of the messages about a quote was mailed, and when last; nothing personal. */
export class CreateQuoteThreadMail1772800000130 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE quote_thread_mail (
        quote_id uuid NOT NULL,
        side text COLLATE "C" NOT NULL CHECK (side IN ('buyer', 'shop')),
        mailed_version integer NOT NULL,
        mailed_at timestamptz(3),
        PRIMARY KEY (quote_id, side)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE quote_thread_mail');
  }
}
