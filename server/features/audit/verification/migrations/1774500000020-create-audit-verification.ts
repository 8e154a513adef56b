import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAuditVerification1774500000020 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE audit_verification (
        id uuid PRIMARY KEY,
        status text NOT NULL CHECK (status IN ('running', 'intact', 'broken', 'failed', 'cancelled')),
        scope text NOT NULL CHECK (scope IN ('full', 'moved')),
        job_id uuid,
        requested_at timestamptz(3) NOT NULL,
        requested_by_kind text NOT NULL,
        requested_by_id text,
        finished_at timestamptz(3),
        events bigint,
        entries bigint,
        checkpoints integer,
        violation jsonb,
        CHECK ((status = 'running') = (finished_at IS NULL)),
        CHECK ((status = 'broken') = (violation IS NOT NULL))
      );
      CREATE INDEX audit_verification_newest ON audit_verification (requested_at DESC, id DESC);
      -- Of two requests at the same time the second gets the verification of the first.
      CREATE UNIQUE INDEX audit_verification_running ON audit_verification (status) WHERE status = 'running'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE audit_verification');
  }
}
