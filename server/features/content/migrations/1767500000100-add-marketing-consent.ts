import type { MigrationInterface, QueryRunner } from 'typeorm';
import { seedContent } from '../seed/content.seed.js';

const SLUG = 'ticari-elektronik-ileti-onayi';

/** Adds the text of the consent to commercial messages to a shop that began without it; other pages stay as they are. */
export class AddMarketingConsent1767500000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const found = (await queryRunner.query('SELECT 1 FROM static_page WHERE slug = $1', [SLUG])) as unknown[];
    if (found.length > 0) return;
    await seedContent(queryRunner.manager);
    await queryRunner.query("UPDATE data_version SET number = number + 1 WHERE topic = 'content'");
  }

  /** The versions of a page are never taken back. */
  async down(): Promise<void> {}
}
