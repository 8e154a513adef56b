import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A choice without a difference is priced on request. Until now that was written as a difference that took the whole
 * price away, which another choice could make up for: these become what they meant. The products stay at their version,
 * as nobody edited them.
 */
const CHOICES = `
  ALTER TABLE product_variation ALTER COLUMN price_kurus DROP NOT NULL;

  UPDATE product_variation AS v SET price_kurus = NULL
  FROM product_attribute AS a JOIN product AS p ON p.id = a.product_id
  WHERE a.id = v.attribute_id AND p.base_price_kurus > 0 AND p.base_price_kurus + v.price_kurus <= 0;
`;

/** Lists filter and sort by the price they show: that of the first choice of every group. */
const DEFAULT_PRICE = `
  ALTER TABLE product ADD COLUMN default_difference_kurus bigint DEFAULT 0;

  UPDATE product SET default_difference_kurus = firsts.difference
  FROM (
    SELECT product_id, CASE WHEN bool_and(price_kurus IS NOT NULL) THEN sum(price_kurus)::bigint END AS difference
    FROM (
      SELECT DISTINCT ON (a.id) a.product_id, v.price_kurus
      FROM product_attribute AS a JOIN product_variation AS v ON v.attribute_id = a.id
      ORDER BY a.id, v.position) AS first
    GROUP BY product_id) AS firsts
  WHERE firsts.product_id = product.id AND firsts.difference IS DISTINCT FROM 0;

  ALTER TABLE product ADD COLUMN default_price_kurus bigint NOT NULL GENERATED ALWAYS AS (
    CASE WHEN base_price_kurus > 0 AND base_price_kurus + default_difference_kurus > 0
      THEN base_price_kurus + default_difference_kurus ELSE 0 END) STORED;
`;

const indexesOn = (price: string) => `
  DROP INDEX product_by_price_low, product_by_price_high, product_by_cell;
  CREATE INDEX product_by_price_low ON product ((${price} = 0), ${price}, id) WHERE archived_at IS NULL;
  CREATE INDEX product_by_price_high ON product (${price} DESC, id) WHERE archived_at IS NULL;
  CREATE INDEX product_by_cell ON product
    ((coalesce(category_id, '')), (coalesce(brand_key, '')), in_stock, is_new, is_featured, ${price})
    WHERE archived_at IS NULL;
`;

/** The functions of the cells, bound to another price, and the bounds they keep. */
const cellsOf = (from: string, to: string) => `
  DO $do$
  DECLARE
    counting text := pg_get_functiondef('count_product_cells()'::regprocedure);
    changing text := pg_get_functiondef('change_product_cells(jsonb)'::regprocedure);
  BEGIN
    EXECUTE replace(counting, '${from}', '${to}');
    EXECUTE replace(changing, '${from}', '${to}');
    PERFORM change_product_cells((
      SELECT coalesce(jsonb_agg(to_jsonb(cell) || '{"products": 0}'), '[]') FROM product_cell AS cell));
  END $do$;
`;

const BASE = 'base_price_kurus';
const DEFAULT = 'default_price_kurus';

export class PriceChoicesOnRequest1766500000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(CHOICES);
    await queryRunner.query(DEFAULT_PRICE);
    await queryRunner.query(indexesOn(DEFAULT));
    await queryRunner.query(cellsOf(BASE, DEFAULT));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(indexesOn(BASE));
    await queryRunner.query(cellsOf(DEFAULT, BASE));
    await queryRunner.query(
      'ALTER TABLE product DROP COLUMN default_price_kurus, DROP COLUMN default_difference_kurus',
    );
    await queryRunner.query(`
      UPDATE product_variation AS v SET price_kurus = -p.base_price_kurus
      FROM product_attribute AS a JOIN product AS p ON p.id = a.product_id
      WHERE a.id = v.attribute_id AND v.price_kurus IS NULL`);
    await queryRunner.query('ALTER TABLE product_variation ALTER COLUMN price_kurus SET NOT NULL');
  }
}
