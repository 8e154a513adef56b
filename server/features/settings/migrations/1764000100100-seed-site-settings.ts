import type { MigrationInterface, QueryRunner } from 'typeorm';
import { seedSiteSettings } from '../site-settings.seed.js';

export class SeedSiteSettings1764000100100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await seedSiteSettings(queryRunner.manager);
  }

  /** Versions are never deleted: they go with their table. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
