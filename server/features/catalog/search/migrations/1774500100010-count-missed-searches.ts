import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Folded texts that no product had, counted by the day in Istanbul: nothing says who searched, or when on that day. */
export class CountMissedSearches1774500100010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE missed_search (
        day date NOT NULL,
        text text COLLATE "C" NOT NULL CHECK (length(text) BETWEEN 1 AND 60),
        searches integer NOT NULL CHECK (searches > 0),
        PRIMARY KEY (day, text)
      )
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE missed_search');
  }
}
