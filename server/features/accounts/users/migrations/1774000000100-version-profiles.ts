import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Profiles get versions, and remember which addresses their owners had before. */
export class VersionProfiles1774000000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE users ADD COLUMN profile_version integer NOT NULL DEFAULT 1,
        ADD COLUMN field_versions jsonb NOT NULL DEFAULT '{}',
        ADD COLUMN former_emails jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN email_from timestamptz(3)
    `);
    await queryRunner.query(
      'CREATE INDEX users_former_emails ON users USING gin (former_emails jsonb_path_ops)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE users DROP COLUMN profile_version, DROP COLUMN field_versions, DROP COLUMN former_emails,
        DROP COLUMN email_from
    `);
  }
}
