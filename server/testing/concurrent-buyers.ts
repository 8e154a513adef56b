import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { addOrderMutation, fillCart, purchaseInput } from './purchase.js';
import { openRetryingBrowser, type RetryingBrowser, type Servers } from './retrying-browser.js';

const PRODUCTS = 5_000;
const STOCK = 1_000_000;
const CHECK_EVERY_MS = 150;
/** A guess, until the first is confirmed. */
const FIRST_ORDER_MS = 200;

const ADD_ORDER = addOrderMutation('id createdAt');

/** Everybody buys the first; each of the others goes into one cart only. */
const INSERT_PRODUCTS = `
  WITH added AS (
    INSERT INTO product (id, slug, name, sku, base_price_kurus)
    SELECT gen_random_uuid(), 'urun-' || n, 'Pompa ' || n, 'SKU-' || n, 100000
    FROM generate_series(1, ${PRODUCTS}) AS n RETURNING id
  )
  INSERT INTO product_stock (product_id, quantity) SELECT id, ${STOCK} FROM added RETURNING product_id AS id`;

/** Counts the violations of each rule in one snapshot. $1 is what everybody buys, $2 what is known to have gone into a cart. */
const COUNT_VIOLATIONS = `
  WITH ordered AS (
    SELECT product_id, sum(quantity - back_ordered) AS units FROM order_line GROUP BY product_id
  ), carted AS (
    SELECT DISTINCT product_id FROM cart_line WHERE removed_at IS NULL AND product_id <> $1
  ), filled AS (
    SELECT unnest($2::uuid[]) AS product_id
  )
  SELECT
    (SELECT count(*)::int FROM product_stock LEFT JOIN ordered USING (product_id)
     WHERE quantity <> ${STOCK} - coalesce(units, 0)) AS "wrongStocks",
    (SELECT count(*)::int FROM carted JOIN ordered USING (product_id)) AS "cartsNotEmptied",
    (SELECT count(*)::int FROM filled WHERE product_id NOT IN (SELECT product_id FROM carted)
       AND product_id NOT IN (SELECT product_id FROM ordered)) AS "cartsEmptiedForNothing",
    (SELECT count(*)::int FROM orders WHERE NOT EXISTS
       (SELECT FROM event WHERE stream = 'order-' || orders.id AND event.version = orders.version)
     ) AS "ordersWithoutEvent",
    (SELECT count(*)::int FROM orders WHERE
       (SELECT count(*) FROM outbox WHERE subject_id = orders.id::text) <> 4) AS "ordersWithoutReactions",
    (SELECT (coalesce(max(position), 0) - count(*))::int FROM event) AS "gaps"`;

/** How often each rule is violated. */
type Violations = Record<string, number>;

interface Acknowledged {
  id: string;
  /** The order was there already when the request that was answered was sent: an earlier one had made it. */
  wasMadeBefore: boolean;
}

const oneOf = (productId: string) => ({ productId, quantity: 1 });

export type ConcurrentBuyers = Awaited<ReturnType<typeof openConcurrentBuyers>>;

/** Buyers who order from their carts over HTTP, and repeat every request until it succeeds. */
export async function openConcurrentBuyers(database: pg.Pool, servers: Servers) {
  const { rows } = await database.query<{ id: string }>(INSERT_PRODUCTS);
  const [popular = '', ...others] = rows.map(({ id }) => id);
  const filled: string[] = [];
  const acknowledged: Acknowledged[] = [];
  const inFlight = new Map<string, number>();
  const observed: Violations[] = [];
  const answered = new Map<string, number>();
  let orderTookMs = FIRST_ORDER_MS;
  const givenUp = new AbortController();
  let isOver = false;

  const count = (counts: Map<string, number>, address: string, change: number) =>
    counts.set(address, (counts.get(address) ?? 0) + change);

  async function fillCartOf(browser: RetryingBrowser): Promise<void> {
    const own = others.pop();
    if (own === undefined) throw new Error('There are not enough products');
    await fillCart(browser, [own, popular].map(oneOf));
    filled.push(own);
  }

  async function orderCart(browser: RetryingBrowser): Promise<void> {
    const input = await purchaseInput(browser);
    let sentAt = 0;
    let sentTo = '';
    const { addOrder } = await browser.ask<{ addOrder: { id: string; createdAt: string } }>(
      ADD_ORDER,
      { input },
      {
        began: (address) => {
          [sentAt, sentTo] = [Date.now(), address];
          count(inFlight, address, 1);
        },
        ended: (address) => count(inFlight, address, -1),
      },
    );
    orderTookMs = Date.now() - sentAt;
    count(answered, sentTo, 1);
    acknowledged.push({ id: addOrder.id, wasMadeBefore: Date.parse(addOrder.createdAt) < sentAt });
  }

  async function buy(): Promise<void> {
    const browser = openRetryingBrowser(servers, givenUp.signal);
    // What a request does whose response is lost is known only in a cart whose secret is kept already.
    await fillCart(browser, [oneOf(popular)]);
    while (!isOver) {
      await fillCartOf(browser);
      await orderCart(browser);
    }
  }

  async function countViolations(): Promise<Violations> {
    const { rows } = await database.query<Violations>(COUNT_VIOLATIONS, [popular, filled]);
    return rows[0] ?? { nothingRead: 1 };
  }

  /** Counts violations while orders are being placed; a database that is down shows none. */
  async function watch(): Promise<void> {
    while (!isOver) {
      const violations = await countViolations().catch(() => null);
      if (violations) observed.push(violations);
      await pause(CHECK_EVERY_MS);
    }
  }

  return {
    /** Orders sent to a server that has not responded yet. */
    inFlight: (address: string) => inFlight.get(address) ?? 0,
    /** Orders that a server has confirmed. */
    answered: (address: string) => answered.get(address) ?? 0,
    /** How long the last confirmed order took, in milliseconds. */
    orderTookMs: () => orderTookMs,
    acknowledged,
    async untilAcknowledged(orders: number): Promise<void> {
      while (acknowledged.length < orders) await pause(5);
    },
    /** Lets so many buyers order until the work is done, and each of them end what was begun. */
    async during(buyers: number, work: () => Promise<void>): Promise<void> {
      const buying = Promise.all(Array.from({ length: buyers }, () => buy()));
      const watching = watch();
      try {
        await Promise.race([work(), buying]);
        isOver = true;
        await buying;
      } finally {
        isOver = true;
        givenUp.abort();
        await watching;
      }
    },
    /** The rules that were violated at any time, and the orders by what became of them. */
    async outcome() {
      const counts = [...observed, await countViolations()];
      const violated = counts.flatMap((count) => Object.keys(count).filter((name) => count[name] !== 0));
      const { rows: stored } = await database.query<{ id: string }>('SELECT id FROM orders');
      const ids = new Set(stored.map(({ id }) => id));
      const lost = acknowledged.filter(({ id }) => !ids.has(id));
      return {
        violations: [...new Set(violated)],
        orders: ids.size,
        lost: lost.length,
        duplicates: ids.size - acknowledged.length,
      };
    },
  };
}
