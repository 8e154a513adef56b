import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePicture1764000000200 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE picture (
        id text PRIMARY KEY,
        width integer NOT NULL,
        height integer NOT NULL,
        dark_id text REFERENCES picture (id),
        created_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE picture');
  }
}
