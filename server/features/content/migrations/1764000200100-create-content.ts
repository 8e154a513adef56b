import type { MigrationInterface, QueryRunner } from 'typeorm';
import { oneOf } from '../../../kernel/database/one-of.js';
import { seedContent } from '../seed/content.seed.js';
import { STATIC_PAGE_KINDS } from '../static-page.document.js';

export class CreateContent1764000200100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- The texts of the pages are versioned documents: a buyer accepts a version of a legal page, which must stay
      -- readable as it was.
      CREATE TABLE static_page (
        slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
        kind text NOT NULL ${oneOf('kind', STATIC_PAGE_KINDS)},
        position int NOT NULL
      )
    `);
    await seedContent(queryRunner.manager);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE static_page');
  }
}
