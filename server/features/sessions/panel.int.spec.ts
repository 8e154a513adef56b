import { jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import type { TestApi } from '../../testing/api.js';
import type { TestBrowser } from '../../testing/browser.js';
import { addPerson } from '../../testing/people.js';
import { at, changeUser, isSignedIn, login, openTwoProcesses, PASSWORD } from '../../testing/sign-in.js';
import type { User } from '../users/index.js';

const ADMIN_LOGIN = `mutation ($input: LoginInput!) { adminLogin(input: $input) { id role permissions } }`;

jest.setTimeout(60_000);

let api: TestApi;
/** A second process on the same database. */
let other: TestApi;
let customer: User;
let staff: User;

beforeAll(async () => {
  ({ api, other, customer } = await openTwoProcesses());
  staff = await addPerson(api.app, {
    email: 'yonetici@example.com',
    password: PASSWORD,
    role: 'admin',
    permissions: ['orders'],
  });
});

beforeEach(() => api.app.get(DataSource).query('TRUNCATE rate_limit'));

afterAll(async () => {
  await other.close();
  await api.close();
});

describe('the panel', () => {
  const enter = (browser: TestBrowser, email: string, password = PASSWORD) =>
    browser.refusal(ADMIN_LOGIN, { input: { email, password } });

  it('opens to staff in a cookie of its own, beside the shop', async () => {
    const browser = api.browser();
    await login(browser);
    expect(await enter(browser, staff.email)).toBeUndefined();
    expect(browser.setCookies).toEqual([
      expect.stringMatching(/^yonetim=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(await browser.ask('{ staff { id role permissions } }')).toEqual({
      staff: { id: staff.id, role: 'admin', permissions: ['orders'] },
    });
    expect(await isSignedIn(browser)).toBe(true);
    await browser.ask('mutation { adminLogout }');
    expect(await browser.ask('{ staff { id } }')).toEqual({ staff: null });
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('stays shut to a customer, a stranger and a wrong password, in the same words', async () => {
    const expected = {
      message: 'Kullanıcı adı veya şifre hatalı',
      extensions: { code: 'ADMIN_LOGIN_REFUSED' },
    };
    expect(await enter(api.browser(), customer.email)).toMatchObject(expected);
    expect(await enter(api.browser(), 'kimse@example.com')).toMatchObject(expected);
    expect(await enter(api.browser(), staff.email, 'yanlış şifre')).toMatchObject(expected);
    expect(await enter(api.browser(), '', '')).toMatchObject({ message: 'Lütfen tüm alanları doldurun' });
  });

  it('shuts at once when somebody is no staff any more', async () => {
    const browser = await api.staff();
    const elsewhere = at(other, browser);
    await changeUser(api, browser.user, { role: 'customer' });
    expect(await elsewhere.ask('{ staff { id } }')).toEqual({ staff: null });
  });

  it('does not take a session of the shop for one of its own', async () => {
    const browser = await api.customer();
    await changeUser(api, browser.user, { role: 'super_admin' });
    browser.cookies.set('yonetim', browser.cookies.get('oturum') ?? '');
    expect(await browser.ask('{ staff { id } }')).toEqual({ staff: null });
  });

  it('opens every door to a super admin', async () => {
    const browser = await api.staff([]);
    await changeUser(api, browser.user, { role: 'super_admin' });
    expect(await browser.ask('{ staff { permissions } }')).toEqual({ staff: { permissions: ['all'] } });
  });

  it('writes down who entered and that somebody was refused, not under which name', async () => {
    await api.app.get(DataSource).transaction(async (manager) => {
      await manager.query('ALTER TABLE audit DISABLE TRIGGER audit_append_only');
      await manager.query('DELETE FROM audit');
      await manager.query('ALTER TABLE audit ENABLE TRIGGER audit_append_only');
    });
    await enter(api.browser(), staff.email);
    await enter(api.browser(), 'Kimse@example.com');
    await enter(api.browser(), 'kimse@example.com');
    const lines = await api.app
      .get(DataSource)
      .query<{ what: string; actor: string; subject: string }[]>(
        `SELECT what, concat_ws(' ', actor_kind, actor_id) AS actor, subject FROM audit ORDER BY id`,
      );
    expect(lines).toEqual([
      { what: 'admin-signed-in', actor: `staff ${staff.id}`, subject: `user ${staff.id}` },
      {
        what: 'admin-sign-in-refused',
        actor: 'guest',
        subject: expect.stringMatching(/^e-mail [\w-]{43}$/) as string,
      },
      { what: 'admin-sign-in-refused', actor: 'guest', subject: lines[1]?.subject },
    ]);
  });
});
