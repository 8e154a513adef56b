import pg from 'pg';
import { dataOf, postOperation } from './graphql.mjs';
import { ADD_ORDER, ADD_TO_CART, ORDER_DOCUMENTS } from './operations.mjs';
import { GUEST_DRAFT } from './orders.mjs';
import { startApi, startWorker } from './processes.mjs';
import { report } from './report.mjs';
import { statementTimes } from './statement-times.mjs';

const CLIENTS = 10;
const WARM_UP_SECONDS = 3;
const SECONDS = 10;
const CATCH_UP_MS = 60_000;
const MIN_ORDERS_PER_SECOND = 150;
const MAX_DATABASE_MS = 4.5;
export const UNLIMITED = { TRUST_PROXY: '1', GUEST_ORDERS_PER_HOUR: '1000000', RATE_LIMIT_FACTOR: '10000' };

/** Each is ordered once: cheap enough for a guest, and in stock. */
const PRODUCTS = `
  SELECT id FROM product WHERE in_stock AND base_price_kurus BETWEEN 1 AND 10000000 ORDER BY md5(slug)`;

/**
 * Guests who come, add to the cart, ask for the texts and order, each of them once; a worker carries out what follows.
 * @param {{ databaseUrl: string, administrator: import('pg').Client, dataDir: string }} shop
 */
export async function benchGuestOrders({ databaseUrl, administrator, dataDir }) {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const api = await startApi(databaseUrl, dataDir, UNLIMITED);
  const worker = await startWorker(databaseUrl, dataDir);
  try {
    const guests = await guestsOf(database, api.origin);
    await orderFor(WARM_UP_SECONDS, guests);
    await outboxDone(database);
    const ordersBefore = await ordersIn(database);
    const { result, groups } = await statementTimes({
      administrator,
      databaseName: database.database,
      work: async () => {
        const placed = await orderFor(SECONDS, guests);
        await outboxDone(database);
        return placed;
      },
    });
    if ((await ordersIn(database)) - ordersBefore !== result.orders) throw new Error('orders are missing');
    reportOrders(result, groups);
  } finally {
    worker.stop();
    api.stop();
    await database.end();
  }
}

/** Guests of a shop, before the first of them comes. */
export async function guestsOf(database, origin) {
  const { rows } = await database.query(PRODUCTS);
  return { origin, products: rows.map(({ id }) => id), come: 0 };
}

/**
 * Lets guests order for so long, or until it is aborted.
 *
 * @returns {Promise<{ orders: number, seconds: number, wholeMs: number[], addOrderMs: number[] }>} orders that were placed, the
 *   time until the last of them, that of each, and that of its `addOrder` alone
 */
export async function orderFor(seconds, guests, signal) {
  const start = performance.now();
  const end = start + seconds * 1_000;
  const placed = [];
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < end && !signal?.aborted) placed.push(await orderOnce(guests));
    }),
  );
  return {
    orders: placed.length,
    seconds: (performance.now() - start) / 1_000,
    wholeMs: placed.map(({ wholeMs }) => wholeMs),
    addOrderMs: placed.map(({ addOrderMs }) => addOrderMs),
  };
}

/** Another guest comes where staff changed the price meanwhile, which the shop asks about. */
async function orderOnce(guests) {
  for (;;) {
    try {
      return await orderAs(guests);
    } catch (error) {
      if (error.code !== 'PRICE_CHANGED') throw error;
    }
  }
}

async function orderAs(guests) {
  const start = performance.now();
  const n = (guests.come += 1);
  const productId = guests.products[n % guests.products.length];
  const visitor = { origin: guests.origin, address: addressOf(n), cookies: {} };
  const { totals } = await ask(visitor, ADD_TO_CART, { productId, quantity: 1 });
  const draft = { ...GUEST_DRAFT, buyer: { ...GUEST_DRAFT.buyer, email: `alici${n}@example.com` } };
  const acceptedDocuments = await ask(visitor, ORDER_DOCUMENTS, draft);
  const expectedTotal = totals.total;
  const idempotencyKey = `key-of-the-guest-with-number-${n}`;
  const orderedAt = performance.now();
  const order = await ask(visitor, ADD_ORDER, { ...draft, acceptedDocuments, expectedTotal, idempotencyKey });
  if (order.items.length !== 1 || order.total !== expectedTotal) throw new Error('another order was placed');
  const end = performance.now();
  return { wholeMs: end - start, addOrderMs: end - orderedAt };
}

/** The data of the operation's only field; the visitor keeps the cookies. */
async function ask(visitor, query, input) {
  const response = await postOperation(visitor.origin, JSON.stringify({ query, variables: { input } }), {
    'x-forwarded-for': visitor.address,
    cookie: Object.entries(visitor.cookies)
      .map((pair) => pair.join('='))
      .join('; '),
  });
  for (const cookie of response.headers.getSetCookie()) {
    const [name, value] = cookie.split(';', 1)[0].split('=');
    visitor.cookies[name] = value;
  }
  return dataOf(response);
}

/** What orders set off belongs to them. */
export async function outboxDone(database) {
  const deadline = performance.now() + CATCH_UP_MS;
  for (;;) {
    const { rows } = await database.query(
      'SELECT count(*)::int AS open FROM outbox WHERE done_at IS NULL AND dead_at IS NULL',
    );
    if (rows[0].open === 0) return;
    if (performance.now() > deadline) throw new Error(`${rows[0].open} reactions were not carried out`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function ordersIn(database) {
  const { rows } = await database.query('SELECT count(*)::int AS orders FROM orders');
  return rows[0].orders;
}

function reportOrders({ orders, seconds }, groups) {
  const [perSecond, databaseMs] = [orders / seconds, groups.total / orders];
  const what = `whole order of a guest (add to cart, texts, addOrder), ${CLIENTS} at once`;
  report({
    what,
    measured: `${perSecond.toFixed(0)}/s`,
    reference: `${orders} orders, none refused`,
    ratio: `${perSecond.toFixed(0)}/s`,
    goal: `≥ ${MIN_ORDERS_PER_SECOND}/s`,
    reached: perSecond >= MIN_ORDERS_PER_SECOND,
  });
  const shares = Object.entries(groups.of).map(([group, ms]) => `${group} ${(ms / orders).toFixed(2)}`);
  report({
    what: 'its database time, from pg_stat_statements, with the worker’s',
    measured: `${databaseMs.toFixed(2)} ms`,
    reference: shares.join(', '),
    ratio: `${databaseMs.toFixed(2)} ms`,
    goal: `≤ ${MAX_DATABASE_MS} ms`,
    reached: databaseMs <= MAX_DATABASE_MS,
  });
}

/** In a network of its own, like guests from everywhere: open orders of one network are counted together. */
const addressOf = (n) => `10.${Math.floor(n / 250) % 250}.${n % 250}.${1 + (Math.floor(n / 62_500) % 250)}`;
