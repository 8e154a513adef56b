import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is known of the payment and the shipment of an order. Nothing was written down about earlier ones but when they were
 * recorded: the values are those that a replay of the events gives.
 */
export class RecordPaymentsAndShipments1767600000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE orders
        ADD COLUMN payment_recorded_at timestamptz(3),
        ADD COLUMN paid_kurus bigint,
        ADD COLUMN paid_on text,
        ADD COLUMN payment_reference text,
        ADD COLUMN shipped_at timestamptz(3),
        ADD COLUMN carrier text,
        ADD COLUMN tracking_number text`);
    await queryRunner.query(`
      UPDATE orders SET payment_recorded_at = payment.at FROM (
        SELECT substr(stream, 7)::uuid AS id, max(recorded_at) AS at FROM event
        WHERE category = 'order' AND type = 'OrderMarkedPaid' GROUP BY stream) AS payment
      WHERE payment.id = orders.id AND payment_status = 'paid'`);
    await queryRunner.query(`
      WITH change AS (
        SELECT stream, version, recorded_at AS at,
          CASE WHEN type IN ('OrderStatusChanged', 'OrderReactivated') THEN data::jsonb ->> 'to' ELSE 'cancelled' END AS status
        FROM event WHERE category = 'order'
          AND type IN ('OrderStatusChanged', 'OrderReactivated', 'OrderCancelled', 'OrderCancelledUnpaid')),
      shipment AS (
        SELECT substr(stream, 7)::uuid AS id, max(at) AS at FROM change WHERE status = 'shipped' AND NOT EXISTS (
          SELECT FROM change AS later WHERE later.stream = change.stream AND later.version > change.version
            AND later.status NOT IN ('shipped', 'delivered'))
        GROUP BY stream)
      UPDATE orders SET shipped_at = shipment.at FROM shipment WHERE shipment.id = orders.id`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE orders
        DROP COLUMN payment_recorded_at, DROP COLUMN paid_kurus, DROP COLUMN paid_on, DROP COLUMN payment_reference,
        DROP COLUMN shipped_at, DROP COLUMN carrier, DROP COLUMN tracking_number`);
  }
}
