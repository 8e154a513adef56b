import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openTestPostgres, type TestPostgres } from './testing/postgres.js';
import { openTestProcesses, type TestProcesses } from './testing/processes.js';
import { runCommandHere } from './testing/command-shop.js';
import { openConcurrentBuyers } from './testing/concurrent-buyers.js';

const ORDERS = 4;

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let postgres: TestPostgres;
let processes: TestProcesses;
let folder: string;
let exported: string;
let streams: string[];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-'));
  exported = path.join(folder, 'checkpoint.json');
  postgres = await openTestPostgres();
  processes = openTestProcesses();
  await command(postgres.url, 'migrate');
  await placeOrders();
  await command(postgres.url, 'audit:checkpoint', '--export', exported);
});

afterAll(async () => {
  processes.close();
  await postgres.close();
  rmSync(folder, { recursive: true });
});

/** Without the lines of progress: a slow machine shows more of them. */
async function command(databaseUrl: string, ...args: string[]) {
  const environment = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' };
  const ended = await runCommandHere(args, environment);
  return { ...ended, stderr: ended.stderr.replace(/^… .*\n/gm, '') };
}

async function asking<Result>(url: string, ask: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

/** Through a running server, which has ended before the database is copied. */
async function placeOrders(): Promise<void> {
  const server = await processes.started('main.js', { DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' });
  const database = new pg.Pool({ connectionString: postgres.url });
  const buyers = await openConcurrentBuyers(database, { addresses: () => [server.address] });
  await buyers.during(1, () => buyers.untilAcknowledged(ORDERS));
  const { rows } = await database.query<{ stream: string }>('SELECT stream FROM event ORDER BY position');
  streams = rows.map(({ stream }) => stream);
  await database.end();
  server.child.kill('SIGTERM');
  await server.exited;
}

let copies = 0;

/** A copy of the shop in which a superuser has changed history; its address for the shop's own role. */
async function tampered(statements: string): Promise<string> {
  const name = `tampered_${(copies += 1)}`;
  await asking(postgres.administratorUrl.replace(/\/\w+$/, '/postgres'), (administrator) =>
    administrator.query(`CREATE DATABASE ${name} TEMPLATE shop OWNER shop`),
  );
  const at = (url: string) => url.replace(/\/\w+$/, `/${name}`);
  await asking(at(postgres.administratorUrl), (administrator) =>
    administrator.query(`
      ALTER TABLE event DISABLE TRIGGER USER; ALTER TABLE checkpoint DISABLE TRIGGER USER;
      ALTER TABLE checkpoint_head DISABLE TRIGGER USER; ${statements}`),
  );
  return at(postgres.url);
}

it('finds no violation in an unchanged history', async () => {
  const ended = await command(postgres.url, 'audit:verify', '--full', '--against', exported);
  expect(ended).toEqual({
    code: 0,
    stderr: '',
    stdout: `History is unchanged: ${streams.length} events, 0 entries of the audit log and 2 checkpoints checked, from the beginning.
Every read row is what the events say; every accepted text, idempotency key and erasure is as recorded.
Roles, API keys, webhooks and the security rules are as the audit log says.
1 exported checkpoint found as exported.
`,
  });
});

it('says what a verification from the last checkpoint does not prove', async () => {
  const { code, stdout } = await command(postgres.url, 'audit:verify');
  expect(code).toBe(0);
  expect(stdout).toContain(
    'Not proven: what was changed in place in earlier events, entries and rows. --full proves that.',
  );
  expect(stdout).toContain('Not proven: that not everything was replaced by an older copy.');
});

it('adds each exported checkpoint to the file, and proves all of them', async () => {
  const file = path.join(folder, 'checkpoints.jsonl');
  for (let taken = 0; taken < 2; taken++) await command(postgres.url, 'audit:checkpoint', '--export', file);
  const { code, stdout } = await command(postgres.url, 'audit:verify', '--against', file);
  expect(code).toBe(0);
  expect(stdout).toContain('2 exported checkpoints found as exported.');
});

it('says in one line that a checkpoint cannot be written', async () => {
  const { code, stderr } = await command(postgres.url, 'audit:checkpoint', '--export', folder);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    new RegExp(`^The checkpoint was taken, but ${folder} cannot be written: Error: EISDIR.*\n$`),
  );
});

it('finds the read rows equal to a replay of the events', async () => {
  const { code, stdout } = await command(postgres.url, 'projections:prove');
  expect(code).toBe(0);
  expect(stdout).toMatch(
    new RegExp(`^orders: ${streams.length} rows, equal to the replay \\(digest -?\\d+\\)$`, 'm'),
  );
});

describe('an order whose key was changed', () => {
  const change = `UPDATE stream_key SET wrapped_key = sha256(wrapped_key) || wrapped_key`;

  it.each(['projections:prove', 'projections:rebuild', 'audit:verify'])(
    'ends %s with one line that names the first event of an order whose key was changed',
    async (name) => {
      const url = await tampered(`${change} WHERE stream = '${streams[1]}'`);
      const { code, stdout, stderr } = await command(
        url,
        ...name.split(' '),
        ...(name === 'audit:verify' ? ['--full'] : []),
      );
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toBe(`${streams[1]} version 1 position 2: it cannot be read\n`);
    },
  );
});

it('names the order in which one byte was changed', async () => {
  const url = await tampered(
    `UPDATE event SET data = replace(data, '"currency":"TRY"', '"currency":"TRX"') WHERE position = 2`,
  );
  const { code, stderr } = await command(url, 'audit:verify', '--full');
  expect(code).toBe(1);
  expect(stderr).toContain(`${streams[1]} version 1 position 2: the hash does not fit the event\n`);
});

it('names an order whose event was swapped with another', async () => {
  const url = await tampered(`
    UPDATE event SET position = 1000 WHERE position = 2;
    UPDATE event SET position = 2 WHERE position = 3;
    UPDATE event SET position = 3 WHERE position = 1000`);
  const { code, stderr } = await command(url, 'audit:verify', '--full');
  expect(code).toBe(1);
  const [, second, third] = streams;
  const places = [`${second} version 1 position 3`, `${third} version 1 position 2`];
  expect(places.map((place) => `${place}: the hash does not fit the event`)).toContain(lastLine(stderr));
});

describe('the newest order, deleted with all its rows', () => {
  const deletion = () => {
    const id = streams.at(-1)?.replace('order-', '');
    return `
      DELETE FROM event WHERE position = ${streams.length};
      DELETE FROM order_line WHERE order_id = '${id}'; DELETE FROM orders WHERE id = '${id}';
      DELETE FROM order_search WHERE order_id = '${id}';`;
  };

  it('reports that the checkpoint which sealed it is missing when it was deleted, too', async () => {
    const url = await tampered(
      `${deletion()} DELETE FROM checkpoint_head; DELETE FROM checkpoint WHERE id = 2;`,
    );
    const { code, stderr } = await command(url, 'audit:verify', '--full');
    expect(code).toBe(1);
    expect(stderr).toBe(`position ${streams.length}: the event at this position is missing\n`);
  });

  it('names a deleted newest order by stream and version when a checkpoint sealed it', async () => {
    const url = await tampered(deletion());
    const { code, stderr } = await command(url, 'audit:verify', '--full', '--against', exported);
    expect(code).toBe(1);
    const place = `${streams.at(-1)} version 1 position ${streams.length}`;
    expect(stderr).toBe(`${place}: a checkpoint sealed this event, and it is missing or another\n`);
  });

  it('takes no checkpoint of what is left', async () => {
    const url = await tampered(deletion());
    const { code, stderr } = await command(url, 'audit:checkpoint');
    expect(code).toBe(1);
    expect(lastLine(stderr)).toBe(`position ${streams.length}: the event at this position is missing`);
  });
});

it.each(['UPDATE event SET data = data', 'DELETE FROM event', 'TRUNCATE event'])(
  'does not allow the database role of the shop to run %s',
  async (statement) => {
    await expect(asking(postgres.url, (shop) => shop.query(statement))).rejects.toThrow(
      /permission denied|append-only/,
    );
  },
);

const lastLine = (text: string) => text.trimEnd().split('\n').at(-1);
