import { readConfiguration } from './configuration.mjs';

const read = (environment) => readConfiguration(environment, '/shop');

it('starts with nothing given', () => {
  expect(read({})).toEqual({
    port: 3000,
    dataDir: '/shop/.data',
    databaseUrl: undefined,
    redisUrl: undefined,
    wantsDemo: false,
  });
});

it('takes an empty variable for one that is not set', () => {
  expect(read({ PORT: '', DATA_DIR: '', DATABASE_URL: '', REDIS_URL: '', DEMO: '' })).toEqual(read({}));
});

it('reads what is given', () => {
  const environment = {
    PORT: '8080',
    DATA_DIR: '/srv/data',
    DATABASE_URL: 'postgresql://shop@db/shop',
    REDIS_URL: 'rediss://cache:6380',
    DEMO: '1',
  };
  expect(read(environment)).toEqual({
    port: 8080,
    dataDir: '/srv/data',
    databaseUrl: environment.DATABASE_URL,
    redisUrl: environment.REDIS_URL,
    wantsDemo: true,
  });
});

it.each([
  ['PORT', 'abc'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '3000.5'],
  ['PORT', '0x10'],
  ['DATABASE_URL', 'localhost:5432'],
  ['DATABASE_URL', 'mysql://secret@db/shop'],
  ['REDIS_URL', 'http://secret@cache'],
  ['DEMO', 'yes'],
])('refuses %s=%s in one line that names the variable', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} is wrong: must be [^\\n]+$`));
});

it.each(['DATABASE_URL', 'REDIS_URL'])('keeps the value of %s to itself', (name) => {
  expect(() => read({ [name]: 'secret' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('secret') }),
  );
});
