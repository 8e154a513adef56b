import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddUsername1768000000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE users ADD COLUMN username text, ADD COLUMN username_key text UNIQUE,
        ADD CHECK ((username IS NULL) = (username_key IS NULL))
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE users DROP COLUMN username, DROP COLUMN username_key');
  }
}
