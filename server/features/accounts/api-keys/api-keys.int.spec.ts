import { DataSource } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import type { Mail } from '../../../kernel/mail/mail.js';
import { Mailer } from '../../../kernel/mail/mailer.js';
import type { TestBrowser } from '../../../testing/browser.js';
import type { SignedInBrowser } from '../../../testing/people.js';
import { enrolledStaff, staffWithPassword, TestClock } from '../../../testing/second-factor.js';
import { PASSWORD } from '../../../testing/sign-in.js';
import { ApiKeyMail } from './api-key.mails.js';

const CREATE = `mutation ($input: CreateApiKeyInput!) {
  createApiKey(input: $input) { secret key { id name prefix permissions expiresAt lastUsedAt revokedAt } }
}`;
const REVOKE = 'mutation ($id: ID!) { revokeApiKey(id: $id) { id revokedAt } }';
/** A public query that authenticates: an invalid key is refused. */
const ME = '{ me { id } }';

interface Created {
  createApiKey: { secret: string; key: { id: string; prefix: string } };
}

let api: TestApi;
let other: TestApi;
let staff: SignedInBrowser;

beforeAll(async () => {
  api = await openTestApi();
  other = await openTestApi({ environment: { DATABASE_URL: api.databaseUrl } });
  staff = await staffWithPassword(api, ['settings', 'orders']);
});

beforeEach(() => api.app.get(DataSource).query('TRUNCATE rate_limit, outbox'));

const now = Clock.prototype.now;
afterEach(() => {
  api.app.get(Clock).now = now;
});

afterAll(async () => {
  await other.close();
  await api.close();
});

async function create(input: object = {}): Promise<Created['createApiKey']> {
  const all = { name: 'ERP', permissions: ['ORDERS'], password: PASSWORD, ...input };
  return (await staff.ask<Created>(CREATE, { input: all })).createApiKey;
}

function programWith(secret: string, process = api): TestBrowser {
  const browser = process.browser();
  browser.headers.authorization = `Bearer ${secret}`;
  return browser;
}

it('creates a key for staff and returns its secret once without storing it', async () => {
  const { secret, key } = await create({ name: ' ERP ' });
  expect(secret).toMatch(/^key_[\w-]{43}$/);
  expect(key).toEqual({
    id: key.id,
    name: 'ERP',
    prefix: secret.slice(0, 10),
    permissions: ['ORDERS'],
    expiresAt: null,
    lastUsedAt: null,
    revokedAt: null,
  });
  expect(await programWith(secret).codeOf(ME)).toBe('accepted');
  const rows = JSON.stringify(
    await api.app.get(DataSource).query('SELECT k::text, a::text FROM api_key k, audit a'),
  );
  const { apiKeys } = await staff.ask<{ apiKeys: object[] }>('{ apiKeys { id prefix lastUsedAt } }');
  for (const text of [rows, JSON.stringify(apiKeys), api.log()]) expect(text).not.toContain(secret);
  expect(apiKeys[0]).toEqual({ id: key.id, prefix: key.prefix, lastUsedAt: expect.any(String) as string });
});

it.each(['CATALOG', 'ALL'])('refuses a key with a permission its maker lacks: %s', async (permission) => {
  const input = { name: 'ERP', permissions: ['ORDERS', permission], password: PASSWORD };
  expect(await staff.codeOf(CREATE, { input })).toBe('FORBIDDEN');
});

it.each([
  { name: ' ' },
  { permissions: [] },
  { permissions: ['EVERYTHING'] },
  { permissions: ['ORDERS', 'ORDERS'] },
  { expiresAt: '2020-01-01T00:00:00Z' },
])('refuses to create a key with %j', async (wrong) => {
  const input = { name: 'ERP', permissions: ['ORDERS'], password: PASSWORD, ...wrong };
  expect(await staff.codeOf(CREATE, { input })).toBe('BAD_USER_INPUT');
});

it.each([
  ['guests', () => Promise.resolve(api.browser()), 'SIGN_IN_REQUIRED'],
  ['customers', () => api.customer(), 'SIGN_IN_REQUIRED'],
  ['staff without the permission', () => api.staff(['orders']), 'FORBIDDEN'],
  ['programs', () => api.program(['all']), 'FORBIDDEN'],
])('refuses to let %s see, create or revoke keys', async (_who, open, code) => {
  const browser = await open();
  const input = { name: 'ERP', permissions: ['ORDERS'], password: PASSWORD };
  expect([
    await browser.codeOf('{ apiKeys { id } }'),
    await browser.codeOf(CREATE, { input }),
    await browser.codeOf(REVOKE, { id: '1' }),
  ]).toEqual([code, code, code]);
});

it('refuses a revoked key at once in every process, with the same message as for an unknown key', async () => {
  const { secret, key } = await create();
  const [here, there] = [programWith(secret), programWith(secret, other)];
  expect([await here.codeOf(ME), await there.codeOf(ME)]).toEqual(['accepted', 'accepted']);
  await staff.ask(REVOKE, { id: key.id });
  const unknown = programWith(`key_${'x'.repeat(43)}`, other);
  expect((await here.post(ME)).body).toBe((await unknown.post(ME)).body);
  expect((await there.post(ME)).body).toBe((await unknown.post(ME)).body);
  expect(await there.refusal(ME)).toMatchObject({
    message: 'API anahtarı geçersiz',
    extensions: { code: 'API_KEY_INVALID' },
  });
});

it('refuses an expired key', async () => {
  const expiresAt = new Date(Date.now() + 60 * 60 * 1_000).toISOString();
  const { secret } = await create({ expiresAt });
  expect(await programWith(secret).codeOf(ME)).toBe('accepted');
  api.app.get(Clock).now = () => new Date(Date.now() + 61 * 60 * 1_000);
  expect(await programWith(secret).codeOf(ME)).toBe('API_KEY_INVALID');
});

it.each(['', 'nonsense', 'key_short', `key_${'x'.repeat(44)}`])(
  'refuses the malformed key %j',
  async (secret) => {
    expect(await programWith(secret).codeOf(ME)).toBe('API_KEY_INVALID');
  },
);

it('ignores an Authorization header of another scheme, which a proxy may require', async () => {
  const browser = api.browser();
  browser.headers.authorization = 'Basic c3RhZmY6Z2l6bGk=';
  expect(await browser.codeOf(ME)).toBe('accepted');
});

it('revokes a key only once and refuses to revoke an unknown one', async () => {
  const { key } = await create();
  const created = staff.requestIds.at(-1);
  const first = await staff.ask(REVOKE, { id: key.id });
  const revoked = staff.requestIds.at(-1);
  expect(await staff.ask(REVOKE, { id: key.id })).toEqual(first);
  expect(await staff.codeOf(REVOKE, { id: '00000000-0000-4000-8000-000000000000' })).toBe('NOT_FOUND');
  expect(await staff.codeOf(REVOKE, { id: 'nonsense' })).toBe('NOT_FOUND');
  const lines = await api.app
    .get(DataSource)
    .query<unknown[]>(`SELECT what, actor_id, request_id, after FROM audit WHERE subject = $1 ORDER BY id`, [
      `api-key ${key.id}`,
    ]);
  expect(lines).toEqual([
    {
      what: 'api-key-created',
      actor_id: staff.user.id,
      request_id: created,
      after: { permissions: ['orders'], expiresAt: null },
    },
    { what: 'api-key-revoked', actor_id: staff.user.id, request_id: revoked, after: null },
  ]);
});

describe('a session that somebody stole', () => {
  const attempt = (browser: TestBrowser, proof: object) =>
    browser.codeOf(CREATE, { input: { name: 'ERP', permissions: ['ORDERS'], ...proof } });
  const keysOf = async ({ user }: SignedInBrowser) =>
    (await api.app.get(DataSource).query<unknown[]>('SELECT id FROM api_key WHERE maker_id = $1', [user.id]))
      .length;

  it('makes no key without the password of its owner', async () => {
    const owner = await staffWithPassword(api);
    expect(await attempt(owner, {})).toBe('BAD_USER_INPUT');
    expect(await attempt(owner, { password: 'yanlış' })).toBe('PASSWORD_WRONG');
    expect(await keysOf(owner)).toBe(0);
  });

  it('makes no key without a code of its owner where they have an app', async () => {
    const clock = new TestClock(api);
    const owner = await enrolledStaff(api, clock);
    expect(await attempt(owner, { password: PASSWORD })).toBe('SECOND_FACTOR_REQUIRED');
    expect(await attempt(owner, { password: PASSWORD, code: '000000' })).toBe('SECOND_FACTOR_WRONG');
    expect(await keysOf(owner)).toBe(0);
    expect(await attempt(owner, { password: PASSWORD, code: clock.code(owner.secret) })).toBe('accepted');
    expect(await keysOf(owner)).toBe(1);
  });

  it('does not hide a key that it made: its owner gets a mail that names it, without its secret', async () => {
    const { secret } = await create({ name: 'Gizli Program' });
    const sent: Mail[] = [];
    const sending = vi
      .spyOn(api.app.get(Mailer, { strict: false }), 'send')
      .mockImplementation((mail) => Promise.resolve(void sent.push(mail)));
    onTestFinished(() => sending.mockRestore());
    const facts = await api.app
      .get(DataSource)
      .query<{ type: string; subjectId: string; version: null }[]>(
        `SELECT fact AS type, subject_id AS "subjectId", version FROM outbox WHERE reaction = 'api-key-mail'`,
      );
    for (const fact of facts) await api.app.get(ApiKeyMail, { strict: false }).react(fact);
    expect(sent).toMatchObject([{ to: staff.user.email, subject: 'Adınıza bir API anahtarı oluşturuldu' }]);
    expect(sent[0]?.text).toMatch(/«Gizli Program»[^]+Siparişler\./);
    expect(sent[0]?.text).not.toContain(secret);
  });

  it('leaves no key behind once its owner revokes all that were made in their name', async () => {
    const owner = await staffWithPassword(api, ['settings', 'orders']);
    const input = { name: 'ERP', permissions: ['ORDERS'], password: PASSWORD };
    const made = await owner.ask<Created>(CREATE, { input });
    await owner.ask(CREATE, { input });
    const others = await create();
    expect(await owner.ask('{ myApiKeyCount }')).toEqual({ myApiKeyCount: 2 });
    expect(await owner.ask('mutation { revokeMyApiKeys }')).toEqual({ revokeMyApiKeys: 2 });
    expect(await owner.ask('mutation { revokeMyApiKeys }')).toEqual({ revokeMyApiKeys: 0 });
    expect(await owner.ask('{ myApiKeyCount }')).toEqual({ myApiKeyCount: 0 });
    expect(await programWith(made.createApiKey.secret).codeOf(ME)).toBe('API_KEY_INVALID');
    expect(await programWith(others.secret).codeOf(ME)).toBe('accepted');
  });
});
