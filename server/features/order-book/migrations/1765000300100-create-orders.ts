import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Read rows: everything in them can be made again from the events. Nothing refers to them by a foreign key. */
const READ_TABLES = `
  CREATE TABLE orders (
    id uuid PRIMARY KEY,
    number text COLLATE "C" NOT NULL,
    version integer NOT NULL,
    customer_id uuid,
    channel text NOT NULL,
    quote_id uuid,
    status text NOT NULL,
    payment_status text NOT NULL,
    payment_method text NOT NULL,
    buyer_name text,
    buyer_email text,
    buyer_phone text,
    buyer_company text,
    buyer_tax_number text,
    buyer_tax_office text,
    shipping_address jsonb,
    billing_address jsonb,
    notes text,
    subtotal_kurus bigint NOT NULL,
    tax_kurus bigint NOT NULL,
    tax_rate_basis_points integer NOT NULL,
    shipping_kurus bigint NOT NULL,
    total_kurus bigint NOT NULL,
    item_count integer NOT NULL,
    accepted_documents jsonb NOT NULL,
    placed_at timestamptz(3) NOT NULL,
    updated_at timestamptz(3) NOT NULL
  );
  CREATE UNIQUE INDEX orders_number ON orders (number);
  CREATE INDEX orders_of_customer ON orders (customer_id, placed_at DESC, id);
  CREATE INDEX orders_of_email ON orders (lower(buyer_email)) WHERE customer_id IS NULL;
  CREATE INDEX orders_newest ON orders (placed_at DESC, id);

  CREATE TABLE order_line (
    order_id uuid NOT NULL,
    position smallint NOT NULL,
    product_id uuid NOT NULL,
    product_name text NOT NULL,
    brand text NOT NULL,
    model text NOT NULL,
    sku text NOT NULL,
    slug text NOT NULL,
    picture_ids text[] NOT NULL,
    unit text NOT NULL,
    delivery_time text,
    selected_variations jsonb NOT NULL,
    quantity integer NOT NULL,
    back_ordered integer NOT NULL,
    unit_price_kurus bigint NOT NULL,
    total_price_kurus bigint NOT NULL,
    tax_rate_basis_points integer NOT NULL,
    PRIMARY KEY (order_id, position)
  );
`;

/** Which order a key of a caller made. The answer is never kept, only what it can be found by. */
const REQUESTS = `
  CREATE TABLE order_request (
    key_hash bytea PRIMARY KEY,
    body_hash bytea NOT NULL,
    order_id uuid NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  );
`;

export class CreateOrders1765000300100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(READ_TABLES);
    await queryRunner.query(REQUESTS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE order_request, order_line, orders');
  }
}
