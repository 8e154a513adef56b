import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PlaceStaticPages1772700000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- The slug stays the key of the texts and of their versions; a page that was moved has another address.
      ALTER TABLE static_page
        ADD COLUMN address text UNIQUE CHECK (address ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
        ADD COLUMN is_shown boolean NOT NULL DEFAULT true,
        DROP CONSTRAINT IF EXISTS static_page_kind_check;
      ALTER TABLE static_page ADD CONSTRAINT static_page_kind_check CHECK (kind IN ('support', 'legal', 'other'))
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE static_page DROP COLUMN address, DROP COLUMN is_shown, DROP CONSTRAINT static_page_kind_check;
      ALTER TABLE static_page ADD CONSTRAINT static_page_kind_check CHECK (kind IN ('support', 'legal'))
    `);
  }
}
