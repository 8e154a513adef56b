import type { MigrationInterface, QueryRunner } from 'typeorm';
import { seedContent } from '../seed/content.seed.js';

export class CreateContent1764000200100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE content_document (
        key text PRIMARY KEY,
        version int NOT NULL
      );
      CREATE TABLE content_document_version (
        key text NOT NULL REFERENCES content_document,
        version int NOT NULL,
        document jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (key, version)
      );

      CREATE TABLE static_page (
        slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
        kind text NOT NULL CHECK (kind IN ('support', 'legal')),
        position int NOT NULL,
        version int NOT NULL
      );
      CREATE TABLE static_page_version (
        slug text NOT NULL REFERENCES static_page,
        version int NOT NULL,
        title text NOT NULL,
        summary text NOT NULL,
        markdown text NOT NULL,
        hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (slug, version)
      );

      -- A buyer accepts a version of a legal page: what was accepted must stay readable as it was.
      CREATE FUNCTION refuse_change_of_page_version() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'versions of static pages are never changed';
      END $$;
      CREATE TRIGGER static_page_version_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON static_page_version
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_page_version();
    `);
    await seedContent(queryRunner.manager);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE static_page_version, static_page, content_document_version, content_document;
      DROP FUNCTION refuse_change_of_page_version;
    `);
  }
}
