import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddDraftsDataVersion1772900000200 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("INSERT INTO data_version (topic) VALUES ('drafts')");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("DELETE FROM data_version WHERE topic = 'drafts'");
  }
}
