import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What orders change of a product, in a row of its own: the row of the product is wide, in twenty indexes, and
 * watched by the triggers of the catalog. Room is left in each page, so that an update stays in it and writes no index.
 */
const STOCK = `
  CREATE TABLE product_stock (
    product_id uuid PRIMARY KEY,
    quantity integer NOT NULL CHECK (quantity >= 0)
  ) WITH (fillfactor = 70);
`;

/** Orders of a server that still runs wait here and then fail; no stock they took is lost. */
const MOVE = `
  LOCK TABLE product IN ACCESS EXCLUSIVE MODE;
  INSERT INTO product_stock (product_id, quantity) SELECT id, stock_quantity FROM product ORDER BY id;
  ALTER TABLE product_stock ADD FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE;
  ALTER TABLE product DROP COLUMN stock_quantity;
`;

export class MoveStock1767100000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(STOCK);
    await queryRunner.query(MOVE);
    await queryRunner.query('ANALYZE product_stock');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      LOCK TABLE product_stock IN ACCESS EXCLUSIVE MODE;
      ALTER TABLE product ADD COLUMN stock_quantity integer NOT NULL DEFAULT 0 CHECK (stock_quantity >= 0);
      UPDATE product SET stock_quantity = quantity FROM product_stock WHERE product_id = id AND quantity > 0;
      DROP TABLE product_stock;
    `);
  }
}
