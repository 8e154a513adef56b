import { DataSource } from 'typeorm';
import { openTestApi, type TestApi } from '../../testing/api.js';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});

afterAll(() => api.close());

const get = (url: string) => api.app.inject({ url });

it('reports the API as live and ready', async () => {
  expect((await get('/health/live')).json()).toMatchObject({ status: 'ok' });
  const ready = await get('/health/ready');
  expect(ready.json()).toMatchObject({
    status: 'ok',
    details: { database: { status: 'up' }, migrations: { status: 'up' } },
  });
  expect(ready.headers['cache-control']).toBe('no-store');
});

it('counts requests by route, and the pool of the database', async () => {
  await get('/health/live');
  const { body, headers } = await get('/metrics');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/health\/live",status="200"\} \d/,
  );
  expect(body).toMatch(/database_connections\{state="open"\} [1-9]/);
  expect(body).toContain('cache_requests_total{cache="page",result="hit"} 0');
});

it('counts the side effects that wait, and those that were given up', async () => {
  await api.app.get(DataSource).query(
    `INSERT INTO outbox (reaction, fact, subject_id, created_at, dead_at) VALUES
       ('mail', 'Fact', '1', now() - interval '70 seconds', NULL), ('mail', 'Fact', '2', now(), NULL), ('mail', 'Fact', '3', now(), now())`,
  );
  const { body } = await get('/metrics');
  expect(body).toContain('outbox_open 2\n');
  expect(body).toContain('outbox_dead 1\n');
  expect(body).toMatch(/outbox_oldest_open_seconds 7\d/);
});

it('stays alive but not ready without its database, keeps serving cached pages, and recovers', async () => {
  await get('/urunler');
  const dataSource = api.app.get(DataSource);
  const [{ name } = { name: '' }] = await dataSource.query<{ name: string }[]>(
    'SELECT current_database() AS name',
  );
  const elsewhere = await new DataSource({
    type: 'postgres',
    url: process.env.TEST_DATABASE_URL,
  }).initialize();
  await elsewhere.query(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS false`);
  await elsewhere.query('SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1', [
    name,
  ]);

  expect((await get('/health/live')).statusCode).toBe(200);
  const ready = await get('/health/ready');
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toMatchObject({ status: 'error', details: { database: { status: 'down' } } });
  expect(ready.body).not.toMatch(/postgres:\/\//);
  const { body } = await get('/metrics');
  expect(body).toContain('outbox_open Nan');
  expect(body).toContain('jobs{status="waiting"} Nan');
  expect((await get('/urunler')).headers['x-cache']).toBe('hit');

  await elsewhere.query(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS true`);
  await elsewhere.destroy();
  expect((await get('/health/ready')).statusCode).toBe(200);
});
