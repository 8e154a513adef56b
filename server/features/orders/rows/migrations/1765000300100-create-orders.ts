import type { MigrationInterface, QueryRunner } from 'typeorm';
import { oneOf } from '../../../../kernel/database/one-of.js';
import { ORDER_STATUS_NAMES, PAYMENT_STATUS_NAMES } from '../../history/order.statuses.js';

/** Read rows: all of them can be rebuilt from the events. Only what is searched, sorted, summed or joined is a column of its own. */
const READ_TABLES = `
  CREATE TABLE orders (
    id uuid PRIMARY KEY,
    number text COLLATE "C" NOT NULL,
    version integer NOT NULL,
    customer_id uuid,
    channel text NOT NULL,
    quote_id uuid,
    status text NOT NULL ${oneOf('status', Object.keys(ORDER_STATUS_NAMES))},
    payment_status text NOT NULL ${oneOf('payment_status', Object.keys(PAYMENT_STATUS_NAMES))},
    payment_method text NOT NULL ${oneOf('payment_method', ['bank_transfer', 'credit_card', 'cash_on_delivery'])},
    buyer jsonb,
    buyer_email_key text COLLATE "C",
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
  CREATE INDEX orders_of_email ON orders (buyer_email_key) WHERE customer_id IS NULL;
  CREATE INDEX orders_newest ON orders (placed_at DESC, id);

  CREATE TABLE order_line (
    order_id uuid NOT NULL,
    position smallint NOT NULL,
    product_id uuid NOT NULL,
    product jsonb NOT NULL,
    selected_variations jsonb NOT NULL,
    quantity integer NOT NULL,
    back_ordered integer NOT NULL,
    unit_price_kurus bigint NOT NULL,
    total_price_kurus bigint NOT NULL,
    tax_rate_basis_points integer NOT NULL,
    PRIMARY KEY (order_id, position)
  );
`;

/** Which order a caller's idempotency key created. The response itself is never stored. */
const IDEMPOTENCY_KEYS = `
  CREATE TABLE idempotency_key (
    key_hash bytea PRIMARY KEY,
    body_hash bytea NOT NULL,
    order_id uuid NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  );
`;

export class CreateOrders1765000300100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(READ_TABLES);
    await queryRunner.query(IDEMPOTENCY_KEYS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE idempotency_key, order_line, orders');
  }
}
