import { ConfigError, readConfig } from './config.js';

const DATABASE_URL = 'postgres://shop:top-secret@db:5432/shop';

const refusalOf = (variables: Record<string, string>): string => {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('accepted');
};

it('starts with nothing but an address of the database', () => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({
    port: 3000,
    dataDirectory: '.data',
    environment: 'production',
  });
});

it.each([
  [{}, 'DATABASE_URL is missing'],
  [{ DATABASE_URL: '' }, 'DATABASE_URL is missing'],
  [{ DATABASE_URL: 'mysql://x:top-secret@db/x' }, 'DATABASE_URL is wrong: must be postgres://'],
  [{ DATABASE_URL, PORT: 'high' }, 'PORT is wrong'],
  [{ DATABASE_URL, PORT: '70000' }, 'PORT is wrong'],
  [{ DATABASE_URL, LOG_LEVEL: 'loud' }, 'LOG_LEVEL is wrong'],
  [{ DATABASE_URL, METRICS_TOKEN: 'top-secret' }, 'METRICS_TOKEN is wrong: must have at least 16 characters'],
  [{ DATABASE_URL, PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL is wrong'],
  [{ DATABASE_URL, DEMO: 'maybe' }, 'DEMO is wrong'],
])('refuses %j in one line that names the variable and hides its value', (variables, expected) => {
  const line = refusalOf(variables);
  expect(line).toContain(expected);
  expect(line).not.toContain('top-secret');
  expect(line).not.toContain('\n');
});

it('names every wrong variable at once', () => {
  expect(refusalOf({ PORT: 'x', LOG_LEVEL: 'loud' })).toMatch(/PORT.*DATABASE_URL.*LOG_LEVEL/);
});

it.each([
  ['0', false],
  ['true', true],
  ['1', true],
  ['10.0.0.0/8,127.0.0.1', '10.0.0.0/8,127.0.0.1'],
])('reads TRUST_PROXY %s', (TRUST_PROXY, expected) => {
  expect(readConfig({ DATABASE_URL, TRUST_PROXY }).trustProxy).toBe(expected);
});

it('keeps only the origin of PUBLIC_URL', () => {
  expect(readConfig({ DATABASE_URL, PUBLIC_URL: 'https://www.example.com/shop/' }).publicUrl).toBe(
    'https://www.example.com',
  );
});
