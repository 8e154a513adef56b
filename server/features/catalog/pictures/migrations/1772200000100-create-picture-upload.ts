import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures that staff uploaded and nothing was saved with yet. */
export class CreatePictureUpload1772200000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE picture_upload (
        picture_id text PRIMARY KEY REFERENCES picture (id) ON DELETE CASCADE,
        uploaded_at timestamptz NOT NULL
      );
      CREATE INDEX picture_upload_age ON picture_upload (uploaded_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE picture_upload');
  }
}
