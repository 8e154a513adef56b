import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Staff sort by the price and the stock that they typed, which the shop's indexes do not know. An order then moves its products in
 * one more index; without it their lists read all products for each page.
 */
export class SortByPriceAndStock1772500000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      INSERT INTO product_stock (product_id, quantity) SELECT id, 0 FROM product ON CONFLICT DO NOTHING;
      CREATE INDEX product_by_stock ON product_stock (quantity, product_id);
      CREATE INDEX product_by_base_price ON product (base_price_kurus, id) WHERE archived_at IS NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX product_by_stock, product_by_base_price');
  }
}
