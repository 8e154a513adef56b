import { jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { openTestApi, type TestApi } from '../../testing/api.js';
import { addPerson } from '../../testing/people.js';
import {
  at,
  changeUser,
  isSignedIn,
  LOGIN,
  login,
  openTwoProcesses,
  PASSWORD,
} from '../../testing/sign-in.js';
import { PasswordHasher, type User } from '../users/index.js';

const DAY = 24 * 60 * 60;

jest.setTimeout(60_000);

let api: TestApi;
/** A second process on the same database. */
let other: TestApi;
let customer: User;

beforeAll(async () => {
  ({ api, other, customer } = await openTwoProcesses());
});

beforeEach(() => api.app.get(DataSource).query('TRUNCATE rate_limit'));

afterAll(async () => {
  await other.close();
  await api.close();
});

describe('a customer signs in', () => {
  it('with his e-mail however he types it, and is kept for thirty days', async () => {
    const browser = api.browser();
    await login(browser, ' AYSE@example.COM ');
    expect(browser.setCookies).toEqual([
      expect.stringMatching(
        new RegExp(`^oturum=[\\w-]{43}; Max-Age=${30 * DAY}; Path=/; HttpOnly; SameSite=Lax$`),
      ),
    ]);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it.each([
    ['a shop whose public address says so', { PUBLIC_URL: 'https://shop.example' }, {}],
    ['a proxy that is trusted', { TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'https' }],
  ])(
    'over https, told by %s, in a cookie that never leaves this host and https',
    async (_how, env, headers) => {
      const secure = await openTestApi({ environment: { DATABASE_URL: api.databaseUrl, ...env } });
      const browser = secure.browser();
      Object.assign(browser.headers, headers);
      await login(browser);
      expect(browser.setCookies).toEqual([
        expect.stringMatching(
          new RegExp(
            `^__Host-oturum=[\\w-]{43}; Max-Age=${30 * DAY}; Path=/; HttpOnly; Secure; SameSite=Lax$`,
          ),
        ),
      ]);
      expect(await isSignedIn(browser)).toBe(true);
      browser.cookies.set('oturum', browser.cookies.get('__Host-oturum') ?? '');
      browser.cookies.delete('__Host-oturum');
      expect(await isSignedIn(browser)).toBe(false);
      await secure.close();
    },
  );

  it.each([
    ['', ''],
    [' ', PASSWORD],
    ['ayse@example.com', ''],
  ])('only with both fields: %j %j', async (email, password) => {
    expect(await api.browser().refusal(LOGIN, { input: { email, password } })).toMatchObject({
      message: 'Lütfen tüm alanları doldurun',
      extensions: { code: 'LOGIN_INCOMPLETE' },
    });
  });

  it('and a stranger, a wrong password, a closed account and one without a password look the same and cost the same', async () => {
    const closed = await addPerson(api.app, { password: PASSWORD });
    await changeUser(api, closed, { isActive: false });
    const invited = await addPerson(api.app);
    const hashed: unknown[] = [];
    const hasher = api.app.get(PasswordHasher);
    const { matches } = hasher;
    hasher.matches = (hash, password) => {
      hashed.push(password);
      return matches.call(hasher, hash, password);
    };
    const answers = [];
    for (const [email, password] of [
      ['kimse@example.com', PASSWORD],
      ['hiç adres değil', PASSWORD],
      [customer.email, 'yanlış şifre'],
      [customer.email, `${PASSWORD} `],
      [closed.email, PASSWORD],
      [invited.email, PASSWORD],
    ]) {
      const answer = await api.browser().post(LOGIN, { input: { email, password } });
      answers.push(`${answer.statusCode} ${answer.body} ${String(answer.headers['set-cookie'])}`);
    }
    hasher.matches = matches;
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('"message":"E-posta veya şifre hatalı"');
    expect(answers[0]).toContain('"code":"LOGIN_REFUSED"');
    expect(hashed).toHaveLength(answers.length);
  });

  it('under a new token each time, and the one before ends', async () => {
    const browser = api.browser();
    await login(browser);
    const before = at(api, browser);
    await login(browser);
    expect(browser.cookies.get('oturum')).not.toBe(before.cookies.get('oturum'));
    expect(await isSignedIn(before)).toBe(false);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('and the database and the log know his token and password nowhere', async () => {
    const browser = api.browser();
    await login(browser);
    const token = browser.cookies.get('oturum') ?? '';
    const dump = await api.app
      .get(DataSource)
      .query<unknown[]>(`SELECT s::text, u::text FROM user_session s JOIN users u ON u.id = s.user_id`);
    for (const secret of [token, Buffer.from(token).toString('hex'), PASSWORD]) {
      expect(JSON.stringify(dump)).not.toContain(secret);
      expect(api.log()).not.toContain(secret);
    }
    expect(api.log()).not.toContain('ayse@example.com');
  });

  it('so often and no more; then nobody tells whether the account exists', async () => {
    const tried = async (email: string) => {
      const codes: string[] = [];
      for (let i = 0; i < 11; i += 1) {
        codes.push(await api.browser().codeOf(LOGIN, { input: { email, password: 'yanlış şifre' } }));
      }
      return codes;
    };
    const expected = [...Array<string>(10).fill('LOGIN_REFUSED'), 'RATE_LIMITED'];
    expect(await tried(customer.email)).toEqual(expected);
    expect(await tried('kimse@example.com')).toEqual(expected);
    expect(
      await at(other, api.browser()).codeOf(LOGIN, { input: { email: customer.email, password: PASSWORD } }),
    ).toBe('RATE_LIMITED');
  });

  it('and may mistype as often again afterwards', async () => {
    const mistype = () =>
      api.browser().codeOf(LOGIN, { input: { email: customer.email, password: 'yanlış' } });
    for (let i = 0; i < 9; i += 1) await mistype();
    await login(api.browser());
    for (let i = 0; i < 9; i += 1) expect(await mistype()).toBe('LOGIN_REFUSED');
  });
});

it('answers visitors while a hundred people sign in at once', async () => {
  let arrived = 0;
  const many = Array.from({ length: 100 }, (_, i) =>
    api
      .browser()
      .codeOf(LOGIN, { input: { email: `kisi-${i}@kalabalik.example`, password: PASSWORD } })
      .finally(() => (arrived += 1)),
  );
  await new Promise((resume) => setTimeout(resume, 50));
  await api.browser().ask('{ maintenance { enabled } }');
  expect(arrived).toBeLessThan(50);
  const codes = await Promise.all(many);
  expect(codes.filter((code) => code === 'LOGIN_REFUSED')).toHaveLength(60);
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(40);
});
