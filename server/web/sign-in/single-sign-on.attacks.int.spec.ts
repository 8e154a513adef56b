import { DataSource } from 'typeorm';
import { openTestApi, type TestApi } from '../../testing/api.js';
import type { TestIdentityProvider } from '../../testing/identity-provider.js';
import { addPerson } from '../../testing/people.js';
import { signIn } from '../../testing/second-factor.js';
import { PASSWORD } from '../../testing/sign-in.js';
import {
  atProvider,
  begin,
  comeBack,
  environmentOf,
  refusalIn,
  signedInAs,
  useProvider,
} from '../../testing/single-sign-on.js';

let api: TestApi;
let provider: TestIdentityProvider;
let people = 0;

useProvider((opened) => ({ api, provider } = opened));

/** Somebody who could sign in, but for what a test changes. */
async function victim(account: Partial<TestIdentityProvider['account']> = {}) {
  const sub = `kurban-${(people += 1)}`;
  provider.account = { sub, email: `${sub}@firma.com.tr`, email_verified: true, ...account };
  return addPerson(api.app, { role: 'admin', permissions: ['orders'], email: provider.account.email });
}

/** What the sign-in page says to somebody who changes the way there, or back. */
async function refusal(changes: { there?: (url: URL) => void; back?: (url: URL) => void } = {}) {
  const browser = api.browser();
  const there = await begin(browser);
  changes.there?.(there);
  const back = await atProvider(there);
  changes.back?.(back);
  const end = await comeBack(browser, back);
  expect(end.pathname).toBe('/admin/login');
  expect(await signedInAs(browser)).toBeNull();
  return refusalIn(end);
}

const set = (name: string, value: string) => (url: URL) => url.searchParams.set(name, value);
const drop = (name: string) => (url: URL) => url.searchParams.delete(name);
const FOREIGN = 'x'.repeat(43);

it('always sends PKCE, state and nonce', async () => {
  const { searchParams } = await begin(api.browser());
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'magaza',
    scope: 'openid email',
    code_challenge_method: 'S256',
    ...Object.fromEntries(
      ['code_challenge', 'state', 'nonce'].map((name) => [name, expect.stringMatching(/.{43}/)]),
    ),
    redirect_uri: 'http://localhost:4999/admin/sso/callback',
  });
});

it.each([
  ['another state', { back: set('state', FOREIGN) }],
  ['no state', { back: drop('state') }],
  ['another nonce', { there: set('nonce', FOREIGN) }],
  ['no nonce', { there: drop('nonce') }],
  ['a code of another challenge', { there: set('code_challenge', FOREIGN) }],
  ['a code of another client', { there: set('client_id', 'baska-istemci') }],
  ['the answer of another issuer', { back: set('iss', 'https://baska.example') }],
  ['an answer without an issuer', { back: drop('iss') }],
  ['a made-up code', { back: set('code', FOREIGN) }],
  ['no code', { back: drop('code') }],
])('refuses %s', async (_what, changes) => {
  await victim();
  expect(await refusal(changes)).toBe('SSO_FAILED');
});

it.each<[string, (claims: Record<string, unknown>) => Record<string, unknown>]>([
  ['for another client', (claims) => ({ ...claims, aud: 'baska-istemci' })],
  ['for several clients', (claims) => ({ ...claims, aud: ['magaza', 'baska-istemci'] })],
  ['of another issuer', (claims) => ({ ...claims, iss: 'https://baska.example' })],
  ['that is over', (claims) => ({ ...claims, exp: 1_000_000_000 })],
  ['with another nonce', (claims) => ({ ...claims, nonce: FOREIGN })],
])('refuses a token %s', async (_what, tamper) => {
  await victim();
  provider.tamper = tamper;
  expect(await refusal()).toBe('SSO_FAILED');
});

it('refuses a token that another key signed', async () => {
  await victim();
  provider.tamper = (claims) => claims;
  provider.signsWithForeignKey = true;
  expect(await refusal()).toBe('SSO_FAILED');
});

it('takes a token that was signed anew with the right key', async () => {
  const user = await victim();
  provider.tamper = (claims) => claims;
  const browser = api.browser();
  await comeBack(browser, await atProvider(await begin(browser)));
  expect(await signedInAs(browser)).toBe(user.id);
});

it('refuses an answer that was used before, although its cookie was kept', async () => {
  await victim();
  const browser = api.browser();
  const back = await atProvider(await begin(browser));
  const ticket = browser.cookies.get('kurumsal') ?? '';
  await comeBack(browser, back);
  for (const cookie of [ticket, '']) {
    const thief = api.browser();
    thief.cookies.set('kurumsal', cookie);
    expect(refusalIn(await comeBack(thief, back))).toBe('SSO_EXPIRED');
  }
});

it('refuses the answer to the sign-in of another browser', async () => {
  await victim();
  const back = await atProvider(await begin(api.browser()));
  expect(refusalIn(await comeBack(api.browser(), back))).toBe('SSO_EXPIRED');
  const browser = api.browser();
  await begin(browser);
  expect(refusalIn(await comeBack(browser, back))).toBe('SSO_FAILED');
});

it('refuses a used code in a sign-in of its own', async () => {
  await victim();
  const browser = api.browser();
  const back = await atProvider(await begin(browser));
  await comeBack(browser, back);
  const thief = api.browser();
  const own = await atProvider(await begin(thief));
  own.searchParams.set('code', back.searchParams.get('code') ?? '');
  expect(refusalIn(await comeBack(thief, own))).toBe('SSO_FAILED');
});

it('takes no code where a sign-in begins', async () => {
  const { headers } = await api.browser().get('/admin/sso?code=1&state=2');
  expect(String(headers.location)).toContain(`${provider.issuer}/auth?`);
});

it('refuses a changed cookie', async () => {
  await victim();
  const browser = api.browser();
  const back = await atProvider(await begin(browser));
  const ticket = browser.cookies.get('kurumsal') ?? '';
  browser.cookies.set('kurumsal', `${ticket.startsWith('A') ? 'B' : 'A'}${ticket.slice(1)}`);
  expect(refusalIn(await comeBack(browser, back))).toBe('SSO_EXPIRED');
});

it('refuses an address that is not verified', async () => {
  await victim({ email_verified: false });
  expect(await refusal()).toBe('SSO_EMAIL_UNVERIFIED');
  await victim({ email_verified: 'true' as never });
  expect(await refusal()).toBe('SSO_EMAIL_UNVERIFIED');
});

it.each(['firma.com', 'alt.firma.com.tr', 'firma.com.tr.evil.example'])(
  'refuses an address at %s',
  async (domain) => {
    await victim({ email: `yabanci-${domain}@${domain}` });
    expect(await refusal()).toBe('SSO_DOMAIN_REFUSED');
  },
);

it('gives an account to nobody, and tells nobody who has one', async () => {
  provider.account = { sub: 'yabanci', email: 'yabanci@firma.com.tr', email_verified: true };
  expect(await refusal()).toBe('SSO_ACCOUNT_UNKNOWN');
  const customer = await addPerson(api.app, { email: 'musteri@firma.com.tr' });
  provider.account = { sub: 'musteri', email: customer.email, email_verified: true };
  expect(await refusal()).toBe('SSO_ACCOUNT_UNKNOWN');
  const closed = await victim();
  await api.app.get(DataSource).query('UPDATE users SET is_active = false WHERE id = $1', [closed.id]);
  expect(await refusal()).toBe('SSO_ACCOUNT_UNKNOWN');
  const added = await api.app
    .get(DataSource)
    .query<unknown[]>(`SELECT FROM users WHERE email LIKE 'yabanci@%'`);
  expect(added).toEqual([]);
});

it('refuses somebody else who gets the address of a bound account', async () => {
  const user = await victim();
  const browser = api.browser();
  await comeBack(browser, await atProvider(await begin(browser)));
  expect(await signedInAs(browser)).toBe(user.id);
  provider.account = { ...provider.account, sub: 'halef' };
  expect(await refusal()).toBe('SSO_ACCOUNT_BOUND');
});

it('binds an account once, though it comes from two browsers at once', async () => {
  const user = await victim();
  const browsers = [api.browser(), api.browser()];
  const backs = await Promise.all(browsers.map(async (browser) => atProvider(await begin(browser))));
  const ends = await Promise.all(browsers.map((browser, place) => comeBack(browser, backs[place]!)));
  expect(ends.map(({ pathname }) => pathname)).toEqual(['/admin', '/admin']);
  const rows = await api.app
    .get(DataSource)
    .query<unknown[]>('SELECT FROM staff_identity WHERE user_id = $1', [user.id]);
  expect(rows).toHaveLength(1);
});

it('says so when somebody says no at the provider', async () => {
  provider.account = null;
  expect(await refusal()).toBe('SSO_CANCELLED');
});

describe('a provider that is away', () => {
  it('is said so on the sign-in page, passwords still work, and it is asked again the next time', async () => {
    const away = await openTestApi({
      environment: { ...environmentOf({ issuer: 'http://127.0.0.1:9' }), DATABASE_URL: api.databaseUrl },
    });
    const email = 'yerel@firma.com.tr';
    await addPerson(api.app, { role: 'super_admin', email, password: PASSWORD });
    const refusals = [refusalIn(await begin(away.browser())), refusalIn(await begin(away.browser()))];
    const code = await signIn(away.browser(), email);
    await away.close();
    expect([...refusals, code]).toEqual(['SSO_UNAVAILABLE', 'SSO_UNAVAILABLE', 'accepted']);
  });
});

describe('a shop without a provider', () => {
  it('offers none and leads back to its sign-in page', async () => {
    const plain = await openTestApi({ environment: { DATABASE_URL: api.databaseUrl } });
    const offered = await plain.browser().ask('{ singleSignOn { label } }');
    const refusals = [
      refusalIn(await begin(plain.browser())),
      refusalIn(await comeBack(plain.browser(), CALLBACK)),
    ];
    await plain.close();
    expect(offered).toEqual({ singleSignOn: null });
    expect(refusals).toEqual(['SSO_NOT_CONFIGURED', 'SSO_NOT_CONFIGURED']);
  });

  const CALLBACK = new URL('http://localhost:4999/admin/sso/callback?code=1&state=2');
});

it('offers the provider by its label, with what each code says', async () => {
  const query = `{ singleSignOn { label known: message(code: "SSO_CANCELLED") unknown: message(code: "<b>") } }`;
  expect(await api.browser().ask(query)).toEqual({
    singleSignOn: {
      label: 'Kurumsal hesapla giriş',
      known: expect.stringContaining('tamamlanmadı') as string,
      unknown: null,
    },
  });
});
