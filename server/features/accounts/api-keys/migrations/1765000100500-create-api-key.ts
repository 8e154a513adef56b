import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateApiKey1765000100500 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE api_key (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        prefix text NOT NULL,
        secret_hash bytea NOT NULL UNIQUE,
        permissions text[] NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz,
        last_used_at timestamptz,
        revoked_at timestamptz
      )
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE api_key');
  }
}
