import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages of guests are found by their mailbox: it shows them to the customer who owns it. */
export class FindMessagesOfMailboxes1774300000010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Addresses are ASCII, so that lower case is what the shop makes of them.
    await queryRunner.query(`
      ALTER TABLE message ADD COLUMN sender_email_key text COLLATE "C";
      UPDATE message SET sender_email_key = lower(sender ->> 'email') WHERE sender IS NOT NULL;
      CREATE INDEX message_of_email ON message (sender_email_key) WHERE customer_id IS NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE message DROP COLUMN sender_email_key');
  }
}
