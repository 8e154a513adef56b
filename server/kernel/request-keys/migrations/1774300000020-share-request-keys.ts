import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys of requests are no longer those of quotes alone. */
export class ShareRequestKeys1774300000020 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE quote_request_key RENAME TO request_key;
      ALTER TABLE request_key RENAME COLUMN quote_id TO subject_id;
      ALTER INDEX quote_request_key_age RENAME TO request_key_age;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER INDEX request_key_age RENAME TO quote_request_key_age;
      ALTER TABLE request_key RENAME COLUMN subject_id TO quote_id;
      ALTER TABLE request_key RENAME TO quote_request_key;
    `);
  }
}
