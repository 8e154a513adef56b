import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When each line is delivered, as its buyer was promised. The texts of earlier orders named one time for the whole line;
 * the rows become what the upcast of their events makes of them.
 */
const DELIVERY = `
  ALTER TABLE order_line ADD COLUMN delivery jsonb;

  UPDATE order_line SET delivery = jsonb_build_array(jsonb_build_object(
    'quantity', quantity, 'isFromStock', true,
    'time', coalesce(nullif(product ->> 'deliveryTime', ''), 'en geç 30 gün')));

  ALTER TABLE order_line ALTER COLUMN delivery SET NOT NULL;
`;

export class RecordDelivery1766500000110 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(DELIVERY);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE order_line DROP COLUMN delivery');
  }
}
