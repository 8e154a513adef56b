import { DataSource } from 'typeorm';
import type { TestApi } from '../../../testing/api.js';
import type { TestBrowser } from '../../../testing/browser.js';
import { addPerson } from '../../../testing/people.js';
import { at, changeUser, isSignedIn, login, useTwoProcesses, PASSWORD } from '../../../testing/sign-in.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { RefusedSignIns } from '../attempts/refused-sign-ins.js';

const ADMIN_LOGIN = `mutation ($input: AdminLoginInput!) { adminLogin(input: $input) { id role permissions } }`;

let api: TestApi;
let other: TestApi;
let customer: User;
let staff: User;

useTwoProcesses((opened) => ({ api, other, customer } = opened));

beforeAll(async () => {
  staff = await addPerson(api.app, {
    email: 'yonetici@example.com',
    password: PASSWORD,
    role: 'admin',
    permissions: ['orders'],
  });
});

describe('the panel', () => {
  const adminLogin = (browser: TestBrowser, login: string, password = PASSWORD) =>
    browser.refusal(ADMIN_LOGIN, { input: { login, password } });

  it('signs staff in with a cookie of its own next to the customer session', async () => {
    const browser = api.browser();
    await login(browser);
    expect(await adminLogin(browser, staff.email)).toBeUndefined();
    expect(browser.setCookies).toEqual([
      expect.stringMatching(/^yonetim=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^cihaz=/),
    ]);
    expect(await browser.ask('{ currentStaff { id role permissions } }')).toEqual({
      currentStaff: { id: staff.id, role: 'ADMIN', permissions: ['ORDERS'] },
    });
    expect(await isSignedIn(browser)).toBe(true);
    await browser.ask('mutation { adminLogout }');
    expect(await browser.ask('{ currentStaff { id } }')).toEqual({ currentStaff: null });
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('refuses a customer, an unknown address and a wrong password with the same message', async () => {
    const expected = {
      message: 'Kullanıcı adı veya şifre hatalı',
      extensions: { code: 'ADMIN_LOGIN_REFUSED' },
    };
    expect(await adminLogin(api.browser(), customer.email)).toMatchObject(expected);
    expect(await adminLogin(api.browser(), 'kimse@example.com')).toMatchObject(expected);
    expect(await adminLogin(api.browser(), staff.email, 'yanlış şifre')).toMatchObject(expected);
    expect(await adminLogin(api.browser(), '', '')).toMatchObject({
      message: 'Lütfen tüm alanları doldurun',
    });
  });

  it('shows who is signed in: user name, e-mail address, role and initials', async () => {
    const ask = '{ currentStaff { username email role initials } }';
    const browser = await api.staff();
    await api.app.get(UsersService).setUsername(api.app.get(DataSource).manager, browser.user.id, 'işçi');
    expect(await browser.ask(ask)).toEqual({
      currentStaff: { username: 'işçi', email: browser.user.email, role: 'ADMIN', initials: 'İŞ' },
    });
    expect(await (await api.staff()).ask(ask)).toMatchObject({
      currentStaff: { username: null, initials: 'AY' },
    });
  });

  it('counts user name and e-mail address of an account together', async () => {
    const { id } = staff;
    await api.app.get(UsersService).setUsername(api.app.get(DataSource).manager, id, 'yonetici');
    for (let i = 0; i < 5; i += 1) {
      for (const login of ['Yönetici', staff.email]) {
        expect((await adminLogin(api.browser(), login, 'yanlış'))?.extensions.code).toBe(
          'ADMIN_LOGIN_REFUSED',
        );
      }
    }
    for (const login of ['yonetici', staff.email]) {
      expect((await adminLogin(api.browser(), login))?.extensions.code).toBe('RATE_LIMITED');
    }
  });

  it('does not take a user name for a customer, nor at the door of customers', async () => {
    const refusal = await api
      .browser()
      .refusal('mutation ($input: LoginInput!) { login(input: $input) { id } }', {
        input: { email: 'yonetici', password: PASSWORD },
      });
    expect(refusal?.extensions.code).toBe('LOGIN_REFUSED');
  });

  it('ends a panel session at once in every process when its user is no longer staff', async () => {
    const browser = await api.staff();
    const elsewhere = at(other, browser);
    await changeUser(api, browser.user, { role: 'customer' });
    expect(await elsewhere.ask('{ currentStaff { id } }')).toEqual({ currentStaff: null });
  });

  it('refuses a customer session in the panel cookie', async () => {
    const browser = await api.customer();
    await changeUser(api, browser.user, { role: 'super_admin' });
    browser.cookies.set('yonetim', browser.cookies.get('oturum') ?? '');
    expect(await browser.ask('{ currentStaff { id } }')).toEqual({ currentStaff: null });
  });

  it('gives a super admin all permissions', async () => {
    const browser = await api.staff([]);
    await changeUser(api, browser.user, { role: 'super_admin' });
    expect(await browser.ask('{ currentStaff { permissions } }')).toEqual({
      currentStaff: { permissions: ['ALL'] },
    });
  });

  it('audits sign-ins to the panel and refused attempts without the e-mail address', async () => {
    await api.app.get(DataSource).transaction(async (transaction) => {
      await transaction.query('ALTER TABLE audit DISABLE TRIGGER audit_is_append_only');
      await transaction.query('DELETE FROM audit');
      await transaction.query('ALTER TABLE audit ENABLE TRIGGER audit_is_append_only');
    });
    const browser = api.browser();
    for (const email of [staff.email, 'Kimse@example.com', 'kimse@example.com']) {
      await adminLogin(browser, email);
      await api.app.get(RefusedSignIns).written();
    }
    const [first, second, third] = browser.requestIds;
    const entries = await api.app
      .get(DataSource)
      .query<{ what: string; actor: string; request: string; subject: string }[]>(
        `SELECT what, concat_ws(' ', actor_kind, actor_id) AS actor, request_id AS request, subject FROM audit ORDER BY id`,
      );
    expect(entries).toEqual([
      {
        what: 'admin-signed-in',
        actor: `staff ${staff.id}`,
        request: first,
        subject: `user ${staff.id}`,
      },
      {
        what: 'admin-sign-in-refused',
        actor: 'guest',
        request: second,
        subject: expect.stringMatching(/^login [\w-]{43}$/) as string,
      },
      {
        what: 'admin-sign-in-refused',
        actor: 'guest',
        request: third,
        subject: entries[1]?.subject,
      },
    ]);
  });
});
