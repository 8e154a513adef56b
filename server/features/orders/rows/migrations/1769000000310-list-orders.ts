import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the list of all orders is read along: each pair of statuses has its orders by time and by total. */
const INDEXES = `
  CREATE INDEX orders_by_time ON orders (status, payment_status, placed_at DESC, id) INCLUDE (total_kurus);
  CREATE INDEX orders_by_total ON orders (status, payment_status, total_kurus, id) INCLUDE (placed_at);
`;

/**
 * Orders by day in Istanbul, status and payment status. Transactions never wait for each other here: each only adds what it
 * changed, and a worker folds the changes into the counts later. A count is the sum of both.
 */
const COUNTS = `
  CREATE TABLE order_count (
    day date NOT NULL,
    status text COLLATE "C" NOT NULL,
    payment_status text COLLATE "C" NOT NULL,
    orders bigint NOT NULL,
    PRIMARY KEY (day, status, payment_status)
  );
  CREATE TABLE order_count_change (
    day date NOT NULL,
    status text COLLATE "C" NOT NULL,
    payment_status text COLLATE "C" NOT NULL,
    orders bigint NOT NULL
  );
`;

const COUNTING = `
  CREATE FUNCTION order_day(placed_at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN (placed_at AT TIME ZONE 'Europe/Istanbul')::date;

  CREATE FUNCTION count_orders() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    CASE TG_OP
      WHEN 'INSERT' THEN
        INSERT INTO order_count_change
        SELECT order_day(placed_at), status, payment_status, count(*) FROM added GROUP BY 1, 2, 3;
      WHEN 'DELETE' THEN
        INSERT INTO order_count_change
        SELECT order_day(placed_at), status, payment_status, -count(*) FROM removed GROUP BY 1, 2, 3;
      ELSE
        INSERT INTO order_count_change
        SELECT order_day(placed_at), status, payment_status, sum(change)
        FROM (SELECT placed_at, status, payment_status, 1 AS change FROM added
              UNION ALL SELECT placed_at, status, payment_status, -1 FROM removed) AS moved
        GROUP BY 1, 2, 3 HAVING sum(change) <> 0;
    END CASE;
    RETURN NULL;
  END $$;

  CREATE FUNCTION forget_order_counts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    TRUNCATE order_count, order_count_change;
    RETURN NULL;
  END $$;

  CREATE TRIGGER order_added AFTER INSERT ON orders
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_orders();
  CREATE TRIGGER order_moved AFTER UPDATE ON orders
    REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_orders();
  CREATE TRIGGER order_removed AFTER DELETE ON orders
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_orders();
  CREATE TRIGGER orders_emptied AFTER TRUNCATE ON orders
    FOR EACH STATEMENT EXECUTE FUNCTION forget_order_counts();
`;

/** Once the triggers are there, which let no order be placed until this is committed. */
const COUNT_EARLIER = `
  INSERT INTO order_count SELECT order_day(placed_at), status, payment_status, count(*) FROM orders GROUP BY 1, 2, 3;
`;

export class ListOrders1769000000310 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(INDEXES);
    await queryRunner.query(COUNTS);
    await queryRunner.query(COUNTING);
    await queryRunner.query(COUNT_EARLIER);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION count_orders() CASCADE');
    await queryRunner.query('DROP FUNCTION forget_order_counts() CASCADE');
    await queryRunner.query('DROP TABLE order_count, order_count_change');
    await queryRunner.query('DROP FUNCTION order_day(timestamptz)');
    await queryRunner.query('DROP INDEX orders_by_time, orders_by_total');
  }
}
