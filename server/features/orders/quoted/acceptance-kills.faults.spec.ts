import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { until } from '../../../kernel/clock/test-until.js';
import { openTestProcesses, type StartedProcess, type TestProcesses } from '../../../testing/processes.js';
import { ACCEPT, CHECKOUT, DOCUMENTS, type Draft, type Placed } from '../../../testing/quote-acceptance.js';
import { offeredLine, openTestQuotes, type TestQuote, type TestQuotes } from '../../../testing/quotes.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Events of a category wait until the lock is free: `held` names the category. */
const HOLD = `
  CREATE TABLE held (category text NOT NULL);
  CREATE FUNCTION hold_event() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM held WHERE new.stream LIKE category || '-%') THEN
      PERFORM pg_advisory_xact_lock_shared(4711);
    END IF;
    RETURN new;
  END $$;
  CREATE TRIGGER hold_event BEFORE INSERT ON event FOR EACH ROW EXECUTE FUNCTION hold_event()`;
const WAITING = `
  SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 4711 AND NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
const RECORDED = `
  SELECT count(*) FILTER (WHERE type = 'QuoteAccepted')::int AS accepted,
    count(*) FILTER (WHERE type = 'OrderPlaced')::int AS placed
  FROM event WHERE stream = 'quote-' || $1 OR data::jsonb ->> 'quoteId' = $1`;

let shop: TestQuotes;
let processes: TestProcesses;
let database: pg.Client;

beforeAll(async () => {
  shop = await openTestQuotes({ environment: { RATE_LIMIT_FACTOR: '1000' } });
  processes = openTestProcesses();
  database = new pg.Client({ connectionString: shop.databaseUrl });
  await database.connect();
  await database.query(HOLD);
});

afterAll(async () => {
  processes.close();
  await database.end();
  await shop.close();
});

const started = () => processes.started('main.js', { DATABASE_URL: shop.databaseUrl, LOG_LEVEL: 'silent' });

async function ask<Data>({ address }: StartedProcess, query: string, input: object): Promise<Data> {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input } }),
  });
  return ((await response.json()) as { data: Data }).data;
}

const recordedOf = async ({ id }: TestQuote) =>
  (await database.query<{ accepted: number; placed: number }>(RECORDED, [id])).rows[0];

/** A quote with an offer, and what its buyer sends to accept it. */
async function acceptance(server: StartedProcess) {
  const quote = await shop.request();
  await shop.offer(quote, [offeredLine(quote.id)]);
  const named = { ...CHECKOUT, token: shop.tokenOf(quote, 1), offer: 1 };
  const { quoteDocuments } = await ask<{ quoteDocuments: Draft }>(server, DOCUMENTS, named);
  const { documents, total } = quoteDocuments;
  const input = {
    ...named,
    acceptedDocuments: documents,
    expectedTotal: total,
    idempotencyKey: randomUUID(),
  };
  return { quote, input };
}

it.each([
  ['before either stream has its event', 'quote'],
  ['between the events of the two streams', 'order'],
])('accepts an offer wholly or not at all when the API is killed %s', async (_when, category) => {
  const killed = await started();
  const other = await started();
  const { quote, input } = await acceptance(killed);
  await database.query('SELECT pg_advisory_lock(4711)');
  await database.query('INSERT INTO held VALUES ($1)', [category]);
  const sent = ask(killed, ACCEPT, input).catch(() => 'cut');
  await until(async () => (await database.query(WAITING)).rowCount === 1);
  killed.child.kill('SIGKILL');
  expect(await sent).toBe('cut');
  await killed.exited;
  await database.query('DELETE FROM held');
  await database.query('SELECT pg_advisory_unlock(4711)');

  const { acceptQuote } = await ask<{ acceptQuote: Placed }>(other, ACCEPT, input);
  expect(acceptQuote).toMatchObject({ quoteId: quote.id, total: 134_999 });
  expect(await recordedOf(quote)).toEqual({ accepted: 1, placed: 1 });
  const { status, accepted } = await shop.snapshotOf(quote);
  expect({ status, accepted }).toMatchObject({ status: 'accepted', accepted: { orderId: acceptQuote.id } });
  other.child.kill('SIGKILL');
});

it('leaves neither event when the API is killed between them and its transaction is lost', async () => {
  const killed = await started();
  const { quote, input } = await acceptance(killed);
  await database.query('SELECT pg_advisory_lock(4711)');
  await database.query(`INSERT INTO held VALUES ('order')`);
  const sent = ask(killed, ACCEPT, input).catch(() => 'cut');
  await until(async () => (await database.query(WAITING)).rowCount === 1);
  killed.child.kill('SIGKILL');
  await sent;
  await database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = 4711 AND NOT granted`,
  );
  await until(async () => (await database.query(WAITING)).rowCount === 0);
  await database.query('DELETE FROM held');
  await database.query('SELECT pg_advisory_unlock(4711)');
  expect(await recordedOf(quote)).toEqual({ accepted: 0, placed: 0 });
  expect(await shop.snapshotOf(quote)).toMatchObject({ status: 'quoted', accepted: null });
});
