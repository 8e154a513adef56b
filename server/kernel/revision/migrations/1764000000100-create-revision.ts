import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateRevision1764000000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE revision (
        topic text PRIMARY KEY,
        number bigint NOT NULL DEFAULT 0
      );
      INSERT INTO revision (topic) VALUES ('catalog'), ('content'), ('settings');
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE revision');
  }
}
