import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff write down about a person: rows are added and withdrawn, their text never changes. */
export class CreateUserNote1774400000010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE user_note (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        author_id uuid NOT NULL,
        text text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        withdrawn_at timestamptz(3),
        withdrawn_by uuid,
        CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL))
      );
      CREATE INDEX user_note_of_user ON user_note (user_id, created_at DESC, id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE user_note');
  }
}
