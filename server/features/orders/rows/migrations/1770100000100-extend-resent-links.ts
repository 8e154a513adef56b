import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A confirmation that is mailed again extends the tracking link in it. Orders whose confirmation was mailed again before that
 * was written down get the values that a replay of the events gives.
 */
export class ExtendResentLinks1770100000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE orders SET link_renewed_at = greatest(link_renewed_at, resent.at) FROM (
        SELECT substr(stream, 7)::uuid AS id, max(recorded_at) AS at FROM event
        WHERE category = 'order' AND type = 'OrderConfirmationResent' GROUP BY stream) AS resent
      WHERE resent.id = orders.id AND link_renewed_at IS DISTINCT FROM greatest(link_renewed_at, resent.at)`);
  }

  /** What the column was before is no longer known, and a link that lives on does no harm. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
