import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds which jobs must not be stopped half-way and where each began its stage. Failed jobs are swept now too: the index has all that ended. */
export class ExtendJob1771300000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE job
        ADD COLUMN is_cancellable boolean NOT NULL DEFAULT true,
        ADD COLUMN stage_started_at timestamptz,
        ADD COLUMN stage_done_before integer NOT NULL DEFAULT 0,
        ADD CHECK (is_cancellable OR cancel_requested_at IS NULL);
      DROP INDEX job_ended;
      CREATE INDEX job_ended ON job (finished_at) WHERE finished_at IS NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX job_ended;
      CREATE INDEX job_ended ON job (finished_at) WHERE status IN ('done', 'cancelled');
      ALTER TABLE job DROP COLUMN is_cancellable, DROP COLUMN stage_started_at, DROP COLUMN stage_done_before;
    `);
  }
}
