import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is saved of each row, as it was previewed. Files that were compared before are compared anew before they are applied. */
export class StoreChanges1772600000330 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE import_item ADD COLUMN change jsonb');
    await queryRunner.query(
      `UPDATE import_run SET status = 'cancelled', finished_at = now() WHERE status = 'ready'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE import_item DROP COLUMN change');
  }
}
