import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SESSION_AUDIENCES } from '../../../../kernel/actor/request-context.js';
import { oneOf } from '../../../../kernel/database/one-of.js';

export class CreateUserSession1765000100300 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE user_session (
        id uuid PRIMARY KEY,
        token_hash bytea NOT NULL UNIQUE,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        audience text NOT NULL ${oneOf('audience', SESSION_AUDIENCES)},
        device text NOT NULL,
        started_at timestamptz NOT NULL,
        last_seen_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      )
    `);
    await queryRunner.query('CREATE INDEX user_session_user ON user_session (user_id)');
    await queryRunner.query('CREATE INDEX user_session_expiry ON user_session (expires_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE user_session');
  }
}
