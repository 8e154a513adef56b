import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSecondFactor1768000000120 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE second_factor (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        secret bytea,
        last_step int,
        confirmed_at timestamptz,
        pending_secret bytea,
        pending_at timestamptz,
        CHECK ((secret IS NULL) = (confirmed_at IS NULL) AND (secret IS NULL) = (last_step IS NULL)),
        CHECK ((pending_secret IS NULL) = (pending_at IS NULL))
      )
    `);
    await queryRunner.query(`
      CREATE TABLE recovery_code (
        user_id uuid NOT NULL REFERENCES second_factor ON DELETE CASCADE,
        code_hash bytea NOT NULL,
        PRIMARY KEY (user_id, code_hash)
      )
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE recovery_code, second_factor');
  }
}
