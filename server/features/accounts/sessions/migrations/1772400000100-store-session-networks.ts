import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StoreSessionNetworks1772400000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE user_session ADD COLUMN network text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE user_session DROP COLUMN network');
  }
}
