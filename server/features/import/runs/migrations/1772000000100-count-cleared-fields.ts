import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many fields a row clears because their cells are empty. */
const COUNT = 'ALTER TABLE import_item ADD COLUMN cleared_fields integer NOT NULL DEFAULT 0';

/** Empty cells always cleared until now. What nobody has applied yet clears nothing: nobody chose that it should. */
const OPTION = `
  UPDATE import_run SET options = options || jsonb_build_object('clearsBlanks', applied_at IS NOT NULL)`;

export class CountClearedFields1772000000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(COUNT);
    await queryRunner.query(OPTION);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE import_item DROP COLUMN cleared_fields');
    await queryRunner.query(`UPDATE import_run SET options = options - 'clearsBlanks'`);
  }
}
