import { brotliDecompressSync } from 'node:zlib';
import { Module } from '@nestjs/common';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import pg from 'pg';
import { Operators, Public } from '../../kernel/actor/audience.js';
import { until } from '../../kernel/clock/test-until.js';
import { CachedByVersion } from '../../kernel/data-version/cached-by-version.js';
import { DataVersions } from '../../kernel/data-version/data-versions.js';
import { openTestApi, type TestApi } from '../../testing/api.js';

let runs = 0;

@Public()
@Resolver()
class CountingResolver {
  @CachedByVersion()
  @Query(() => String, { description: 'The same for everybody.' })
  cached(): string {
    return `${'run '.repeat(500)}${++runs}`;
  }

  @Query(() => Number, { description: 'Different each time.' })
  fresh(): number {
    return ++runs;
  }

  @Operators()
  @CachedByVersion()
  @Query(() => Number, { description: 'For operators.' })
  secret(): number {
    return ++runs;
  }

  @CachedByVersion()
  @Query(() => Number, { nullable: true, description: 'Fails.' })
  failing(): number {
    throw new Error(`failed ${++runs}`);
  }

  @Mutation(() => Number, { description: 'Changes.' })
  change(): number {
    return ++runs;
  }
}

@Module({ providers: [CountingResolver] })
class CountingModule {}

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({ modules: [CountingModule] });
});

afterAll(() => api.close());

const ask = (query: string, headers: object = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query },
    headers: { 'content-type': 'application/json', ...headers },
  });

async function cacheHeadersOfTwo(query: string, headers: object = {}) {
  const first = await ask(query, headers);
  const second = await ask(query, headers);
  return [first.headers['x-cache'], second.headers['x-cache']];
}

it('serves a repeated request from the cache, byte for byte', async () => {
  const first = await ask('{ cached }');
  const second = await ask('{ cached }');
  expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['miss', 'hit']);
  expect(second.body).toBe(first.body);
  expect(second.headers['content-type']).toBe(first.headers['content-type']);
  expect(second.headers['x-content-type-options']).toBe('nosniff');
});

it('compresses a cached response for callers that accept it', async () => {
  const plain = await ask('{ cached }');
  const packed = await ask('{ cached }', { 'accept-encoding': 'br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
});

it('caches a response per requested media type', async () => {
  const accept = 'application/graphql-response+json';
  await ask('{ __typename cached }');
  const response = await ask('{ __typename cached }', { accept });
  expect(response.headers['content-type']).toContain(accept);
});

it('never caches the refusal of a media type it cannot produce', async () => {
  const ofNoForm = { accept: 'text/csv' };
  expect((await ask('{ form: cached }', ofNoForm)).statusCode).toBe(406);
  expect((await ask('{ form: cached }', ofNoForm)).statusCode).toBe(406);
});

it.each([
  ['what is not declared as cached', '{ fresh }'],
  ['a cached field together with one that is not', '{ cached fresh }'],
  [
    'a cached field together with one that is not, behind a fragment',
    '{ cached ...rest } fragment rest on Query { fresh }',
  ],
  ['what not every caller may see', '{ secret }'],
  ['a response with errors', '{ failing }'],
  ['a mutation', 'mutation { change }'],
])('never caches %s', async (_what, query) => {
  expect(await cacheHeadersOfTwo(query)).toEqual([undefined, undefined]);
});

it.each([
  { cookie: `yonetim=${'x'.repeat(43)}` },
  { cookie: `oturum=a; __Host-yonetim=${'x'.repeat(43)}` },
  { authorization: 'Bearer x' },
])('bypasses the response cache for staff and programs: %j', async (headers) => {
  await ask('{ cached }');
  expect(await cacheHeadersOfTwo('{ cached }', headers)).toEqual([undefined, undefined]);
  const unasked = `{ asked${++runs}: cached }`;
  expect(await cacheHeadersOfTwo(unasked, headers)).toEqual([undefined, undefined]);
  expect((await ask(unasked)).headers['x-cache']).toBe('miss');
});

it('serves cached responses to guests and customers, and caches the ones they request first', async () => {
  const cookie = `sepet=${'x'.repeat(43)}; oturum=${'y'.repeat(43)}`;
  const first = await ask('{ second: cached }', { cookie });
  expect(first.headers['x-cache']).toBe('miss');
  const others = await ask('{ second: cached }');
  expect(others.headers['x-cache']).toBe('hit');
  expect(others.body).toBe(first.body);
  expect(others.headers['set-cookie']).toBeUndefined();
});

it('runs a query again once a data version changed, on any process', async () => {
  const before = await ask('{ cached }');
  const elsewhere = new pg.Client({ connectionString: api.databaseUrl });
  await elsewhere.connect();
  await elsewhere.query(`UPDATE data_version SET number = number + 1 WHERE topic = 'catalog'`);
  await elsewhere.query(
    `SELECT pg_notify('data_version', 'catalog ' || number) FROM data_version WHERE topic = 'catalog'`,
  );
  await elsewhere.end();
  await until(() => api.app.get(DataVersions).current().catalog > 0);
  const after = await ask('{ cached }');
  expect(after.headers['x-cache']).toBe('miss');
  expect(after.body).not.toBe(before.body);
});

it('serves a GET from the cache too, with the same guard against forgery', async () => {
  const get = (headers: Record<string, string>) =>
    api.app.inject({ url: '/graphql?query=%7Bcached%7D', headers });
  const preflight = { 'apollo-require-preflight': '1' };
  expect((await get(preflight)).headers['x-cache']).toBe('miss');
  expect((await get(preflight)).headers['x-cache']).toBe('hit');
  expect((await get({})).statusCode).toBe(400);
});
