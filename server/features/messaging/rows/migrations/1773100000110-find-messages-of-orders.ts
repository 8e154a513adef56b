import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages about an order are found by its number, those of a customer by their account. */
export class FindMessagesOfOrders1773100000110 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE message ADD COLUMN order_number text COLLATE "C";
      UPDATE message SET order_number = event.data::jsonb ->> 'orderNumber'
      FROM event
      WHERE event.stream = 'message-' || message.id AND event.version = 1;
      CREATE INDEX message_by_order ON message (order_number, created_at DESC, id) WHERE order_number IS NOT NULL;
      CREATE INDEX message_by_customer ON message (customer_id, created_at DESC, id) WHERE customer_id IS NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE message DROP COLUMN order_number; DROP INDEX message_by_customer');
  }
}
