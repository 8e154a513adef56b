import { ConfigError, readConfig, readProcessConfig } from './config.js';
import { hasPublicAddress, publicOrigin } from './public-origin.js';

const DATABASE_URL = 'postgres://shop:top-secret@db:5432/shop';
const MASTER_KEY = Buffer.alloc(32, 7).toString('base64');
const NEEDED = { DATABASE_URL, MASTER_KEY };

const refusalOf = (variables: Record<string, string>): string => {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('accepted');
};

it('needs only the address of a database and a master key', () => {
  expect(readConfig(NEEDED)).toMatchObject({
    port: 3000,
    dataDirectory: '.data',
    environment: 'production',
    masterKey: Buffer.alloc(32, 7),
  });
});

it.each([
  [{}, 'DATABASE_URL is missing'],
  [{ DATABASE_URL: '' }, 'DATABASE_URL is missing'],
  [{ DATABASE_URL: 'mysql://x:top-secret@db/x' }, 'DATABASE_URL is wrong: must be postgres://'],
  [{ DATABASE_URL }, 'MASTER_KEY is missing'],
  [{ DATABASE_URL, MASTER_KEY: 'top-secret' }, 'MASTER_KEY is wrong: must be 32 random bytes as base64'],
  [
    { DATABASE_URL, MASTER_KEY: 'dG9wLXNlY3JldA==' },
    'MASTER_KEY is wrong: must be 32 random bytes as base64',
  ],
  [{ DATABASE_URL, PORT: 'high' }, 'PORT is wrong: must be a whole number from 0 to 65535'],
  [{ DATABASE_URL, PORT: '70000' }, 'PORT is wrong: must be a whole number from 0 to 65535'],
  [{ DATABASE_URL, PORT: '0x10' }, 'PORT is wrong: must be a whole number from 0 to 65535'],
  [
    { ...NEEDED, RATE_LIMIT_FACTOR: 'abc' },
    'RATE_LIMIT_FACTOR is wrong: must be a whole number from 1 to 10000',
  ],
  [{ ...NEEDED, RATE_LIMIT_FACTOR: '-1' }, 'RATE_LIMIT_FACTOR is wrong: must be a whole number from 1'],
  [{ ...NEEDED, DATABASE_POOL_SIZE: '1.5' }, 'DATABASE_POOL_SIZE is wrong: must be a whole number from 2'],
  [{ DATABASE_URL, LOG_LEVEL: 'loud' }, 'LOG_LEVEL is wrong: must be one of fatal, error, warn'],
  [{ DATABASE_URL, NODE_ENV: 'prod' }, 'NODE_ENV is wrong: must be one of production, development, test'],
  [{ DATABASE_URL, METRICS_TOKEN: 'top-secret' }, 'METRICS_TOKEN is wrong: must have at least 16 characters'],
  [{ DATABASE_URL, PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL is wrong'],
  [{ DATABASE_URL, DEMO: 'maybe' }, 'DEMO is wrong: must be one of 0, 1'],
  [{ DATABASE_URL, REDIS_URL: 'http://:top-secret@redis' }, 'REDIS_URL is wrong: must be redis://'],
  [{ DATABASE_URL, REDIS_PREFIX: 'top-secret:' }, 'REDIS_PREFIX is wrong: must be a word'],
  [{ DATABASE_URL, SMTP_URL: 'mail.top-secret.example' }, 'SMTP_URL is wrong: must be smtp://'],
  [{ ...NEEDED, SMTP_URL: 'smtp://u:top-secret@mail' }, 'MAIL_FROM is missing'],
  [{ ...NEEDED, MAIL_FROM: 'top-secret' }, 'MAIL_FROM is wrong: must be an address'],
  [{ ...NEEDED, MAIL_FROM: 'Shop\n<top-secret@example.com>' }, 'MAIL_FROM is wrong: must be an address'],
  [{ ...NEEDED, SSO_ISSUER: 'https://login.example', SSO_CLIENT_ID: 'shop' }, 'SSO_CLIENT_SECRET is missing'],
  [
    { ...NEEDED, SSO_ISSUER: 'http://login.top-secret.example' },
    'SSO_ISSUER is wrong: must begin with https',
  ],
  [{ ...NEEDED, SSO_EMAIL_DOMAINS: 'firma.com,top-secret' }, 'SSO_EMAIL_DOMAINS is wrong: must be domains'],
])('refuses %j in one line that names the variable and not its value', (variables, expected) => {
  const line = refusalOf(variables);
  expect(line).toContain(expected);
  expect(line).not.toContain('top-secret');
  expect(line).not.toContain('\n');
});

it('names every wrong variable at once', () => {
  expect(refusalOf({ PORT: 'x', LOG_LEVEL: 'loud' })).toMatch(/PORT.*DATABASE_URL.*LOG_LEVEL/);
});

it.each(['foo', '10.0.0.0/33', '10.0.0.1,', '-1', '1.5'])('refuses TRUST_PROXY %s', (TRUST_PROXY) => {
  expect(refusalOf({ ...NEEDED, TRUST_PROXY })).toContain(
    'TRUST_PROXY is wrong: must be the number of proxies',
  );
});

it.each([
  ['0', false],
  ['true', 1],
  ['loopback, fd00::/8', 'loopback, fd00::/8'],
  ['1', 1],
  ['2', 2],
  ['10.0.0.0/8,127.0.0.1', '10.0.0.0/8,127.0.0.1'],
])('reads TRUST_PROXY %s', (TRUST_PROXY, expected) => {
  expect(readConfig({ ...NEEDED, TRUST_PROXY }).trustProxy).toBe(expected);
});

it('reads only the origin of PUBLIC_URL', () => {
  expect(readConfig({ ...NEEDED, PUBLIC_URL: 'https://www.example.com/shop/' }).publicUrl).toBe(
    'https://www.example.com',
  );
});

it.each(['magaza@example.com', 'Isı Mağazası <magaza@example.com>'])(
  'accepts %s as the sender of mails',
  (MAIL_FROM) => {
    expect(readConfig({ ...NEEDED, SMTP_URL: 'smtps://u:p@mail:465', MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
  },
);

it('names PUBLIC_URL when a process of production has none, and needs it nowhere else', () => {
  expect(() => readProcessConfig(NEEDED)).toThrow(/^PUBLIC_URL is missing: [^;\n]+$/);
  expect(() => readProcessConfig({ ...NEEDED, NODE_ENV: 'production', PUBLIC_URL: '' })).toThrow(
    'PUBLIC_URL',
  );
  expect(() => readProcessConfig({ MASTER_KEY })).toThrow(/^DATABASE_URL is missing; PUBLIC_URL is missing/);
  expect(readProcessConfig({ ...NEEDED, NODE_ENV: 'development' }).publicUrl).toBeUndefined();
  expect(readProcessConfig({ ...NEEDED, PUBLIC_URL: 'https://shop.example' }).publicUrl).toBe(
    'https://shop.example',
  );
});

it.each([
  [undefined, false],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000', false],
  ['https://shop.example', true],
  ['http://localhost.evil.example', true],
  ['http://192.168.1.7', true],
])('says of a shop at %s whether others can reach it', (publicUrl, isPublic) => {
  expect(hasPublicAddress({ publicUrl })).toBe(isPublic);
});

it('begins addresses with this machine where there is no PUBLIC_URL', () => {
  expect(publicOrigin({ publicUrl: undefined, port: 4000 })).toBe('http://localhost:4000');
});

it('reads an identity provider, on this machine also without TLS', () => {
  const config = readConfig({
    ...NEEDED,
    SSO_ISSUER: 'http://127.0.0.1:9000',
    SSO_CLIENT_ID: 'shop',
    SSO_CLIENT_SECRET: 'secret',
    SSO_EMAIL_DOMAINS: 'Firma.com.tr, firma.de',
    SSO_SECOND_FACTOR: 'mfa, urn:acr:2',
  });
  expect(config).toMatchObject({
    ssoIssuer: 'http://127.0.0.1:9000',
    ssoEmailDomains: ['firma.com.tr', 'firma.de'],
    ssoSecondFactor: ['mfa', 'urn:acr:2'],
    ssoLabel: 'Kurumsal hesapla giriş',
  });
});
