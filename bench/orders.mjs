import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { productId } from './catalog.mjs';
import { postOperation } from './graphql.mjs';
import { measureLoad } from './load.mjs';
import { ADD_ORDER, ORDER_DOCUMENTS } from './operations.mjs';
import { measureTransaction } from './pgbench.mjs';
import { startApi } from './processes.mjs';
import { compareAlternating } from './compare.mjs';
import { insertsLike, literal } from './written-rows.mjs';

const CLIENTS = 10;
const SECONDS = 4;
const PREPARED_ORDERS = 200;
const GOAL = 0.3;

/** What a guest fills in. */
export const GUEST_DRAFT = {
  buyer: { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '0532 111 22 33' },
  shippingAddress: {
    streetAddress: 'Atatürk Caddesi No: 5',
    district: 'Kadıköy',
    province: 'İstanbul',
    postalCode: '34710',
  },
  paymentMethod: 'BANK_TRANSFER',
};
/** Six of them are less than what a buyer without an earlier order may spend. */
const CHEAP_PRODUCTS = `
  SELECT id FROM product WHERE in_stock AND base_price_kurus BETWEEN 1 AND 3000000 ORDER BY random() LIMIT $1`;
const KEY = 'idempotency-key-of-this-request';

/** Measures guest orders of three lines, against a minimal client that writes the same rows. */
export async function benchOrders({ databaseUrl, dataDir, products }) {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const api = await startApi(databaseUrl, dataDir, {
    TRUST_PROXY: '1',
    GUEST_ORDERS_PER_HOUR: '1000000',
    RATE_LIMIT_FACTOR: '10000',
  });
  try {
    const bodies = await prepareOrders(database, api.origin);
    const transaction = await transactionOf(database, api.origin, bodies[0], products);
    const load = { ...transaction, databaseUrl, folder: dataDir, clients: CLIENTS, seconds: SECONDS };
    await compareAlternating({
      what: `addOrder, 3 lines, ${CLIENTS} clients, durable`,
      shop: () => measureShop(database, api.origin, bodies),
      reference: () => measureTransaction(load),
      goal: GOAL,
    });
  } finally {
    api.stop();
    await database.end();
  }
}

/** Request bodies that are complete except for the idempotency key. */
async function prepareOrders(database, origin) {
  await database.query('UPDATE product_stock SET quantity = 1000000');
  await database.query('VACUUM ANALYZE product_stock');
  const { rows } = await database.query(CHEAP_PRODUCTS, [PREPARED_ORDERS * 3]);
  const bodies = [];
  for (let first = 0; first < rows.length; first += 3) {
    const lines = rows.slice(first, first + 3).map(({ id: productId }) => ({ productId, quantity: 2 }));
    // Open orders of one mailbox are counted together: nobody has thousands of them.
    const buyer = { ...GUEST_DRAFT.buyer, email: `alici${first}@example.com` };
    const draft = { ...GUEST_DRAFT, buyer, lines };
    const { data } = await query(origin, ORDER_DOCUMENTS, draft);
    const input = { ...draft, idempotencyKey: KEY, acceptedDocuments: data.orderDocuments };
    // A wrong total is refused with the correct one in the details.
    const { errors } = await query(origin, ADD_ORDER, { ...input, expectedTotal: 0 });
    const expectedTotal = errors[0].extensions.details.total;
    bodies.push(JSON.stringify({ query: ADD_ORDER, variables: { input: { ...input, expectedTotal } } }));
  }
  return bodies;
}

async function query(origin, document, input) {
  return post(origin, JSON.stringify({ query: document, variables: { input } }));
}

async function post(origin, body) {
  return (await postOperation(origin, body)).json();
}

const withKey = (body) => body.replace(KEY, randomUUID());

async function measureShop(database, origin, bodies) {
  // As autovacuum does within a minute: the rows of the reference come faster than it looks.
  await database.query('ANALYZE');
  const before = await ordersIn(database);
  const request = {
    method: 'POST',
    path: '/graphql',
    setupRequest: (prepared) => ({
      ...prepared,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() },
      body: withKey(bodies[Math.floor(Math.random() * bodies.length)]),
    }),
  };
  const measured = await measureLoad({
    url: origin,
    requests: [request],
    connections: CLIENTS,
    seconds: SECONDS,
  });
  const placed = (await ordersIn(database)) - before;
  if (measured.errors > 0 || placed < measured.perSecond * SECONDS) throw new Error('orders were refused');
  return measured;
}

/** From anywhere: those of one network are counted together, too. */
const randomAddress = () => `10.${[250, 250, 250].map((most) => Math.floor(Math.random() * most)).join('.')}`;

async function ordersIn(database) {
  const { rows } = await database.query('SELECT count(*)::int AS orders FROM orders');
  return rows[0].orders;
}

/** One order of the shop as statements that insert its rows again with new ids and take the stock of other products. */
async function transactionOf(database, origin, body, products) {
  const { data } = await post(origin, withKey(body));
  const { id } = data.addOrder;
  const newId = 'md5(:n::text)::uuid';
  const sources = [
    { table: 'stream_key', where: `stream = 'order-' || $1` },
    {
      table: 'idempotency_key',
      where: 'order_id = $1',
      unique: {
        key_hash: 'sha256(:n::text::bytea)',
        browser_hash: "sha256(('browser ' || :n)::bytea)",
        request_hash: "sha256(('request ' || :n)::bytea)",
      },
    },
    { table: 'order_document', where: 'order_id = $1' },
    { table: 'orders', where: 'id = $1', unique: { number: `left(md5(:n::text), 12)` } },
    { table: 'order_line', where: 'order_id = $1' },
    {
      table: 'order_hold',
      where: 'order_id = $1',
      unique: { key: 'sha256(random()::text::bytea)' },
    },
    { table: 'outbox', where: 'subject_id = $1', without: ['id'] },
  ];
  const inserts = await insertsLike(database, sources, { id, newId });
  const [event] = (
    await database.query(`SELECT type, schema_version, data, actor_kind FROM event WHERE stream = $1`, [
      `order-${id}`,
    ])
  ).rows;
  const append = `SELECT append_events('order', 'order-' || ${newId}, 0, decode(repeat('00', 32), 'hex'),
    ARRAY['${event.type}'], ARRAY[${event.schema_version}]::smallint[], ARRAY[${literal(event.data, id, newId)}], ARRAY[sha256('mac')],
    '${event.actor_kind}', '', 'bench', clock_timestamp())`;
  return {
    statements: [TAKE_STOCK, ...inserts, append],
    numbers: { n: [1, Number.MAX_SAFE_INTEGER], p: [1, products - 2] },
  };
}

/** Locks the stock in id order, as the shop does, to avoid deadlocks. */
const TAKE_STOCK = `
  WITH locked AS (
    SELECT product_id FROM product_stock WHERE product_id IN (${[0, 1, 2].map((next) => productId(`(:p::int + ${next})`)).join(', ')})
    ORDER BY product_id FOR NO KEY UPDATE
  ) UPDATE product_stock AS stock SET quantity = quantity - 2 FROM locked WHERE stock.product_id = locked.product_id`;
