import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists that buyers pasted or uploaded, for thirty days. */
export class CreateMaterialLists1774100000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE material_list (
        id text PRIMARY KEY,
        owner text NOT NULL,
        browser_hash text,
        file_name text,
        sheet_name text,
        row_count int NOT NULL,
        skipped_count int NOT NULL,
        source jsonb NOT NULL,
        lines jsonb NOT NULL,
        created_at timestamptz NOT NULL,
        matched_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX material_list_expires ON material_list (expires_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE material_list');
  }
}
