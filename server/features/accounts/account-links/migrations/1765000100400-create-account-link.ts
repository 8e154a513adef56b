import type { MigrationInterface, QueryRunner } from 'typeorm';
import { oneOf } from '../../../../kernel/database/one-of.js';
import { LINK_PURPOSES } from '../account-link.entity.js';

export class CreateAccountLink1765000100400 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE account_link (
        id uuid PRIMARY KEY,
        purpose text NOT NULL ${oneOf('purpose', LINK_PURPOSES)},
        user_id uuid REFERENCES users ON DELETE CASCADE,
        token_hash bytea UNIQUE,
        requested_at timestamptz NOT NULL,
        expires_at timestamptz,
        used_at timestamptz
      )
    `);
    await queryRunner.query('CREATE INDEX account_link_user ON account_link (user_id)');
    await queryRunner.query('CREATE INDEX account_link_age ON account_link (requested_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE account_link');
  }
}
