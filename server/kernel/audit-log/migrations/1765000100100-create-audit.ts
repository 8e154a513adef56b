import type { MigrationInterface, QueryRunner } from 'typeorm';
import { makeAppendOnly } from '../../database/append-only.js';

export class CreateAudit1765000100100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE audit (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        actor_kind text NOT NULL,
        actor_id text,
        request_id text,
        what text NOT NULL,
        subject text NOT NULL,
        before jsonb,
        after jsonb
      )
    `);
    await queryRunner.query('CREATE INDEX audit_subject ON audit (subject, id)');
    await queryRunner.query(makeAppendOnly('audit'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE audit');
  }
}
