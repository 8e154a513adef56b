import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which mailbox and which networks an order of an unknown buyer came from, as keyed hashes. */
export class HoldOpenOrders1774500300010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE order_hold (
        order_id uuid NOT NULL,
        key bytea NOT NULL CHECK (length(key) = 32),
        held_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (order_id, key)
      );
      CREATE INDEX order_hold_of_key ON order_hold (key);
      CREATE INDEX order_hold_age ON order_hold (held_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE order_hold');
  }
}
