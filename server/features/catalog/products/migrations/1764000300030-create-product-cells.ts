import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Products that are not archived, counted by everything a list filters by, but text and price. '' stands for no category
 * and no brand.
 */
const CELL = `
  CREATE TABLE product_cell (
    category_id text COLLATE "C" NOT NULL,
    brand_key text COLLATE "C" NOT NULL,
    in_stock boolean NOT NULL,
    is_new boolean NOT NULL,
    is_featured boolean NOT NULL,
    products bigint NOT NULL CHECK (products >= 0),
    lowest_price_kurus bigint,
    highest_price_kurus bigint,
    PRIMARY KEY (category_id, brand_key, in_stock, is_new, is_featured)
  );
  CREATE INDEX product_by_cell ON product
    ((coalesce(category_id, '')), (coalesce(brand_key, '')), in_stock, is_new, is_featured, base_price_kurus)
    WHERE archived_at IS NULL;
`;

/**
 * Adds what a statement changed. The cells are locked first, in one order, so that two writers never deadlock; only then
 * are they changed, by a statement that sees what earlier holders of the locks committed, which makes the new bounds of
 * the prices right.
 */
const COUNTING = `
  CREATE FUNCTION count_product_cells() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    changes jsonb;
  BEGIN
    CASE TG_OP
      WHEN 'INSERT' THEN
        changes := (SELECT jsonb_agg(to_jsonb(c)) FROM (
          SELECT coalesce(category_id, '') AS category_id, coalesce(brand_key, '') AS brand_key,
                 in_stock, is_new, is_featured, count(*) AS products
          FROM added WHERE archived_at IS NULL GROUP BY 1, 2, 3, 4, 5) c);
      WHEN 'DELETE' THEN
        changes := (SELECT jsonb_agg(to_jsonb(c)) FROM (
          SELECT coalesce(category_id, '') AS category_id, coalesce(brand_key, '') AS brand_key,
                 in_stock, is_new, is_featured, -count(*) AS products
          FROM removed WHERE archived_at IS NULL GROUP BY 1, 2, 3, 4, 5) c);
      ELSE
        changes := (SELECT jsonb_agg(to_jsonb(c)) FROM (
          SELECT category_id, brand_key, in_stock, is_new, is_featured, sum(change) AS products
          FROM (
            SELECT coalesce(category_id, '') AS category_id, coalesce(brand_key, '') AS brand_key,
                   in_stock, is_new, is_featured, sum(sign) AS change
            FROM (SELECT *, 1 AS sign FROM added UNION ALL SELECT *, -1 FROM removed) AS moved
            WHERE archived_at IS NULL
            GROUP BY 1, 2, 3, 4, 5, base_price_kurus HAVING sum(sign) <> 0
          ) AS differing
          GROUP BY 1, 2, 3, 4, 5) c);
    END CASE;
    IF changes IS NOT NULL THEN PERFORM change_product_cells(changes); END IF;
    RETURN NULL;
  END $$;

  CREATE FUNCTION change_product_cells(changes jsonb) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO product_cell (category_id, brand_key, in_stock, is_new, is_featured, products)
    SELECT category_id, brand_key, in_stock, is_new, is_featured, 0
    FROM jsonb_populate_recordset(NULL::product_cell, changes)
    ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (category_id, brand_key, in_stock, is_new, is_featured)
    DO UPDATE SET products = product_cell.products;

    UPDATE product_cell AS cell SET
      products = cell.products + change.products,
      lowest_price_kurus = (
        SELECT base_price_kurus FROM product
        WHERE coalesce(category_id, '') = cell.category_id AND coalesce(brand_key, '') = cell.brand_key
          AND in_stock = cell.in_stock AND is_new = cell.is_new AND is_featured = cell.is_featured
          AND base_price_kurus > 0 AND archived_at IS NULL
        ORDER BY base_price_kurus LIMIT 1),
      highest_price_kurus = (
        SELECT base_price_kurus FROM product
        WHERE coalesce(category_id, '') = cell.category_id AND coalesce(brand_key, '') = cell.brand_key
          AND in_stock = cell.in_stock AND is_new = cell.is_new AND is_featured = cell.is_featured
          AND base_price_kurus > 0 AND archived_at IS NULL
        ORDER BY base_price_kurus DESC LIMIT 1)
    FROM jsonb_populate_recordset(NULL::product_cell, changes) AS change
    WHERE (cell.category_id, cell.brand_key, cell.in_stock, cell.is_new, cell.is_featured)
        = (change.category_id, change.brand_key, change.in_stock, change.is_new, change.is_featured);
  END $$;

  CREATE FUNCTION empty_product_cells() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM product_cell;
    RETURN NULL;
  END $$;
`;

const TRIGGERS = `
  CREATE TRIGGER product_added AFTER INSERT ON product
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_product_cells();
  CREATE TRIGGER product_moved AFTER UPDATE ON product
    REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_product_cells();
  CREATE TRIGGER product_removed AFTER DELETE ON product
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_product_cells();
  CREATE TRIGGER product_emptied AFTER TRUNCATE ON product
    FOR EACH STATEMENT EXECUTE FUNCTION empty_product_cells();
`;

export class CreateProductCells1764000300030 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(CELL);
    await queryRunner.query(COUNTING);
    await queryRunner.query(TRIGGERS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION count_product_cells() CASCADE');
    await queryRunner.query('DROP FUNCTION empty_product_cells() CASCADE');
    await queryRunner.query('DROP FUNCTION change_product_cells(jsonb)');
    await queryRunner.query('DROP INDEX product_by_cell');
    await queryRunner.query('DROP TABLE product_cell');
  }
}
