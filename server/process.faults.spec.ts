import { once } from 'node:events';
import { createServer, get as httpGet, type Server } from 'node:http';
import { getPriority } from 'node:os';
import pg from 'pg';
import { createTestDatabase, dropTestDatabase } from './kernel/database/test-database.js';
import { openTestProcesses, type TestProcesses } from './testing/processes.js';

/** A slow page says that it has begun, and is done a while after the process was told to end. */
const ENTRY = `
export const canonicalParameters = () => new URLSearchParams();
export const isUnknownPath = () => false;
const untilEnding = () => new Promise((done) => {
  process.once('SIGTERM', () => setTimeout(done, 500));
  process.send({ rendering: true });
});
export const renderPage = async ({ url }) => {
  if (url.pathname === '/yavas') await untilEnding();
  return { status: 200, html: 'rendered', headers: {}, inlineScripts: [], cacheable: false };
};`;

let databaseUrl: string;
let processes: TestProcesses;
let run: TestProcesses['run'];

beforeAll(async () => {
  processes = openTestProcesses({ entry: ENTRY });
  run = processes.run;
  databaseUrl = await createTestDatabase();
});

afterEach(() => processes.killAll());

afterAll(async () => {
  processes.close();
  await dropTestDatabase(databaseUrl);
});

const started = (script: string, environment: Record<string, string> = {}) =>
  processes.started(script, { DATABASE_URL: databaseUrl, ...environment });

it.each([
  ['main.js', {}, 'DATABASE_URL is missing\n'],
  ['main.js', { DATABASE_URL: 'postgres://u:hush@db/x', PUBLIC_URL: '' }, 'PUBLIC_URL is missing: '],
  ['worker.js', { DATABASE_URL: 'postgres://u:hush@db/x', PUBLIC_URL: '' }, 'PUBLIC_URL is missing: '],
  [
    'worker.js',
    { DATABASE_URL: 'hush' },
    'DATABASE_URL is wrong: must be postgres://user:password@host:port/database\n',
  ],
  ['cli.js', { DATABASE_URL: 'postgres://u:hush@db/x', PORT: 'hush' }, 'PORT is wrong: '],
])('%s with %j ends with one line that names the variable', async (script, environment, expected) => {
  const { code, stderr, stdout } = await run([script, 'migrate'], environment).exited;
  expect(code).toBe(1);
  expect(stderr).toContain(expected);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr + stdout).not.toContain('hush');
});

it('does not start until the database is migrated', async () => {
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  const url = new URL(databaseUrl);
  url.pathname += '_unmigrated';
  const unmigrated = admin.escapeIdentifier(url.pathname.slice(1));
  await admin.query(`CREATE DATABASE ${unmigrated}`);
  const { code, stderr } = await run(['main.js'], { DATABASE_URL: url.href }).exited;
  await admin.query(`DROP DATABASE ${unmigrated} WITH (FORCE)`);
  await admin.end();
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The database waits for \d+ migrations .*: run migrate\.\n$/);
});

it.each(['main.js', 'worker.js'])('%s logs once that no mail is sent without SMTP', async (script) => {
  const { child, exited } = await started(script);
  child.kill('SIGTERM');
  const { stdout } = await exited;
  expect(stdout.split('SMTP_URL is not set')).toHaveLength(2);
});

describe('with a well-formed key that is not that of the database', () => {
  const MASTER_KEY = Buffer.alloc(32, 'another').toString('base64');

  beforeAll(async () => {
    await run(['cli.js', 'migrate'], { DATABASE_URL: databaseUrl }).exited;
  });

  it.each([
    ['main.js'],
    ['worker.js'],
    ['cli.js', 'migrate'],
    ['cli.js', 'admin:create', '--name', 'Deniz', '--email', 'wrong-key@example.com'],
    ['cli.js', 'audit:verify', '--full'],
    ['cli.js', 'projections:rebuild'],
  ])(
    '%s %s ends with one line that names MASTER_KEY when it is not the key of the database',
    async (...args) => {
      const { code, stdout, stderr } = await run(args, { DATABASE_URL: databaseUrl, MASTER_KEY }).exited;
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toMatch(/^MASTER_KEY is not the key this database was written with: [^\n]+\n$/);
    },
  );

  it('admin:create writes nothing to a database with another MASTER_KEY', async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query(`SELECT 1 FROM users WHERE email = 'wrong-key@example.com'`);
    await client.end();
    expect(rows).toEqual([]);
  });
});

it('the API reports that its port is taken', async () => {
  const other = await listening();
  const { port } = other.address() as { port: number };
  const { code, stderr } = await run(['main.js'], { DATABASE_URL: databaseUrl, PORT: String(port) }).exited;
  other.close();
  expect(code).toBe(1);
  expect(stderr).toBe(`Port ${port} is taken by another process: set PORT or WORKER_PORT.\n`);
});

it('a worker of a demo chooses another port when its port is taken', async () => {
  const other = await listening();
  const { port } = other.address() as { port: number };
  const worker = await started('worker.js', { WORKER_PORT: String(port), DEMO: '1' });
  expect(worker.address).not.toContain(`:${port}`);
  other.close();
});

it.each([
  ['main.js', 'SIGTERM'],
  ['worker.js', 'SIGINT'],
] as const)(
  '%s tells its parent when it answers, is ready then, and ends cleanly on %s',
  async (script, signal) => {
    const { child, exited, address } = await started(script);
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    expect((await fetch(`${address}/metrics`)).status).toBe(200);
    child.kill(signal);
    expect(await exited).toMatchObject({ code: 0, stderr: '' });
  },
);

it('reports as ready whether a worker carries out reactions, which the API does not', async () => {
  const api = await started('main.js');
  const worker = await started('worker.js');
  const details = async ({ address }: { address: string }) =>
    ((await (await fetch(`${address}/health/ready`)).json()) as { details: object }).details;
  expect(await details(worker)).toMatchObject({ outbox: { status: 'up' } });
  expect(await details(api)).not.toHaveProperty('outbox');
});

it('a worker gives way to the API where both want the same core', async () => {
  const priorityOf = async (script: string) => getPriority((await started(script)).child.pid);
  expect(await priorityOf('main.js')).toBe(getPriority());
  expect(await priorityOf('worker.js')).toBe(Math.max(getPriority(), 3));
});

it.each(['main.js', 'worker.js'])('%s ends when its parent process has ended', async (script) => {
  const { child } = await started(script);
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('the API finishes open requests before it ends', async () => {
  const { child, exited, address } = await started('main.js');
  const body = new Promise<string>((resolve, reject) => {
    httpGet(`${address}/yavas`, (response) => {
      response.on('data', (chunk: Buffer) => resolve(`${response.statusCode ?? ''} ${chunk.toString()}`));
    }).on('error', reject);
  });
  await once(child, 'message');
  child.kill('SIGTERM');
  expect(await body).toBe('200 rendered');
  expect((await exited).code).toBe(0);
});

it('migrates the database by command, once', async () => {
  const { code, stdout } = await run(['cli.js', 'migrate'], { DATABASE_URL: databaseUrl }).exited;
  expect({ code, stdout }).toEqual({ code: 0, stdout: 'Nothing to migrate\n' });
});

it('ends after a command that told the workers', async () => {
  const ended = await run(['cli.js', 'outbox:retry', '--all'], { DATABASE_URL: databaseUrl }).exited;
  expect(ended).toMatchObject({ code: 0, stderr: '' });
});

it('lists its commands when asked for another', async () => {
  const { code, stderr } = await run(['cli.js', 'nonsense']).exited;
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Commands: migrate, /);
});

async function listening(): Promise<Server> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
