import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Small pictures of customers; they end with their account. */
export class CreateUserAvatars1774642000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE user_avatar (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        id uuid NOT NULL UNIQUE,
        picture bytea NOT NULL,
        created_at timestamptz NOT NULL
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE user_avatar');
  }
}
