import type { MigrationInterface, QueryRunner } from 'typeorm';
import { oneOf } from '../../database/one-of.js';
import { JOB_STATUSES } from '../job.js';

export class CreateJob1771000000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE job (
        id uuid PRIMARY KEY,
        kind text NOT NULL,
        subject_id text NOT NULL,
        lane text,
        status text NOT NULL DEFAULT 'waiting' ${oneOf('status', JOB_STATUSES)},
        -- Grows with each claim: what a worker writes names the one it was given.
        token integer NOT NULL DEFAULT 0,
        lease_until timestamptz,
        due_at timestamptz NOT NULL DEFAULT now(),
        attempts integer NOT NULL DEFAULT 0,
        stalls integer NOT NULL DEFAULT 0,
        stage text,
        done integer NOT NULL DEFAULT 0,
        total integer,
        -- The furthest it ever was in each stage: only beyond that does it get further.
        furthest jsonb NOT NULL DEFAULT '{}',
        chunks integer NOT NULL DEFAULT 0,
        chunk_ms bigint NOT NULL DEFAULT 0,
        cancel_requested_at timestamptz,
        error text,
        error_code text,
        actor_kind text NOT NULL,
        actor_id text,
        request_id text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        started_at timestamptz,
        finished_at timestamptz,
        CHECK ((status = 'running') = (lease_until IS NOT NULL)),
        CHECK ((status IN ('waiting', 'running')) = (finished_at IS NULL))
      );
      CREATE INDEX job_waiting ON job (due_at) WHERE status = 'waiting';
      CREATE INDEX job_lane ON job (lane, created_at, id) WHERE status = 'waiting' AND lane IS NOT NULL;
      CREATE INDEX job_running ON job (lease_until) WHERE status = 'running';
      -- Two jobs of one lane never run at once, whatever two workers claim at the same time.
      CREATE UNIQUE INDEX job_running_lane ON job (lane) WHERE status = 'running';
      CREATE INDEX job_subject ON job (subject_id, created_at);
      CREATE INDEX job_listed ON job (status, created_at DESC, id DESC);
      CREATE INDEX job_ended ON job (finished_at) WHERE status IN ('done', 'cancelled');
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE job');
  }
}
