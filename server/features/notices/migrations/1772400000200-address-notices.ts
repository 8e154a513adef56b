import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A notice may be for one person: of those that there are, the end of an import for the person who sent its file. */
export class AddressNotices1772400000200 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE notice ADD COLUMN recipient_id uuid');
    await queryRunner.query(`
      UPDATE notice SET recipient_id = run.uploaded_by_id::uuid FROM import_run AS run
      WHERE notice.kind = 'import_finished' AND run.id::text = notice.subject_id AND run.uploaded_by_kind = 'staff'
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE notice DROP COLUMN recipient_id');
  }
}
