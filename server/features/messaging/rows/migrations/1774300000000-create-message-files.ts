import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that come with messages; a name stays here until its message seals it. */
export class CreateMessageFiles1774300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE message_file (
        id uuid PRIMARY KEY,
        message_id uuid,
        name text,
        media_type text NOT NULL,
        bytes integer NOT NULL,
        uploaded_at timestamptz NOT NULL
      );
      CREATE INDEX message_file_unused ON message_file (uploaded_at) WHERE message_id IS NULL;
      CREATE INDEX message_file_of_message ON message_file (message_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE message_file');
  }
}
