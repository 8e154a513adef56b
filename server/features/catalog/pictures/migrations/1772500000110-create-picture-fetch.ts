import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures that staff name by their address while they fill in a form, and what became of them. */
export class CreatePictureFetch1772500000110 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE picture_fetch (
        id uuid PRIMARY KEY,
        url text NOT NULL,
        picture_id text REFERENCES picture (id) ON DELETE SET NULL,
        failure text,
        requested_at timestamptz NOT NULL
      );
      CREATE INDEX picture_fetch_age ON picture_fetch (requested_at);
      CREATE INDEX picture_fetch_picture ON picture_fetch (picture_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE picture_fetch');
  }
}
