import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a link and a payment need: the version of the tracking link, since when an order is closed, until when its transfer is
 * expected, and whether staff have begun to deal with it. Orders that were placed before keep their links as version 1 and have
 * no announced time. The values are those that a replay of the events gives.
 */
export class AddOrderDeadlines1766300000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE orders
        ADD COLUMN link_version integer NOT NULL DEFAULT 1,
        ADD COLUMN link_renewed_at timestamptz(3),
        ADD COLUMN closed_at timestamptz(3),
        ADD COLUMN payment_due_days integer,
        ADD COLUMN payment_due_at timestamptz(3),
        ADD COLUMN left_to_staff boolean NOT NULL DEFAULT false`);
    await queryRunner.query(`UPDATE orders SET left_to_staff = true WHERE version > 1`);
    await queryRunner.query(`
      UPDATE orders SET closed_at = closing.at FROM (
        SELECT substr(stream, 7)::uuid AS id, max(recorded_at) AS at FROM event
        WHERE category = 'order' AND (type = 'OrderCancelled'
          OR (type = 'OrderStatusChanged' AND data::jsonb ->> 'to' = 'delivered'))
        GROUP BY stream) AS closing
      WHERE closing.id = orders.id AND status IN ('delivered', 'cancelled')`);
    await queryRunner.query(`
      CREATE INDEX orders_awaiting_transfer ON orders (payment_due_at, placed_at)
        WHERE payment_method = 'bank_transfer' AND payment_status = 'pending' AND status <> 'cancelled'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE orders
        DROP COLUMN link_version, DROP COLUMN link_renewed_at, DROP COLUMN closed_at,
        DROP COLUMN payment_due_days, DROP COLUMN payment_due_at, DROP COLUMN left_to_staff`);
  }
}
