import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddDeclineReason1774641000030 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE quote ADD decline_reason text');
    // One whose status staff set since has none.
    await queryRunner.query(`
      UPDATE quote SET decline_reason = last.data::json ->> 'reason'
      FROM (
        SELECT DISTINCT ON (stream) stream, type, data FROM event
        WHERE category = 'quote' AND type NOT IN ('QuoteMessageSent', 'QuoteNoted', 'QuoteResent')
        ORDER BY stream, version DESC
      ) AS last
      WHERE last.stream = 'quote-' || quote.id AND last.type = 'QuoteDeclined' AND quote.status = 'rejected'
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE quote DROP decline_reason');
  }
}
