import { createHash } from 'node:crypto';
import pg from 'pg';
import { productId } from './catalog.mjs';
import { measureCold, SMALL_CACHES } from './cold-load.mjs';
import { measureLoad } from './load.mjs';
import { ADD_TO_CART } from './operations.mjs';
import { measureTransaction } from './pgbench.mjs';
import { startApi } from './processes.mjs';
import { compareAlternating } from './compare.mjs';
import { report } from './report.mjs';

const CONNECTIONS = 50;
const SECONDS = 4;
/** The number of lines of a cart in the bench. */
const PRODUCTS_PER_CART = 5;

const NEW_VISITORS = { connections: 10, seconds: 8 };
const MIN_PER_SECOND = 900;

/** Visitors without a cart who add their first product: each request makes a cart. */
export async function benchNewCarts({ databaseUrl, dataDir }) {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const { rows } = await database.query(
    'SELECT id FROM product WHERE base_price_kurus > 0 ORDER BY md5(slug)',
  );
  const api = await startApi(databaseUrl, dataDir, SMALL_CACHES);
  const headers = { 'content-type': 'application/json' };
  try {
    const measured = await measureCold({
      ...NEW_VISITORS,
      url: api.origin,
      pid: api.pid,
      database,
      request: (n) => ({ method: 'POST', path: '/graphql', headers, body: bodyOf(rows[n % rows.length].id) }),
      check: (body) => body.includes('"itemCount":1,') && !body.includes('"errors"'),
    });
    report({
      what: `addToCart of new visitors, ${NEW_VISITORS.connections} at once, durable`,
      measured: `${Math.round(measured.perSecond)}/s, p95 ${measured.p95Ms.toFixed(0)} ms, CPU ${measured.serverMs.toFixed(2)} ms server + ${measured.databaseMs.toFixed(2)} ms database`,
      reference: '–',
      ratio: `${Math.round(measured.perSecond)}/s`,
      goal: `≥ ${MIN_PER_SECOND}/s`,
      reached: measured.perSecond >= MIN_PER_SECOND,
    });
  } finally {
    await database.end();
    api.stop();
  }
}

/** Measures buyers adding products to their own carts, against a minimal client that writes the same rows. */
export async function benchCarts({ databaseUrl, dataDir }) {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const { rows } = await database.query(
    'SELECT id FROM product WHERE base_price_kurus > 0 ORDER BY id LIMIT $1',
    [PRODUCTS_PER_CART * CONNECTIONS],
  );
  const api = await startApi(databaseUrl, dataDir, { RATE_LIMIT_FACTOR: '10000' });
  try {
    await compareAlternating({
      what: `addToCart, ${CONNECTIONS} connections with separate carts, durable`,
      shop: () => measureShop(database, api.origin, rows),
      reference: () =>
        measureTransaction({
          databaseUrl,
          folder: dataDir,
          statements: CART_STATEMENTS,
          numbers: { p: [1, PRODUCTS_PER_CART] },
          clients: CONNECTIONS,
          seconds: SECONDS,
        }),
    });
  } finally {
    api.stop();
    await database.end();
  }
}

async function measureShop(database, origin, products) {
  let buyers = 0;
  const before = await unitsIn(database);
  const measured = await measureLoad({
    url: origin,
    connections: CONNECTIONS,
    seconds: SECONDS,
    requests: [{ method: 'POST', path: '/graphql' }],
    setupClient(client) {
      const buyer = (buyers += 1) % CONNECTIONS;
      const own = products.slice(buyer * PRODUCTS_PER_CART, (buyer + 1) * PRODUCTS_PER_CART);
      const headers = { 'content-type': 'application/json', cookie: `sepet=${secretOf(buyer)}` };
      client.setRequests(
        own.map(({ id }) => ({ method: 'POST', path: '/graphql', headers, body: bodyOf(id) })),
      );
    },
  });
  const added = (await unitsIn(database)) - before;
  if (measured.errors > 0 || added < measured.perSecond * SECONDS) {
    throw new Error('some cart requests were refused');
  }
  return measured;
}

async function unitsIn(database) {
  const { rows } = await database.query('SELECT coalesce(sum(quantity), 0)::int AS units FROM cart_line');
  return rows[0].units;
}

const secretOf = (buyer) => createHash('sha256').update(`buyer ${buyer}`).digest('base64url');

const bodyOf = (id) =>
  JSON.stringify({ query: ADD_TO_CART, variables: { input: { productId: id, quantity: 1 } } });

/** The rows the shop writes, and the lines it reads for the response; prices are not read. */
const CART_STATEMENTS = [
  `INSERT INTO cart (id, owner) VALUES (md5('cart' || :client_id::text)::uuid, E'guest\\x3areference-' || :client_id::text)
   ON CONFLICT (owner) DO UPDATE SET changed_at = now()`,
  `INSERT INTO cart_line (id, cart_id, product_id, variation_key, product_name, selected_variations, quantity,
     agreed_price_kurus, agreed_at, added_at)
   VALUES (gen_random_uuid(), md5('cart' || :client_id::text)::uuid, ${productId(`(:client_id::int * 5 + :p::int)`)}, '', 'Pompa', '[]', 1,
     100000, now(), clock_timestamp())
   ON CONFLICT (cart_id, product_id, variation_key) WHERE removed_at IS NULL DO UPDATE SET
     quantity = least(cart_line.quantity + 1, 99999), agreed_at = excluded.agreed_at`,
  `SELECT id, product_id, product_name, selected_variations, quantity, agreed_price_kurus FROM cart_line
   WHERE cart_id = md5('cart' || :client_id::text)::uuid AND removed_at IS NULL ORDER BY added_at, id`,
];
