import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MarkAwaitingSessions1768000000110 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE user_session ADD COLUMN awaits_second_factor boolean NOT NULL DEFAULT false',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE user_session DROP COLUMN awaits_second_factor');
  }
}
