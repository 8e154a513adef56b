import { DataSource } from 'typeorm';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import { addPerson } from '../../../testing/people.js';
import {
  checkedPasswords,
  at,
  changeUser,
  isSignedIn,
  LOGIN,
  login,
  useTwoProcesses,
  PASSWORD,
} from '../../../testing/sign-in.js';
import type { User } from '../users/user.entity.js';

const DAY = 24 * 60 * 60;

let api: TestApi;
let other: TestApi;
let customer: User;

useTwoProcesses((opened) => ({ api, other, customer } = opened));

describe('signing in as a customer', () => {
  it('signs a customer in with the e-mail in any case, for thirty days', async () => {
    const browser = api.browser();
    await login(browser, ' AYSE@example.COM ');
    expect(browser.setCookies).toEqual([
      expect.stringMatching(
        new RegExp(`^oturum=[\\w-]{43}; Max-Age=${30 * DAY}; Path=/; HttpOnly; SameSite=Lax$`),
      ),
      `tanidik=1; Max-Age=${30 * DAY}; Path=/; SameSite=Lax`,
      expect.stringMatching(
        new RegExp(`^tarayici=[\\w-]{43}; Max-Age=${DAY}; Path=/; HttpOnly; SameSite=Lax$`),
      ),
      expect.stringMatching(/^cihaz=/),
    ]);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it.each([
    ['the public URL of the shop', { PUBLIC_URL: 'https://shop.example' }, {}],
    ['a trusted proxy', { TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'https' }],
  ])('sets a host-only secure cookie over https, known from %s', async (_source, env, headers) => {
    const secure = await openTestApi({ environment: { DATABASE_URL: api.databaseUrl, ...env } });
    const browser = secure.browser();
    Object.assign(browser.headers, headers);
    await login(browser);
    expect(browser.setCookies).toEqual([
      expect.stringMatching(
        new RegExp(`^__Host-oturum=[\\w-]{43}; Max-Age=${30 * DAY}; Path=/; HttpOnly; Secure; SameSite=Lax$`),
      ),
      `__Host-tanidik=1; Max-Age=${30 * DAY}; Path=/; Secure; SameSite=Lax`,
      expect.stringMatching(/^__Host-tarayici=/),
      expect.stringMatching(/^__Host-cihaz=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    expect(await isSignedIn(browser)).toBe(true);
    browser.cookies.set('oturum', browser.cookies.get('__Host-oturum') ?? '');
    browser.cookies.delete('__Host-oturum');
    expect(await isSignedIn(browser)).toBe(false);
    await secure.close();
  });

  it.each([
    ['', ''],
    [' ', PASSWORD],
    ['ayse@example.com', ''],
  ])('refuses to sign in with an incomplete form: %j %j', async (email, password) => {
    expect(await api.browser().refusal(LOGIN, { input: { email, password } })).toMatchObject({
      message: 'Lütfen tüm alanları doldurun',
      extensions: { code: 'LOGIN_INCOMPLETE' },
    });
  });

  it('gives the same response with the same work for an unknown address, a wrong password and a closed account', async () => {
    const closed = await addPerson(api.app, { password: PASSWORD });
    await changeUser(api, closed, { isActive: false });
    const invited = await addPerson(api.app);
    const responses: string[] = [];
    const checked = await checkedPasswords(api, async () => {
      for (const [email, password] of [
        ['kimse@example.com', PASSWORD],
        ['hiç adres değil', PASSWORD],
        [customer.email, 'yanlış şifre'],
        [customer.email, `${PASSWORD} `],
        [closed.email, PASSWORD],
        [invited.email, PASSWORD],
      ]) {
        const response = await api.browser().post(LOGIN, { input: { email, password } });
        responses.push(`${response.statusCode} ${response.body} ${String(response.headers['set-cookie'])}`);
      }
    });
    expect(new Set(responses).size).toBe(1);
    expect(responses[0]).toContain('"message":"E-posta veya şifre hatalı"');
    expect(responses[0]).toContain('"code":"LOGIN_REFUSED"');
    expect(checked).toHaveLength(responses.length);
  });

  it('starts a session with a new token at each sign-in and ends the previous one', async () => {
    const browser = api.browser();
    await login(browser);
    const before = at(api, browser);
    await login(browser);
    expect(browser.cookies.get('oturum')).not.toBe(before.cookies.get('oturum'));
    expect(await isSignedIn(before)).toBe(false);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('stores and logs neither the token nor the password', async () => {
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

  it('limits failed sign-ins equally for existing and unknown accounts', async () => {
    const codesOfElevenAttempts = async (email: string) => {
      const codes: string[] = [];
      for (let i = 0; i < 11; i += 1) {
        codes.push(await api.browser().codeOf(LOGIN, { input: { email, password: 'yanlış şifre' } }));
      }
      return codes;
    };
    const expected = [...Array<string>(10).fill('LOGIN_REFUSED'), 'RATE_LIMITED'];
    expect(await codesOfElevenAttempts(customer.email)).toEqual(expected);
    expect(await codesOfElevenAttempts('kimse@example.com')).toEqual(expected);
    expect(
      await at(other, api.browser()).codeOf(LOGIN, { input: { email: customer.email, password: PASSWORD } }),
    ).toBe('RATE_LIMITED');
  });

  it('resets the limit of failed attempts after a successful sign-in', async () => {
    const mistype = () =>
      api.browser().codeOf(LOGIN, { input: { email: customer.email, password: 'yanlış' } });
    for (let i = 0; i < 9; i += 1) await mistype();
    await login(api.browser());
    for (let i = 0; i < 9; i += 1) expect(await mistype()).toBe('LOGIN_REFUSED');
  });
});

it('answers other requests while a hundred people sign in at once', async () => {
  let finished = 0;
  const many = Array.from({ length: 100 }, (_, i) =>
    api
      .browser()
      .codeOf(LOGIN, { input: { email: `kisi-${i}@kalabalik.example`, password: PASSWORD } })
      .finally(() => (finished += 1)),
  );
  await new Promise((resume) => setTimeout(resume, 50));
  await api.browser().ask('{ maintenance { enabled } }');
  expect(finished).toBeLessThan(50);
  const codes = await Promise.all(many);
  expect(codes.filter((code) => code === 'LOGIN_REFUSED')).toHaveLength(60);
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(40);
});
