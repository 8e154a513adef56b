import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateBackupReport1774641000020 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE backup_report (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        finished_at timestamptz NOT NULL,
        reported_at timestamptz NOT NULL DEFAULT now(),
        has_failed boolean NOT NULL,
        place text,
        size_bytes bigint
      )
    `);
    await queryRunner.query(
      'CREATE INDEX backup_report_finished_at ON backup_report (finished_at DESC, id DESC)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE backup_report');
  }
}
