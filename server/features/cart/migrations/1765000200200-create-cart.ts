import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The row of a cart is what its changes wait for one by one. A line refers to no product: it outlives it, so that the
 * buyer is notified. A removed line stays for an hour, to be brought back; only lines that were not are unique.
 */
const CART = `
  CREATE TABLE cart (
    id uuid PRIMARY KEY,
    owner text COLLATE "C" NOT NULL UNIQUE CHECK (owner ~ '^(customer|guest):.'),
    changed_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX cart_of_guest_by_change ON cart (changed_at) WHERE owner LIKE 'guest:%';

  CREATE TABLE cart_line (
    id uuid PRIMARY KEY,
    cart_id uuid NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
    product_id uuid NOT NULL,
    variation_key text COLLATE "C" NOT NULL,
    product_name text NOT NULL,
    selected_variations jsonb NOT NULL CHECK (jsonb_typeof(selected_variations) = 'array'),
    quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 99999),
    agreed_price_kurus bigint NOT NULL CHECK (agreed_price_kurus > 0),
    agreed_at timestamptz NOT NULL,
    added_at timestamptz NOT NULL,
    removed_at timestamptz
  );
  CREATE UNIQUE INDEX cart_line_key ON cart_line (cart_id, product_id, variation_key) WHERE removed_at IS NULL;
  CREATE INDEX cart_line_removed ON cart_line (cart_id, removed_at) WHERE removed_at IS NOT NULL;
`;

export class CreateCart1765000200200 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(CART);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE cart_line, cart');
  }
}
