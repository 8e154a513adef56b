import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff find people by words of what identifies them, folded and without ASCII punctuation, as `searchedUserWords` has them. */
export class FindUsers1774400000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE users ADD COLUMN search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
        regexp_replace(
          fold(name || ' ' || email || ' ' || coalesce(username, '') || ' ' || coalesce(company, '') || ' ' ||
            coalesce(tax_number, '') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')),
          '[!-/:-@\\[-\`{-~]', '', 'g')
      ) STORED;
      CREATE INDEX users_search ON users USING gin (search_text gin_trgm_ops);
      CREATE INDEX users_by_time ON users (created_at DESC, id);
      CREATE INDEX users_by_name ON users ((name COLLATE "tr-x-icu"), id);
      CREATE INDEX users_of_company ON users (tax_number) WHERE tax_number IS NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX users_by_time, users_by_name, users_of_company;
      ALTER TABLE users DROP COLUMN search_text;
    `);
  }
}
