import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NameApiKeyMaker1766100000120 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // No foreign key: without its maker a key must not become one that never had any.
    await queryRunner.query('ALTER TABLE api_key ADD COLUMN maker_id uuid');
    await queryRunner.query(`
      UPDATE api_key SET maker_id = created.actor_id::uuid
      FROM audit AS created
      WHERE created.what = 'api-key-created' AND created.subject = 'api-key ' || api_key.id
        AND created.actor_kind = 'staff'
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE api_key DROP COLUMN maker_id');
  }
}
