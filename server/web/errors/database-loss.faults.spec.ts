import { Controller, Get, Module } from '@nestjs/common';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { Public } from '../../kernel/actor/audience.js';
import { openTestApi, type TestApi } from '../../testing/api.js';

/** Ends the connection of the statement that runs. */
const CUT = 'SELECT pg_terminate_backend(pg_backend_pid()), pg_sleep(5)';

@Public()
@Resolver()
class SpecResolver {
  constructor(private readonly dataSource: DataSource) {}

  @Query(() => String, { nullable: true, description: 'Loses its connection.' })
  async cut(): Promise<null> {
    await this.dataSource.query(CUT);
    return null;
  }

  @Mutation(() => String, { nullable: true, description: 'Loses its connection between two statements.' })
  async cutBetween(): Promise<null> {
    await this.dataSource.transaction(async (transaction) => {
      const [{ pid }] = await transaction.query<[{ pid: number }]>('SELECT pg_backend_pid() AS pid');
      await this.dataSource.query('SELECT pg_terminate_backend($1, 5000)', [pid]);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await transaction.query('SELECT 1');
    });
    return null;
  }

  @Query(() => String, { description: 'Needs no database.' })
  fine(): string {
    return 'fine';
  }
}

@Public()
@Controller('spec')
class SpecController {
  constructor(private readonly dataSource: DataSource) {}

  @Get('cut')
  async cut(): Promise<void> {
    await this.dataSource.query(CUT);
  }
}

@Module({ providers: [SpecResolver], controllers: [SpecController] })
class SpecModule {}

/** Asks for products, and answers as the storefront does when it is refused. */
const ENTRY = `
export const canonicalParameters = () => new URLSearchParams();
export const isUnknownPath = () => false;
export async function renderPage({ execute }) {
  const { errors } = await execute({ query: '{ product(slug: "yok") { id } }' });
  const status = !errors ? 200 : errors[0].extensions.code === 'UNAVAILABLE' ? 503 : 500;
  return { status, html: '<p>', headers: {}, inlineScripts: [], cacheable: !errors };
}`;

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({ modules: [SpecModule], entry: ENTRY });
});

afterAll(() => api.close());

const ask = (query: string) => api.app.inject({ method: 'POST', url: '/graphql', payload: { query } });
const get = (url: string, headers = {}) => api.app.inject({ url, headers });

const UNAVAILABLE = {
  code: 'UNAVAILABLE',
  details: { retryAfterSeconds: expect.any(Number) as number },
};

type Response = Awaited<ReturnType<typeof get>>;

function expectUnavailable(response: Response): void {
  expect(`${response.statusCode} ${response.body}`).toMatch(/^503 /);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(response.body).not.toMatch(/terminat|ECONN|pg_|SELECT/);
}

describe('a connection that is cut while a statement runs', () => {
  it.each(['{ cut fine }', 'mutation { cutBetween }'])('answers %s with 503', async (query) => {
    const response = await ask(query);
    expectUnavailable(response);
    expect(response.json()).toMatchObject({ errors: [{ extensions: UNAVAILABLE }] });
  });

  it('answers plain HTTP with 503', async () => {
    const response = await get('/spec/cut');
    expectUnavailable(response);
    expect(response.json()).toMatchObject(UNAVAILABLE);
  });

  it('is logged as a warning with the reason, not as an internal error', async () => {
    const response = await get('/spec/cut');
    const lines = api.log().split('\n').filter(Boolean);
    const ofRequest = lines.filter((line) => line.includes(String(response.headers['x-request-id'])));
    expect(ofRequest.some((line) => /"level":"warn".*(terminat|ECONNRESET)/.test(line))).toBe(true);
    expect(ofRequest.some((line) => line.includes('"level":"error"'))).toBe(false);
  });

  it('leaves the next request a good connection', async () => {
    expect((await ask('{ products { total } }')).statusCode).toBe(200);
  });
});

describe.each([
  [
    'accepts no connections',
    'ALTER DATABASE "%" ALLOW_CONNECTIONS false',
    'ALTER DATABASE "%" ALLOW_CONNECTIONS true',
  ],
  ['is not there', 'ALTER DATABASE "%" RENAME TO "%_away"', 'ALTER DATABASE "%_away" RENAME TO "%"'],
])('while the database %s', (_what, close, open) => {
  const name = () => new URL(api.databaseUrl).pathname.slice(1);
  const on = (statement: string) => statement.replaceAll('%', name());
  let elsewhere: DataSource;

  beforeAll(async () => {
    elsewhere = await new DataSource({ type: 'postgres', url: process.env.TEST_DATABASE_URL }).initialize();
    await elsewhere.query(`ALTER DATABASE "${name()}" ALLOW_CONNECTIONS false`);
    await elsewhere.query('SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1', [
      name(),
    ]);
    await elsewhere.query(`ALTER DATABASE "${name()}" ALLOW_CONNECTIONS true`);
    await elsewhere.query(on(close));
  });

  afterAll(async () => {
    await elsewhere.query(on(open));
    await elsewhere.destroy();
  });

  it.each([
    '{ product(slug: "yok") { id } }',
    '{ cut }',
    'mutation { login(input: { email: "a@example.com", password: "secret-1" }) { id } }',
  ])('answers %s over GraphQL with 503', async (query) => {
    const response = await ask(query);
    expectUnavailable(response);
    expect(response.json()).toMatchObject({ errors: [{ extensions: UNAVAILABLE }] });
  });

  it('answers a visitor with a session and a guest token with 503', async () => {
    const cookie = `oturum=${'a'.repeat(43)}; sepet=${'b'.repeat(43)}`;
    const response = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ me { id } }' },
      headers: { cookie },
    });
    expectUnavailable(response);
  });

  it('answers a page that is not cached with a Turkish page and 503', async () => {
    const response = await get('/');
    expectUnavailable(response);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('answers a page of staff with 503', async () => {
    const response = await get('/', { cookie: `yonetim=${'a'.repeat(43)}` });
    expectUnavailable(response);
    expect(response.headers['content-type']).toContain('text/html');
  });

  it('answers the sitemap with 503', async () => {
    expectUnavailable(await get('/sitemap.xml'));
  });

  it('answers the readiness probe with 503, its code and when to ask again', async () => {
    const response = await get('/health/ready');
    expectUnavailable(response);
    expect(response.json()).toMatchObject({
      status: 'error',
      code: 'UNAVAILABLE',
      details: { database: { status: 'down' } },
    });
  });

  it('still answers what needs no database', async () => {
    expect((await ask('{ fine }')).json()).toEqual({ data: { fine: 'fine' } });
    expect((await get('/health/live')).statusCode).toBe(200);
  });
});

it('serves everything again once the database is back', async () => {
  expect((await ask('{ products { total } }')).statusCode).toBe(200);
  expect((await get('/health/ready')).statusCode).toBe(200);
});
