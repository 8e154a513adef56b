import { DataSource } from 'typeorm';
import { SYSTEM } from '../../../kernel/actor/actor.js';
import { AuditReader } from '../../../kernel/audit-log/audit-reader.js';
import { codeOf } from '../../../kernel/refusal/test-code-of.js';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import { addPerson } from '../../../testing/people.js';
import { StaffAccountsService, type StaffDraft } from './staff-accounts.service.js';

const PASSWORD = 'on iki hane!';
const ADMIN_LOGIN = 'mutation ($input: AdminLoginInput!) { adminLogin(input: $input) { role permissions } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({ environment: { PUBLIC_URL: 'http://shop.example' } });
});

beforeEach(() => api.app.get(DataSource).query('TRUNCATE rate_limit; DELETE FROM users'));

afterAll(() => api.close());

const create = (draft: Partial<StaffDraft> = {}) => {
  const all: StaffDraft = {
    name: 'Deniz Kaya',
    email: 'deniz@example.com',
    username: null,
    role: 'super_admin',
    permissions: [],
    password: null,
    ...draft,
  };
  return api.app.get(StaffAccountsService).create(all, { actor: SYSTEM, requestId: 'cli' });
};

const adminLogin = (password: string, login = 'deniz@example.com') =>
  api.browser().post(ADMIN_LOGIN, { input: { login, password } });

async function choosePassword(link: string | null, password: string): Promise<string> {
  const token = link?.replace('http://shop.example/sifre-yenile/', '');
  return api.browser().codeOf(RESET, { input: { token, password, passwordConfirmation: password } });
}

async function isFirst(link: string | null): Promise<boolean> {
  const token = link?.replace('http://shop.example/sifre-yenile/', '');
  const { passwordRules } = await api.browser().ask<{
    passwordRules: { isFirst: boolean };
  }>('query ($token: String!) { passwordRules(token: $token) { isFirst } }', { token });
  return passwordRules.isFirst;
}

it('creates a super admin with the given password', async () => {
  expect(await create({ password: PASSWORD })).toBeNull();
  expect((await adminLogin(PASSWORD)).json()).toEqual({
    data: { adminLogin: { role: 'SUPER_ADMIN', permissions: ['ALL'] } },
  });
});

it('says that the link of a new account, or of one whose password was discarded, sets the first password', async () => {
  const link = await create();
  expect(await isFirst(link)).toBe(true);
  expect(await choosePassword(link, PASSWORD)).toBe('accepted');
  expect(await isFirst(await create())).toBe(true);
});

it('creates an admin with a one-time link to choose a password of at least twelve characters', async () => {
  const link = await create({ role: 'admin', permissions: ['orders', 'quotes'] });
  expect(await choosePassword(link, 'on bir hane')).toBe('PASSWORD_TOO_SHORT');
  expect(await choosePassword(link, PASSWORD)).toBe('accepted');
  expect(await choosePassword(link, 'başka bir şifre')).toBe('LINK_INVALID');
  expect((await adminLogin(PASSWORD)).json()).toEqual({
    data: { adminLogin: { role: 'ADMIN', permissions: ['ORDERS', 'QUOTES'] } },
  });
});

it('turns a customer into staff and ends the old password and sessions', async () => {
  await addPerson(api.app, { email: 'Deniz@example.com', password: 'kazan72' });
  const browser = api.browser();
  await browser.ask(LOGIN, { input: { email: 'deniz@example.com', password: 'kazan72' } });
  const link = await create();
  expect(await browser.ask('{ me { id } }')).toEqual({ me: null });
  expect((await adminLogin('kazan72')).body).toContain('ADMIN_LOGIN_REFUSED');
  expect(await choosePassword(link, PASSWORD)).toBe('accepted');
  expect((await adminLogin(PASSWORD)).body).toContain('SUPER_ADMIN');
});

it('replaces the lost password of a super admin but refuses to demote them', async () => {
  await create({ password: 'unutulan şifre' });
  expect(await codeOf(create({ role: 'admin', permissions: ['orders'] }))).toBe('FORBIDDEN');
  await create({ password: PASSWORD });
  expect((await adminLogin('unutulan şifre')).body).toContain('ADMIN_LOGIN_REFUSED');
  expect((await adminLogin(PASSWORD)).body).toContain('SUPER_ADMIN');
});

it.each([
  [{ name: ' ' }, 'REQUIRED_FIELDS_MISSING'],
  [{ email: 'deniz' }, 'EMAIL_INVALID'],
  [{ username: 'deniz@kaya' }, 'USERNAME_INVALID'],
  [{ password: 'on bir hane' }, 'PASSWORD_TOO_SHORT'],
  [{ password: 'aaaaaaaaaaaaaa' }, 'PASSWORD_TOO_COMMON'],
])('refuses a staff account with %j', async (draft, code) => {
  expect(await codeOf(create(draft))).toBe(code);
});

it('lets a member of staff choose a user name, which in any spelling signs in as the e-mail address does', async () => {
  await create({ password: PASSWORD, username: 'Işık.Deniz' });
  for (const login of ['ışık.deniz', 'isik.deniz', ' ISIK.DENIZ ', 'Deniz@example.com']) {
    expect((await adminLogin(PASSWORD, login)).body).toContain('SUPER_ADMIN');
  }
  expect((await adminLogin(PASSWORD, 'isik')).body).toContain('Kullanıcı adı veya şifre hatalı');
});

it('gives a user name to one account only, however it is spelled', async () => {
  await create({ password: PASSWORD, username: 'Işık' });
  expect(await codeOf(create({ email: 'isik@example.com', username: 'ISIK' }))).toBe('USERNAME_TAKEN');
  await create({ password: PASSWORD, username: 'isik' });
  await create({ password: PASSWORD });
  const [user] = await api.app.get(DataSource).query<object[]>('SELECT username FROM users');
  expect(user).toEqual({ username: 'isik' });
});

it('audits a new staff account with its name and e-mail address sealed', async () => {
  const [{ count }] = await api.app.get(DataSource).query<[{ count: number }]>('SELECT count(*) FROM audit');
  await create({ password: PASSWORD, username: 'deniz' });
  const entries = await api.app
    .get(DataSource)
    .query<object[]>('SELECT actor_kind, request_id, what, subject, after FROM audit ORDER BY id OFFSET $1', [
      count,
    ]);
  const [user] = await api.app.get(DataSource).query<[{ id: string }]>('SELECT id FROM users');
  expect(entries).toEqual([
    {
      actor_kind: 'system',
      request_id: 'cli',
      what: 'admin-created',
      subject: `user ${user.id}`,
      after: {
        role: 'super_admin',
        permissions: [],
        name: { sealed: expect.any(String) as string, key: expect.stringMatching(/^audit-/) as string },
        email: { sealed: expect.any(String) as string, key: expect.stringMatching(/^audit-/) as string },
        username: { sealed: expect.any(String) as string, key: expect.stringMatching(/^audit-/) as string },
      },
    },
  ]);
  const [written] = await api.app.get(AuditReader).entriesOf(`user ${user.id}`, { limit: 1 });
  expect(written?.after).toMatchObject({ name: 'Deniz Kaya', email: 'deniz@example.com', username: 'deniz' });
});
