import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Amounts that were received, in place of one payment that makes an order paid. A payment recorded before that counts as the total of
 * its order, or as its amount when that is more: the values are those that a replay of the events gives.
 */
export class RecordPartialPayments1771900000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE orders
        ADD COLUMN received_kurus bigint NOT NULL DEFAULT 0,
        ADD COLUMN payments jsonb NOT NULL DEFAULT '[]'`);
    await queryRunner.query(`
      UPDATE orders SET received_kurus = greatest(total_kurus, coalesce(paid_kurus, 0)),
        payments = jsonb_build_array(jsonb_build_object(
          'version', payment.version, 'amountKurus', greatest(total_kurus, coalesce(paid_kurus, 0)),
          'paidOn', paid_on, 'reference', payment_reference,
          'recordedAt', to_char(payment_recorded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
      FROM (SELECT substr(stream, 7)::uuid AS id, max(version) AS version FROM event
        WHERE category = 'order' AND type = 'OrderMarkedPaid' GROUP BY stream) AS payment
      WHERE payment.id = orders.id AND payment_status = 'paid'`);
    await queryRunner.query(`
      ALTER TABLE orders DROP COLUMN payment_recorded_at, DROP COLUMN paid_kurus, DROP COLUMN paid_on,
        DROP COLUMN payment_reference`);
    await queryRunner.query(`
      CREATE INDEX orders_partially_paid ON orders (placed_at DESC, id)
        WHERE payment_status = 'pending' AND received_kurus > 0`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX orders_partially_paid');
    await queryRunner.query(`
      ALTER TABLE orders
        ADD COLUMN payment_recorded_at timestamptz(3),
        ADD COLUMN paid_kurus bigint,
        ADD COLUMN paid_on text,
        ADD COLUMN payment_reference text`);
    await queryRunner.query(`
      UPDATE orders SET paid_kurus = (payments -> -1 ->> 'amountKurus')::bigint, paid_on = payments -> -1 ->> 'paidOn',
        payment_reference = payments -> -1 ->> 'reference',
        payment_recorded_at = (payments -> -1 ->> 'recordedAt')::timestamptz
      WHERE payment_status = 'paid'`);
    await queryRunner.query('ALTER TABLE orders DROP COLUMN received_kurus, DROP COLUMN payments');
  }
}
