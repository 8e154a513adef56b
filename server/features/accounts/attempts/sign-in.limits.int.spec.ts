import { DataSource } from 'typeorm';
import { RateLimits } from '../../../kernel/rate-limit/rate-limits.js';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import type { TestError } from '../../../testing/browser.js';
import { ADMIN_LOGIN, credentialsAt } from '../../../testing/both-doors.js';
import { addPerson } from '../../../testing/people.js';
import { SIGN_INS } from './sign-in.limits.js';

const PASSWORD = 'mavi kazan 72';
const WRONG = 'yanlış şifre';
const OWNER = 'ayse@example.com';
const STAFF = 'yonetici@example.com';
const CLOSED = 'kapali@example.com';
const HOME = '203.0.113.7';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({ environment: { TRUST_PROXY: '1' } });
  await addPerson(api.app, { email: OWNER, password: PASSWORD });
  await addPerson(api.app, { email: STAFF, password: PASSWORD, role: 'admin', permissions: ['all'] });
  const closed = await addPerson(api.app, { email: CLOSED, password: PASSWORD });
  await api.app.get(DataSource).query('UPDATE users SET is_active = false WHERE id = $1', [closed.id]);
});

beforeEach(() => api.app.get(DataSource).query('TRUNCATE rate_limit'));

afterAll(() => api.close());

function codeFrom(address: string, mutation: string, email: string, password: string): Promise<string> {
  const browser = api.browser();
  browser.headers['x-forwarded-for'] = address;
  return browser.codeOf(mutation, credentialsAt(mutation, email, password));
}

/** Counts the codes of `count` attempts. */
async function guess(count: number, address: string, mutation: string, email: string) {
  const counts: Record<string, number> = {};
  for (let i = 0; i < count; i += 1) {
    const code = await codeFrom(address, mutation, email, WRONG);
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

describe.each([
  ['the shop', LOGIN, OWNER, 'LOGIN_REFUSED'],
  ['the panel', ADMIN_LOGIN, STAFF, 'ADMIN_LOGIN_REFUSED'],
])('signing in to %s', (_audience, mutation, email, refused) => {
  it('stops guessing from one address while the owner can sign in from another', async () => {
    expect(await guess(12, '198.51.100.1', mutation, email)).toEqual({ [refused]: 10, RATE_LIMITED: 2 });
    expect(await codeFrom('198.51.100.1', mutation, email, PASSWORD)).toBe('RATE_LIMITED');
    expect(await codeFrom(HOME, mutation, email, PASSWORD)).toBe('accepted');
  });

  it('refuses an account from every address after a hundred failed attempts', async () => {
    for (let host = 1; host <= 10; host += 1) {
      expect(await guess(10, `198.51.${host}.1`, mutation, email)).toEqual({ [refused]: 10 });
    }
    expect(await codeFrom(HOME, mutation, email, PASSWORD)).toBe('RATE_LIMITED');
  });
});

it('names the seconds until the next attempt in the details of the refusal', async () => {
  await guess(10, '198.51.100.1', LOGIN, OWNER);
  const browser = api.browser();
  browser.headers['x-forwarded-for'] = '198.51.100.1';
  const response = await browser.post(LOGIN, { input: { email: OWNER, password: WRONG } });
  expect(response.statusCode).toBe(200);
  const [error] = response.json<{ errors: TestError[] }>().errors;
  expect(error?.extensions.code).toBe('RATE_LIMITED');
  const seconds = error?.extensions.details?.retryAfterSeconds;
  expect(seconds).toBeGreaterThan(14 * 60);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
});

it('counts successful sign-ins no longer towards the limit of the account, nor do they reset it', async () => {
  for (let i = 0; i < 99; i += 1) await api.app.get(RateLimits).take(SIGN_INS.ofAccount, OWNER);
  for (let i = 0; i < 3; i += 1) expect(await codeFrom(HOME, LOGIN, OWNER, PASSWORD)).toBe('accepted');
  expect(await guess(2, '198.51.100.1', LOGIN, OWNER)).toEqual({ LOGIN_REFUSED: 1, RATE_LIMITED: 1 });
});

it('does not count attempts refused by the limit of their address towards the limit of the account', async () => {
  for (let i = 0; i < 80; i += 1) await api.app.get(RateLimits).take(SIGN_INS.ofAccount, OWNER);
  expect(await guess(40, '198.51.100.1', LOGIN, OWNER)).toEqual({ LOGIN_REFUSED: 10, RATE_LIMITED: 30 });
  expect(await codeFrom(HOME, LOGIN, OWNER, PASSWORD)).toBe('accepted');
});

it('applies the same limits to unknown addresses and closed accounts as to open ones', async () => {
  for (const email of ['kimse@example.com', CLOSED]) {
    for (let i = 0; i < 90; i += 1) await api.app.get(RateLimits).take(SIGN_INS.ofAccount, email);
    expect(await guess(11, '198.51.100.1', LOGIN, email)).toEqual({ LOGIN_REFUSED: 10, RATE_LIMITED: 1 });
    expect(await codeFrom(HOME, LOGIN, email, WRONG)).toBe('RATE_LIMITED');
  }
});
