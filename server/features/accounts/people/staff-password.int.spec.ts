import { DataSource } from 'typeorm';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import { type SignedInBrowser } from '../../../testing/people.js';
import {
  auditOf,
  enrolledStaff,
  signIn,
  staffWithPassword,
  TestClock,
} from '../../../testing/second-factor.js';
import { PASSWORD } from '../../../testing/sign-in.js';
import { RefusedSignIns } from '../attempts/refused-sign-ins.js';
import { AccountLinks, LINK_LIFE_MS } from '../account-links/account-links.js';

const CHANGE = 'mutation ($input: ChangeStaffPasswordInput!) { changeStaffPassword(input: $input) }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
const NEW = 'yeni uzun şifre 9';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});

beforeEach(() => api.app.get(DataSource).query('TRUNCATE rate_limit'));

afterAll(() => api.close());

const change = (browser: SignedInBrowser, currentPassword: string, newPassword: string, code?: string) =>
  browser.codeOf(CHANGE, { input: { currentPassword, newPassword, code } });

it('changes the password, keeps this session and ends the others', async () => {
  const staff = await staffWithPassword(api, ['orders']);
  const { id, email } = staff.user;
  const elsewhere = api.browser();
  await signIn(elsewhere, email);
  expect(await change(staff, PASSWORD, NEW)).toBe('accepted');
  expect(await elsewhere.ask('{ currentStaff { id } }')).toEqual({ currentStaff: null });
  expect(await staff.ask('{ currentStaff { id } }')).toEqual({ currentStaff: { id } });
  expect(await signIn(api.browser(), email)).toBe('ADMIN_LOGIN_REFUSED');
  expect(await signIn(api.browser(), email, undefined, NEW)).toBe('accepted');
});

it.each([
  ['', NEW, 'REQUIRED_FIELDS_MISSING'],
  [PASSWORD, '', 'REQUIRED_FIELDS_MISSING'],
  ['yanlış', NEW, 'PASSWORD_WRONG'],
  [PASSWORD, 'on bir hane', 'PASSWORD_TOO_SHORT'],
  [PASSWORD, 'aaaaaaaaaaaaaa', 'PASSWORD_TOO_COMMON'],
])('refuses to change %j to %j', async (currentPassword, newPassword, code) => {
  const staff = await staffWithPassword(api);
  expect(await change(staff, currentPassword, newPassword)).toBe(code);
  expect(await signIn(api.browser(), staff.user.email)).toBe('accepted');
});

it('limits and records guesses at the password in a stolen session', async () => {
  const staff = await staffWithPassword(api);
  for (let i = 0; i < 10; i += 1) expect(await change(staff, `yanlış ${i}`, NEW)).toBe('PASSWORD_WRONG');
  expect(await change(staff, PASSWORD, NEW)).toBe('RATE_LIMITED');
  await api.app.get(RefusedSignIns).written();
  expect(new Set(await auditOf(api, staff.user.id))).toEqual(new Set(['password-refused by staff']));
});

it('asks those who have an app for a code, too, which is left when the new password is refused', async () => {
  const clock = new TestClock(api);
  const staff = await enrolledStaff(api, clock);
  const code = clock.code(staff.secret);
  for (const blank of [undefined, ' ']) {
    expect(await change(staff, PASSWORD, NEW, blank)).toBe('SECOND_FACTOR_REQUIRED');
  }
  expect(await change(staff, PASSWORD, NEW, '000000')).toBe('SECOND_FACTOR_WRONG');
  expect(await change(staff, PASSWORD, 'kısa', code)).toBe('PASSWORD_TOO_SHORT');
  expect(await signIn(api.browser(), staff.user.email)).toBe('SECOND_FACTOR_REQUIRED');
  expect(await change(staff, PASSWORD, NEW, code)).toBe('accepted');
  expect(await signIn(api.browser(), staff.user.email, undefined, NEW)).toBe('SECOND_FACTOR_REQUIRED');
});

it('records a change of the password, also by a link, which leaves the second factor', async () => {
  const clock = new TestClock(api);
  const staff = await enrolledStaff(api, clock);
  const { id, email } = staff.user;
  await change(staff, PASSWORD, NEW, clock.code(staff.secret));
  const { manager } = api.app.get(DataSource);
  const links = api.app.get(AccountLinks);
  const issued = await links.issueToken(
    manager,
    await links.request(manager, 'new-password', id),
    LINK_LIFE_MS.reset,
  );
  const input = { token: issued?.token, password: PASSWORD, passwordConfirmation: PASSWORD };
  await api.browser().ask(RESET, { input });
  expect(await staff.ask('{ currentStaff { id } }')).toEqual({ currentStaff: null });
  expect(await signIn(api.browser(), email)).toBe('SECOND_FACTOR_REQUIRED');
  expect(await auditOf(api, id)).toEqual([
    'second-factor-set-up by staff',
    'password-changed by staff',
    'password-changed by staff',
  ]);
});
