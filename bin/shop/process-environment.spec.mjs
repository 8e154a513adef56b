import { processEnvironment } from './process-environment.mjs';

const OWN = { url: 'postgres://shop:x@127.0.0.1:40000/shop', isOwn: true };
const GIVEN = { url: 'postgres://shop:x@db/shop', isOwn: false };

const environment = (given) =>
  processEnvironment({
    inherited: {},
    configuration: { port: 8080, dataDir: '/srv/data' },
    database: OWN,
    masterKey: 'made',
    workerPort: 41000,
    mode: 'production',
    ...given,
  });

it('sets the variables of the processes', () => {
  expect(environment({})).toEqual({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '8080',
    WORKER_PORT: '41000',
    PUBLIC_URL: 'http://localhost:8080',
    DATA_DIR: '/srv/data',
    DATABASE_URL: OWN.url,
    MASTER_KEY: 'made',
    DEMO: '1',
    NODE_COMPILE_CACHE: expect.stringContaining('node_modules'),
  });
});

it('sets DEMO for the embedded database only', () => {
  expect(environment({ database: GIVEN }).DEMO).toBeUndefined();
  expect(environment({ database: GIVEN, inherited: { DEMO: '1' } }).DEMO).toBe('1');
});

it('prefers the MASTER_KEY of the environment', () => {
  expect(environment({ inherited: { MASTER_KEY: 'given' } }).MASTER_KEY).toBe('given');
});

it('lets the shop and the worker listen on this machine alone unless HOST says otherwise', () => {
  expect(environment({}).HOST).toBe('127.0.0.1');
  expect(environment({ database: GIVEN, mode: 'development' }).HOST).toBe('127.0.0.1');
  expect(environment({ inherited: { HOST: '0.0.0.0' } }).HOST).toBe('0.0.0.0');
});

it('sets PUBLIC_URL to the address of the shop, or of the one that runs, unless it is set', () => {
  const runningAt = 'http://localhost:4710';
  expect(environment({ inherited: { HOST: '192.168.1.7' } }).PUBLIC_URL).toBe('http://192.168.1.7:8080');
  expect(environment({ runningAt }).PUBLIC_URL).toBe(runningAt);
  const inherited = { PUBLIC_URL: 'https://magaza.example' };
  expect(environment({ runningAt, inherited }).PUBLIC_URL).toBe('https://magaza.example');
});

it('passes on other variables and WORKER_PORT', () => {
  const inherited = { REDIS_URL: 'redis://cache', WORKER_PORT: '3001' };
  expect(environment({ inherited })).toMatchObject(inherited);
});

it('removes PG variables for the embedded database only', () => {
  const inherited = { PGSSLMODE: 'require', PGOPTIONS: '-c x=y' };
  expect(Object.keys(environment({ inherited }))).not.toContain('PGSSLMODE');
  expect(environment({ inherited, database: GIVEN })).toMatchObject(inherited);
});

it('sets VITE_DEV in development', () => {
  expect(environment({ mode: 'development' })).toMatchObject({ NODE_ENV: 'development', VITE_DEV: '1' });
});
