import { processEnvironment } from './process-environment.mjs';

const OWN = { url: 'postgres://shop:x@127.0.0.1:40000/shop', isOwn: true };
const GIVEN = { url: 'postgres://shop:x@db/shop', isOwn: false };

const environment = (given) =>
  processEnvironment({
    ...{ inherited: {}, configuration: { port: 8080, dataDir: '/srv/data' }, database: OWN },
    ...{ masterKey: 'made', workerPort: 41000, mode: 'production' },
    ...given,
  });

it('tells the processes where everything is', () => {
  expect(environment({})).toEqual({
    NODE_ENV: 'production',
    PORT: '8080',
    WORKER_PORT: '41000',
    DATA_DIR: '/srv/data',
    DATABASE_URL: OWN.url,
    MASTER_KEY: 'made',
    DEMO: '1',
    NODE_COMPILE_CACHE: expect.stringContaining('node_modules'),
  });
});

it('is no demo on a database that was given, unless asked to be', () => {
  expect(environment({ database: GIVEN }).DEMO).toBeUndefined();
  expect(environment({ database: GIVEN, inherited: { DEMO: '1' } }).DEMO).toBe('1');
});

it('makes no key where one is given', () => {
  expect(environment({ inherited: { MASTER_KEY: 'given' } }).MASTER_KEY).toBe('given');
});

it('lets commands print addresses of the shop that runs, unless told where it is public', () => {
  const runningAt = 'http://localhost:4710';
  expect(environment({}).PUBLIC_URL).toBeUndefined();
  expect(environment({ runningAt }).PUBLIC_URL).toBe(runningAt);
  const inherited = { PUBLIC_URL: 'https://magaza.example' };
  expect(environment({ runningAt, inherited }).PUBLIC_URL).toBe('https://magaza.example');
});

it('passes on what it does not know, and a port of the worker', () => {
  const inherited = { REDIS_URL: 'redis://cache', WORKER_PORT: '3001' };
  expect(environment({ inherited })).toMatchObject(inherited);
});

it('keeps settings for another PostgreSQL away from its own', () => {
  const inherited = { PGSSLMODE: 'require', PGOPTIONS: '-c x=y' };
  expect(Object.keys(environment({ inherited }))).not.toContain('PGSSLMODE');
  expect(environment({ inherited, database: GIVEN })).toMatchObject(inherited);
});

it('lets Vite serve the client in development', () => {
  expect(environment({ mode: 'development' })).toMatchObject({ NODE_ENV: 'development', VITE_DEV: '1' });
});
