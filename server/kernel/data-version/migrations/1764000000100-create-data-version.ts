import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDataVersion1764000000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE data_version (
        topic text PRIMARY KEY,
        number bigint NOT NULL DEFAULT 0
      );
      INSERT INTO data_version (topic) VALUES ('catalog'), ('content'), ('settings');
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE data_version');
  }
}
