import { DataSource } from 'typeorm';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import type { TestBrowser } from '../../../testing/browser.js';
import {
  begin,
  beginRefusal,
  confirm,
  confirmRefusal,
  enrolledStaff,
  signIn,
  staffWithPassword,
  TestClock,
} from '../../../testing/second-factor.js';
import { PASSWORD } from '../../../testing/sign-in.js';

const STATUS = '{ currentStaff { secondFactor { isActive isRequired mustEnrol recoveryCodesLeft } } }';
const SIGNED_IN = '{ currentStaff { id } }';

let api: TestApi;
let clock: TestClock;

beforeAll(async () => {
  api = await openTestApi();
});

beforeEach(async () => {
  clock = new TestClock(api);
  await api.app.get(DataSource).query('TRUNCATE rate_limit');
});

afterAll(() => api.close());

const statusOf = async (browser: TestBrowser) =>
  (await browser.ask<{ currentStaff: { secondFactor: object } }>(STATUS)).currentStaff.secondFactor;

const isSignedIn = async (browser: TestBrowser) =>
  (await browser.ask<{ currentStaff: object | null }>(SIGNED_IN)).currentStaff !== null;

it('asks for no code before the app is confirmed', async () => {
  const staff = await staffWithPassword(api);
  const { secret, uri } = await begin(staff);
  expect(uri).toContain(`secret=${secret}`);
  expect(await statusOf(staff)).toMatchObject({ isActive: false, recoveryCodesLeft: 0 });
  expect(await signIn(api.browser(), staff.user.email)).toBe('accepted');
  expect(await confirmRefusal(staff, '000000')).toBe('SECOND_FACTOR_WRONG');
  expect(await confirm(staff, clock.code(secret))).toHaveLength(10);
  expect(await statusOf(staff)).toEqual({
    isActive: true,
    isRequired: false,
    mustEnrol: false,
    recoveryCodesLeft: 10,
  });
  expect(await signIn(api.browser(), staff.user.email)).toBe('SECOND_FACTOR_REQUIRED');
});

it('confirms only what was begun within half an hour', async () => {
  const staff = await staffWithPassword(api);
  expect(await confirmRefusal(staff, '000000')).toBe('SECOND_FACTOR_NOT_BEGUN');
  const { secret } = await begin(staff);
  clock.wait(61);
  expect(await confirmRefusal(staff, clock.code(secret))).toBe('SECOND_FACTOR_NOT_BEGUN');
});

it('ends the other sessions, not the own one', async () => {
  const staff = await staffWithPassword(api);
  const elsewhere = api.browser();
  await signIn(elsewhere, staff.user.email);
  const { secret } = await begin(staff);
  expect(await isSignedIn(elsewhere)).toBe(true);
  await confirm(staff, clock.code(secret));
  expect([await isSignedIn(elsewhere), await isSignedIn(staff)]).toEqual([false, true]);
});

it('sets up nothing for a session whose owner does not know the password', async () => {
  const staff = await staffWithPassword(api);
  expect(await beginRefusal(staff, { password: 'yanlış' })).toBe('PASSWORD_WRONG');
  expect(await confirmRefusal(staff, '000000')).toBe('SECOND_FACTOR_NOT_BEGUN');
});

it('replaces an app only with password and code, and the old one works until the new one is confirmed', async () => {
  const staff = await enrolledStaff(api, clock);
  const { email } = staff.user;
  const proof = { password: PASSWORD, code: clock.code(staff.secret) };
  expect(await beginRefusal(staff)).toBe('SECOND_FACTOR_ACTIVE');
  expect(await beginRefusal(staff, { ...proof, password: 'yanlış' })).toBe('PASSWORD_WRONG');
  expect(await beginRefusal(staff, { ...proof, code: '000000' })).toBe('SECOND_FACTOR_WRONG');
  const { secret } = await begin(staff, proof);
  clock.wait(1);
  expect(await signIn(api.browser(), email, clock.code(secret))).toBe('SECOND_FACTOR_WRONG');
  expect(await signIn(api.browser(), email, clock.code(staff.secret))).toBe('accepted');
  const recoveryCodes = await confirm(staff, clock.code(secret));
  clock.wait(1);
  expect(await signIn(api.browser(), email, clock.code(staff.secret))).toBe('SECOND_FACTOR_WRONG');
  expect(await signIn(api.browser(), email, staff.recoveryCodes[0])).toBe('RECOVERY_CODE_WRONG');
  expect(await signIn(api.browser(), email, clock.code(secret))).toBe('accepted');
  expect(await signIn(api.browser(), email, recoveryCodes[0])).toBe('accepted');
});

it('stores and logs neither the secret nor a recovery code', async () => {
  const { user, secret, recoveryCodes } = await enrolledStaff(api, clock);
  await signIn(api.browser(), user.email, recoveryCodes[0]);
  const dump = JSON.stringify(
    await api.app.get(DataSource).query(
      `SELECT f::text, encode(f.secret, 'escape') AS secret, c::text, a::text
           FROM second_factor f, recovery_code c, audit a WHERE f.user_id = $1`,
      [user.id],
    ),
  );
  const hex = Buffer.from(secret).toString('hex');
  for (const text of [secret, hex, ...recoveryCodes.flatMap((code) => [code, code.replaceAll('-', '')])]) {
    expect(dump).not.toContain(text);
    expect(api.log()).not.toContain(text);
  }
});
