import { DataSource } from 'typeorm';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import type { TestBrowser } from '../../../testing/browser.js';
import { auditOf, beginRefusal, enrolledStaff, signIn, TestClock } from '../../../testing/second-factor.js';
import { at, changeUser, PASSWORD } from '../../../testing/sign-in.js';
import { RefusedSignIns } from '../attempts/refused-sign-ins.js';

const STATUS = '{ currentStaff { secondFactor { isActive isRequired mustEnrol recoveryCodesLeft } } }';
const SIGNED_IN = '{ currentStaff { id } }';
const REMOVE = 'mutation ($input: SecondFactorProofInput!) { removeSecondFactor(input: $input) }';
const RENEW = 'mutation ($input: RenewRecoveryCodesInput!) { renewRecoveryCodes(input: $input) }';

let api: TestApi;
let clock: TestClock;

beforeAll(async () => {
  api = await openTestApi({ environment: { TRUST_PROXY: '1' } });
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

/** A second browser of the same person, and what is left of it after the work. */
async function elsewhereAfter(login: string, code: string, work: () => Promise<unknown>): Promise<boolean> {
  const elsewhere = api.browser();
  expect(await signIn(elsewhere, login, code)).toBe('accepted');
  await work();
  return isSignedIn(elsewhere);
}

describe('signing in with a second factor', () => {
  it('asks for the code after the right password only, and counts that as no failed attempt', async () => {
    const { user, secret } = await enrolledStaff(api, clock);
    const browser = api.browser();
    expect(await signIn(browser, user.email, undefined, 'yanlış')).toBe('ADMIN_LOGIN_REFUSED');
    expect(await signIn(browser, user.email, clock.code(secret), 'yanlış')).toBe('ADMIN_LOGIN_REFUSED');
    for (let i = 0; i < 15; i += 1) {
      expect(await signIn(browser, user.email, i % 2 ? ' ' : undefined)).toBe('SECOND_FACTOR_REQUIRED');
    }
    expect(browser.setCookies).toEqual([]);
    expect(await signIn(browser, user.email, clock.code(secret))).toBe('accepted');
    for (let i = 0; i < 15; i += 1) {
      expect(await signIn(browser, user.email)).toBe('SECOND_FACTOR_REQUIRED');
    }
  });

  it('accepts a code once, also that of the confirmation, and with one step of drift', async () => {
    const { user, secret } = await enrolledStaff(api, clock);
    const tryCode = (stepsAgo: number) => signIn(api.browser(), user.email, clock.code(secret, stepsAgo));
    expect(await tryCode(1)).toBe('SECOND_FACTOR_WRONG');
    expect(await tryCode(0)).toBe('accepted');
    expect(await tryCode(0)).toBe('SECOND_FACTOR_WRONG');
    expect(await tryCode(-2)).toBe('SECOND_FACTOR_WRONG');
    expect(await tryCode(-1)).toBe('accepted');
    clock.wait(4);
    expect(await tryCode(2)).toBe('SECOND_FACTOR_WRONG');
    expect(await tryCode(1)).toBe('accepted');
    expect(await tryCode(0)).toBe('accepted');
  });

  it('accepts each recovery code once, however it is typed', async () => {
    const staff = await enrolledStaff(api, clock);
    const [first = '', second = ''] = staff.recoveryCodes;
    const { email } = staff.user;
    expect(first).toMatch(/^[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$/);
    expect(await signIn(api.browser(), email, first)).toBe('accepted');
    expect(await signIn(api.browser(), email, first)).toBe('RECOVERY_CODE_WRONG');
    expect(await signIn(api.browser(), email, ` ${second.replaceAll('-', ' ').toUpperCase()}`)).toBe(
      'accepted',
    );
    expect(await statusOf(staff)).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('takes no code of somebody else', async () => {
    const mine = await enrolledStaff(api, clock);
    const yours = await enrolledStaff(api, clock);
    const { email } = mine.user;
    expect(await signIn(api.browser(), email, clock.code(yours.secret))).toBe('SECOND_FACTOR_WRONG');
    expect(await signIn(api.browser(), email, yours.recoveryCodes[0])).toBe('RECOVERY_CODE_WRONG');
  });

  it('signs in nobody whose account was closed, whatever they know', async () => {
    const staff = await enrolledStaff(api, clock);
    await changeUser(api, staff.user, { isActive: false });
    for (const code of [undefined, clock.code(staff.secret), staff.recoveryCodes[0]]) {
      expect(await signIn(api.browser(), staff.user.email, code)).toBe('ADMIN_LOGIN_REFUSED');
    }
    expect(await isSignedIn(staff)).toBe(false);
    expect(await beginRefusal(staff)).toBe('SIGN_IN_REQUIRED');
  });
});

describe('wrong codes', () => {
  const from = (host: number) => {
    const browser = api.browser();
    browser.headers['x-forwarded-for'] = `198.51.${host}.1`;
    return browser;
  };

  it('are limited for an account at an address, and from everywhere, while a known device still signs in', async () => {
    const { user, secret } = await enrolledStaff(api, clock);
    const device = api.browser();
    await signIn(device, user.email, clock.code(secret));
    clock.wait(1);
    for (const host of [1, 2]) {
      for (let i = 0; i < 10; i += 1) {
        expect(await signIn(from(host), user.email, '000000')).toBe('SECOND_FACTOR_WRONG');
      }
    }
    expect(await signIn(from(1), user.email, clock.code(secret))).toBe('RATE_LIMITED');
    expect(await signIn(from(3), user.email, clock.code(secret))).toBe('RATE_LIMITED');
    expect(await signIn(device, user.email, clock.code(secret))).toBe('accepted');
  });

  it('are limited for all known devices of an account together: a reset password makes new ones', async () => {
    const { user, secret } = await enrolledStaff(api, clock);
    const devices: TestBrowser[] = [];
    for (let i = 0; i < 3; i += 1) {
      const device = from(10 + i);
      expect(await signIn(device, user.email, clock.code(secret))).toBe('accepted');
      devices.push(device);
      clock.wait(1);
    }
    const [first, second, third] = devices as [TestBrowser, TestBrowser, TestBrowser];
    for (const device of [first, second]) {
      for (let i = 0; i < 10; i += 1) {
        expect(await signIn(device, user.email, '000000')).toBe('SECOND_FACTOR_WRONG');
      }
    }
    expect(await signIn(third, user.email, clock.code(secret))).toBe('RATE_LIMITED');
  });

  it('are limited for a stolen session too', async () => {
    const staff = await enrolledStaff(api, clock);
    const input = { password: PASSWORD, code: '000000' };
    for (let i = 0; i < 10; i += 1) expect(await staff.codeOf(REMOVE, { input })).toBe('SECOND_FACTOR_WRONG');
    const right = { password: PASSWORD, code: clock.code(staff.secret) };
    expect(await staff.codeOf(REMOVE, { input: right })).toBe('RATE_LIMITED');
    const guess = { password: 'yanlış', code: '000000' };
    for (let i = 0; i < 10; i += 1) {
      expect(await staff.codeOf(REMOVE, { input: guess })).toBe('PASSWORD_WRONG');
    }
    expect(await staff.codeOf(REMOVE, { input: right })).toBe('RATE_LIMITED');
  });
});

describe('removing a second factor', () => {
  it('needs password and code, and ends the other sessions', async () => {
    const staff = await enrolledStaff(api, clock);
    const { email } = staff.user;
    const right = { password: PASSWORD, code: staff.recoveryCodes[0] };
    const wrong = { ...right, password: 'yanlış' };
    expect(await staff.codeOf(REMOVE, { input: wrong })).toBe('PASSWORD_WRONG');
    const stays = await elsewhereAfter(email, clock.code(staff.secret), () =>
      staff.ask(REMOVE, { input: right }),
    );
    expect([stays, await isSignedIn(staff)]).toEqual([false, true]);
    expect(await statusOf(staff)).toMatchObject({ isActive: false, recoveryCodesLeft: 0 });
    expect(await signIn(api.browser(), email)).toBe('accepted');
    expect(await staff.codeOf(REMOVE, { input: right })).toBe('SECOND_FACTOR_NOT_ACTIVE');
  });
});

describe('renewing recovery codes', () => {
  it('replaces all of them', async () => {
    const staff = await enrolledStaff(api, clock);
    const { email } = staff.user;
    const renewed = await staff.ask<{ renewRecoveryCodes: string[] }>(RENEW, {
      input: { code: clock.code(staff.secret) },
    });
    expect(renewed.renewRecoveryCodes).toHaveLength(10);
    expect(await staff.codeOf(RENEW, { input: { code: clock.code(staff.secret) } })).toBe(
      'SECOND_FACTOR_WRONG',
    );
    expect(await signIn(api.browser(), email, staff.recoveryCodes[0])).toBe('RECOVERY_CODE_WRONG');
    expect(await signIn(api.browser(), email, renewed.renewRecoveryCodes[0])).toBe('accepted');
  });
});

it('records in the audit log who set up, used, renewed and removed what, and wrong codes', async () => {
  const staff = await enrolledStaff(api, clock);
  const { id, email } = staff.user;
  const refused = () => api.app.get(RefusedSignIns).written();
  await signIn(api.browser(), email, '000000');
  await refused();
  await signIn(api.browser(), email, staff.recoveryCodes[0]);
  await staff.codeOf(RENEW, { input: { code: '000000' } });
  await refused();
  const again = at(api, staff);
  await signIn(again, email, clock.code(staff.secret));
  clock.wait(1);
  const { renewRecoveryCodes } = await again.ask<{ renewRecoveryCodes: string[] }>(RENEW, {
    input: { code: clock.code(staff.secret) },
  });
  await again.ask(REMOVE, { input: { password: PASSWORD, code: renewRecoveryCodes[0] } });
  expect(await auditOf(api, id)).toEqual([
    'second-factor-set-up by staff',
    'second-factor-refused by guest',
    'recovery-code-used by staff',
    'admin-signed-in by staff',
    'second-factor-refused by staff',
    'admin-signed-in by staff',
    'recovery-codes-renewed by staff',
    'recovery-code-used by staff',
    'second-factor-removed by staff',
  ]);
});
