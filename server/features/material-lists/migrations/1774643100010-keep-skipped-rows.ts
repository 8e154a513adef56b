import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists so far know only how many of their rows were passed over. */
export class KeepSkippedRows1774643100010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("ALTER TABLE material_list ADD COLUMN skipped_rows jsonb NOT NULL DEFAULT '[]'");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE material_list DROP COLUMN skipped_rows');
  }
}
