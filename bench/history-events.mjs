import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../bin/project.mjs';

const BATCH = 1_000;
const GOLDEN = join(PROJECT_ROOT, 'server/features/orders/history/golden');

const INSERT_KEYS = `
  INSERT INTO stream_key (stream, subject, wrapped_key) SELECT * FROM unnest($1::text[], $2::bytea[], $3::bytea[])`;

const INSERT_EVENTS = `
  INSERT INTO event (position, category, stream, version, type, schema_version, data, actor_kind, actor_id, request_id,
    recorded_at, previous_hash, hash, mac)
  SELECT position, 'order', stream, version, type, schema_version, data, 'system', '', 'bench', recorded_at, previous_hash, hash, mac
  FROM unnest($1::bigint[], $2::text[], $3::int[], $4::text[], $5::text[], $6::timestamptz[], $7::bytea[], $8::bytea[],
    $9::bytea[], $10::smallint[]) AS given (position, stream, version, type, data, recorded_at, previous_hash, hash, mac, schema_version)`;

const INSERT_CLAIMS = `
  INSERT INTO idempotency_key (key_hash, body_hash, order_id, mac)
  SELECT * FROM unnest($1::bytea[], $2::bytea[], $3::uuid[], $4::bytea[])`;

/** The compiled server: what it wrote itself is what it verifies. */
async function serverCode() {
  const load = (file) => import(join(PROJECT_ROOT, 'dist/server', file));
  await import('reflect-metadata');
  const modules = await Promise.all(
    [
      'kernel/event-store/event-codec.js',
      'kernel/event-store/event-hash.js',
      'kernel/event-store/event-macs.js',
      'kernel/keys/master-key.js',
      'kernel/keys/sealing.js',
      'features/orders/commands/order.category.js',
      'features/orders/checkout/idempotency-mac.js',
    ].map(load),
  );
  return Object.assign({}, ...modules);
}

/**
 * Appends orders of two events each, placed and paid, as the shop would have; their read rows are left to a rebuild.
 *
 * @param {import('pg').Client} database
 * @param {number} events an even number
 */
export async function generateHistory(database, events) {
  await generateOrders(database, events / 2, () => ({
    facts: [{ type: 'OrderPlaced', data: {} }, PAID],
    at: new Date(),
  }));
}

/** That an order was paid. */
export const PAID = {
  type: 'OrderMarkedPaid',
  data: {
    amountKurus: null,
    currency: 'TRY',
    coversTotal: true,
    paidOn: null,
    reference: null,
    reason: null,
    isBuyerNotified: false,
  },
};

/**
 * The same with what happened to each order.
 *
 * @param {import('pg').Client} database
 * @param {number} count
 * @param {(n: number) => { facts: { type: string, data: object }[], at: Date }} storyOf of the n-th order; the data of
 *   `OrderPlaced` is what differs from the golden one
 */
export async function generateOrders(database, count, storyOf) {
  const code = await serverCode();
  const masterKey = new code.MasterKey({ masterKey: Buffer.from(process.env.MASTER_KEY, 'base64') });
  const write = orderWriter(code, masterKey);
  const { rows } = await database.query('SELECT coalesce(max(position), 0)::int AS position FROM event');
  let { position } = rows[0];
  for (let first = 0; first < count; first += BATCH) {
    const orders = Array.from({ length: Math.min(count - first, BATCH) }, (_, index) => {
      const order = write(storyOf(first + index), position + 1);
      position += order.events.length;
      return order;
    });
    await insert(database, orders);
  }
  await database.query('VACUUM ANALYZE event, stream_key, idempotency_key');
}

/** The example of the newest version of an event. */
function latestGolden(type) {
  const versions = readdirSync(GOLDEN).map((file) =>
    Number(new RegExp(`^${type}\\.(\\d+)\\.json$`).exec(file)?.[1] ?? 0),
  );
  return JSON.parse(readFileSync(join(GOLDEN, `${type}.${Math.max(...versions)}.json`), 'utf8'));
}

function orderWriter(code, masterKey) {
  const { read } = latestGolden('OrderPlaced');
  const macs = new code.EventMacs(masterKey);
  const { category } = code.ORDERS;

  return ({ facts, at }, position) => {
    const id = randomUUID();
    const stream = `order-${id}`;
    const key = randomBytes(32);
    const wrapped = code.seal(masterKey.keyFor('stream-keys'), key, stream);
    const [placed, ...later] = facts;
    const { lines = read.lines, ...differing } = placed.data;
    const data = {
      ...read,
      number: id.slice(0, 13),
      acceptedDocuments: [],
      ...differing,
      // A line that differs has whatever a line came to have later as the golden one has it.
      lines: lines.map((line) => ({ ...read.lines[0], ...line })),
    };
    let previousHash = code.NO_HASH;
    let link = code.NO_HASH;
    const events = [{ ...placed, data }, ...later].map((fact, index) => {
      const version = index + 1;
      const event = {
        ...code.encodeEvent(category, fact, { stream, version, key }),
        stream,
        version,
        position: position + index,
        previousHash,
        recordedAt: at,
        actorKind: 'system',
        actorId: '',
        requestId: 'bench',
      };
      previousHash = code.eventHash(event);
      link = macs.of(link, event);
      return { ...event, hash: previousHash, mac: link };
    });
    const claim = { keyHash: randomBytes(32), bodyHash: randomBytes(32), orderId: id };
    return { stream, wrapped, events, claim: { ...claim, mac: code.claimMac(masterKey, claim) } };
  };
}

async function insert(database, orders) {
  const column = (rows, name) => rows.map((row) => row[name]);
  const subjects = orders.map(() => randomBytes(32));
  await database.query(INSERT_KEYS, [column(orders, 'stream'), subjects, column(orders, 'wrapped')]);
  const claims = column(orders, 'claim');
  await database.query(
    INSERT_CLAIMS,
    ['keyHash', 'bodyHash', 'orderId', 'mac'].map((name) => column(claims, name)),
  );
  const events = orders.flatMap((order) => order.events);
  const names = [
    'position',
    'stream',
    'version',
    'type',
    'data',
    'recordedAt',
    'previousHash',
    'hash',
    'mac',
    'schemaVersion',
  ];
  await database.query(
    INSERT_EVENTS,
    names.map((name) => column(events, name)),
  );
}
