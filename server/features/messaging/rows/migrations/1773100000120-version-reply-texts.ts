import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Saved texts of replies get the version rows that every record has; who saved earlier ones is not known. */
export class VersionReplyTexts1773100000120 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      INSERT INTO document_version (collection, id, version, document, actor_kind, request_id)
      SELECT 'message-reply-text', id, version, jsonb_build_object('title', title, 'text', text), 'system', 'migration'
      FROM message_reply_text
    `);
  }

  /** Versions are never taken back. */
  async down(): Promise<void> {}
}
