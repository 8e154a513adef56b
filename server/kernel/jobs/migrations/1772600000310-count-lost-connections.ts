import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts lost connections apart from workers that were gone, which a job may be the reason of itself. */
export class CountLostConnections1772600000310 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE job ADD COLUMN lost_connections integer NOT NULL DEFAULT 0');
    // Until now both were counted here, up to another limit.
    await queryRunner.query(
      `UPDATE job SET stalls = 0 WHERE status IN ('waiting', 'running') AND stalls > 0`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE job DROP COLUMN lost_connections');
  }
}
