import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ChooseNumberNotation1772500000120 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `UPDATE import_run SET options = options || jsonb_build_object('numberNotation', 'detected')`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`UPDATE import_run SET options = options - 'numberNotation'`);
  }
}
