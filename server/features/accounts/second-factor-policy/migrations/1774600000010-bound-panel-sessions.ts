import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Panel sessions end absolutely, those that are open included. */
export class BoundPanelSessions1774600000010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE second_factor_policy
        ADD session_days int NOT NULL DEFAULT 30 CHECK (session_days BETWEEN 1 AND 365)
    `);
    await queryRunner.query(`
      UPDATE user_session SET expires_at = least(expires_at, started_at + interval '30 days')
      WHERE audience = 'staff'
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE second_factor_policy DROP session_days');
  }
}
