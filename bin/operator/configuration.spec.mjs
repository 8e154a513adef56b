import { resolve } from 'node:path';
import { VARIABLES } from '../../server/kernel/config/variables.ts';
import { readConfiguration } from './configuration.mjs';

const read = (environment) => readConfiguration(environment, '/shop');

it('takes the defaults of the server when nothing is set', () => {
  expect(read({})).toEqual({
    port: Number(VARIABLES.port.default),
    dataDir: resolve('/shop', VARIABLES.dataDirectory.default),
    databaseUrl: undefined,
  });
});

it('takes an empty variable for one that is not set', () => {
  expect(read({ PORT: '', DATA_DIR: '', DATABASE_URL: '' })).toEqual(read({}));
});

it('reads the variables the launcher needs before the server is built', () => {
  const DATABASE_URL = 'postgresql://shop@db/shop';
  expect(read({ PORT: '8080', DATA_DIR: '/srv/data', DATABASE_URL })).toEqual({
    port: 8080,
    dataDir: '/srv/data',
    databaseUrl: DATABASE_URL,
  });
});

it.each(['abc', '0', '65536', '3000.5', '0x10'])('refuses PORT=%s in one line', (PORT) => {
  expect(() => read({ PORT })).toThrow(/^PORT is wrong: must be [^\n]+$/);
});
