import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs that must not be stopped half-way. */
export class ExtendJob1771300000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE job
        ADD COLUMN is_cancellable boolean NOT NULL DEFAULT true,
        ADD CHECK (is_cancellable OR cancel_requested_at IS NULL);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE job DROP COLUMN is_cancellable');
  }
}
