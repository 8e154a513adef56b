import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateNotice1767600000300 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE notice (
        -- Grows in the order of the commits: all before one were visible when it became visible.
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        -- No check: a section that adds a kind needs no migration.
        kind text NOT NULL,
        -- What it follows from, so that doing it again adds no second.
        source text NOT NULL UNIQUE,
        subject_id text NOT NULL,
        label text NOT NULL,
        happened_at timestamptz NOT NULL
      );
      CREATE INDEX notice_of_kind ON notice (kind, id);
      CREATE INDEX notice_happened ON notice (happened_at);

      CREATE TABLE notice_mark (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        -- Ids of notices. The first range begins before all of them and ends at the high-water mark.
        seen int8multirange NOT NULL
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE notice_mark; DROP TABLE notice');
  }
}
