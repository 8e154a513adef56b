import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An index for each sort within a category: a page is read from it instead of sorting the category. With nullif, prices
 * on request come last in the order of the prices, so a range of prices is one range of the index.
 */
const WITHIN_CATEGORY = `
  CREATE INDEX product_in_category_by_name ON product (category_id, name COLLATE "tr-x-icu", id) WHERE archived_at IS NULL;
  CREATE INDEX product_in_category_by_price_low ON product (category_id, (nullif(default_price_kurus, 0)), id)
    WHERE archived_at IS NULL;
  CREATE INDEX product_in_category_by_price_high ON product (category_id, default_price_kurus DESC, id)
    WHERE archived_at IS NULL;
  CREATE INDEX product_in_category_by_rating ON product (category_id, rating DESC, review_count DESC, id)
    WHERE archived_at IS NULL;
  CREATE INDEX product_in_category_by_newest ON product (category_id, created_at DESC, id DESC) WHERE archived_at IS NULL;
`;

/** With everything a price range is counted by, so that counting reads the index alone. */
const BY_PRICE = `
  DROP INDEX product_by_price_low, product_by_price_high;
  CREATE INDEX product_by_price_low ON product ((nullif(default_price_kurus, 0)), id) WHERE archived_at IS NULL;
  CREATE INDEX product_by_price_high ON product (default_price_kurus DESC, id)
    INCLUDE (category_id, brand_key, in_stock, is_new, is_featured, archived_at) WHERE archived_at IS NULL;
`;

export class SortWithinCategories1766600000200 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(WITHIN_CATEGORY);
    await queryRunner.query(BY_PRICE);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX product_in_category_by_name, product_in_category_by_price_low, product_in_category_by_price_high,
        product_in_category_by_rating, product_in_category_by_newest, product_by_price_low, product_by_price_high;
      CREATE INDEX product_by_price_low ON product ((default_price_kurus = 0), default_price_kurus, id) WHERE archived_at IS NULL;
      CREATE INDEX product_by_price_high ON product (default_price_kurus DESC, id) WHERE archived_at IS NULL;
    `);
  }
}
