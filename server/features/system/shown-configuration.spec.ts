import { readConfig } from '../../kernel/config/config.js';
import { VARIABLES } from '../../kernel/config/variables.js';
import { addressWithoutSecrets } from './address-without-secrets.js';
import { shownConfiguration } from './shown-configuration.js';

const SECRET = 'cok-gizli-bir-deger';
const MASTER_KEY = Buffer.alloc(32, 7).toString('base64');

const shownOf = (variables: Record<string, string>) =>
  new Map(
    shownConfiguration(
      readConfig({ DATABASE_URL: `postgres://shop:${SECRET}@db:5432/shop`, MASTER_KEY, ...variables }),
    ).map((setting) => [setting.name, setting]),
  );

it('lists every variable once, also those that are not set', () => {
  expect([...shownOf({}).keys()]).toEqual(Object.values(VARIABLES).map(({ name }) => name));
});

it('shows no secret, whichever variable holds it', () => {
  const shown = shownOf({
    REDIS_URL: `redis://:${SECRET}@redis:6379`,
    SMTP_URL: `smtp://user:${SECRET}@mail:25`,
    MAIL_FROM: 'Mağaza <a@b.example>',
    WHATSAPP_URL: `https://graph.example/v21.0/messages?token=${SECRET}`,
    WHATSAPP_TOKEN: SECRET,
    WHATSAPP_TO: '905321112233',
    METRICS_TOKEN: SECRET,
    SSO_ISSUER: 'https://login.example',
    SSO_CLIENT_ID: 'shop',
    SSO_CLIENT_SECRET: SECRET,
    SSO_EMAIL_DOMAINS: 'firma.com.tr,firma.de',
    AUDIT_CHECKPOINT_URL: `https://seals.example/in?key=${SECRET}`,
  });
  const text = JSON.stringify([...shown.values()]);
  expect(text).not.toContain(SECRET);
  expect(text).not.toContain(MASTER_KEY);
  for (const name of ['MASTER_KEY', 'METRICS_TOKEN', 'SSO_CLIENT_SECRET', 'WHATSAPP_TOKEN']) {
    expect(shown.get(name)).toMatchObject({ value: null, isSet: true, isSecret: true });
  }
  expect(shown.get('DATABASE_URL')).toMatchObject({ value: 'postgres://db:5432/shop', isSecret: false });
  expect(shown.get('SMTP_URL')?.value).toBe('smtp://mail:25');
  expect(shown.get('SSO_EMAIL_DOMAINS')?.value).toBe('firma.com.tr,firma.de');
});

it.each([
  ['PAGE_CACHE_MB', {}, '128', true],
  ['PAGE_CACHE_MB', { PAGE_CACHE_MB: '64' }, '64', false],
  ['DEMO', {}, '0', true],
  ['DEMO', { DEMO: '1' }, '1', false],
  ['TRUST_PROXY', {}, '0', true],
  ['REDIS_URL', {}, null, true],
])('writes %s as its variable with %j', (name, variables, value, isDefault) => {
  expect(shownOf(variables).get(name)).toMatchObject({ value, isDefault });
});

it.each([
  ['s3://anahtar:gizli@kova/yedek?imza=x#y', 's3://kova/yedek'],
  // None that can be read as an address, for its number sign.
  ['sftp://yedek:giz#li@kasa/yedek', 'sftp://kasa/yedek'],
  ['sftp://yedek:giz#li@kasa:port/yedek?imza=x', 'sftp://kasa:port/yedek'],
  ['ofisteki disk', 'ofisteki disk'],
  ['/yedek/2026-11-29.dump', '/yedek/2026-11-29.dump'],
])('leaves of the address %s only %s', (text, shown) => {
  expect(addressWithoutSecrets(text)).toBe(shown);
});
