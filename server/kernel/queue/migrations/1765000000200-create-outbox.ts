import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOutbox1765000000200 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE outbox (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        reaction text NOT NULL,
        -- What it follows from: an event with its version, or a declared fact.
        fact text NOT NULL,
        subject_id text NOT NULL,
        version integer,
        created_at timestamptz NOT NULL DEFAULT now(),
        attempts integer NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL DEFAULT now(),
        last_error text,
        done_at timestamptz,
        dead_at timestamptz,
        CHECK (done_at IS NULL OR dead_at IS NULL)
      );
      CREATE INDEX outbox_open ON outbox (next_attempt_at) WHERE done_at IS NULL AND dead_at IS NULL;
      CREATE INDEX outbox_done ON outbox (done_at) WHERE done_at IS NOT NULL;
      CREATE INDEX outbox_dead ON outbox (dead_at) WHERE dead_at IS NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE outbox');
  }
}
