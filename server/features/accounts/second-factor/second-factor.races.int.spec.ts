import { DataSource } from 'typeorm';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import {
  begin,
  confirmRefusal,
  enrolledStaff,
  signIn,
  staffWithPassword,
  TestClock,
} from '../../../testing/second-factor.js';
import { at } from '../../../testing/sign-in.js';

const RENEW = 'mutation ($input: RenewRecoveryCodesInput!) { renewRecoveryCodes(input: $input) }';
const TIMES = 8;

let api: TestApi;
let other: TestApi;
let clock: TestClock;

beforeAll(async () => {
  api = await openTestApi();
  other = await openTestApi({ environment: { DATABASE_URL: api.databaseUrl } });
});

beforeEach(async () => {
  clock = new TestClock(api, other);
  await api.app.get(DataSource).query('TRUNCATE rate_limit');
});

afterAll(async () => {
  await other.close();
  await api.close();
});

/** How often each code came back when the same is tried many times at once, in two processes. */
async function atOnce(attempt: (process: TestApi) => Promise<string>): Promise<Record<string, number>> {
  const codes = await Promise.all(
    Array.from({ length: TIMES }, (_, i) => attempt(i % 2 === 0 ? api : other)),
  );
  return Object.fromEntries(
    [...new Set(codes)].sort().map((code) => [code, codes.filter((c) => c === code).length]),
  );
}

const ONCE = { SECOND_FACTOR_WRONG: TIMES - 1, accepted: 1 };

it('accepts one code of the app once when it arrives many times at once', async () => {
  const { user, secret } = await enrolledStaff(api, clock);
  const code = clock.code(secret);
  expect(await atOnce((process) => signIn(process.browser(), user.email, code))).toEqual(ONCE);
});

it('accepts one recovery code once when it arrives many times at once', async () => {
  const { user, recoveryCodes } = await enrolledStaff(api, clock);
  const once = { RECOVERY_CODE_WRONG: TIMES - 1, accepted: 1 };
  expect(await atOnce((process) => signIn(process.browser(), user.email, recoveryCodes[3]))).toEqual(once);
  const [{ left }] = await api.app
    .get(DataSource)
    .query<[{ left: number }]>('SELECT count(*)::int AS left FROM recovery_code WHERE user_id = $1', [
      user.id,
    ]);
  expect(left).toBe(9);
});

it('confirms an app once, with one set of recovery codes', async () => {
  const staff = await staffWithPassword(api);
  const { secret } = await begin(staff);
  const code = clock.code(secret);
  const codes = await atOnce((process) => confirmRefusal(at(process, staff), code));
  expect(codes).toEqual({ SECOND_FACTOR_NOT_BEGUN: TIMES - 1, accepted: 1 });
  const [{ count }] = await api.app
    .get(DataSource)
    .query<[{ count: number }]>('SELECT count(*)::int FROM recovery_code WHERE user_id = $1', [
      staff.user.id,
    ]);
  expect(count).toBe(10);
});

it('leaves one set of recovery codes when they are renewed with several codes at once', async () => {
  const staff = await enrolledStaff(api, clock);
  const typed = [clock.code(staff.secret), ...staff.recoveryCodes.slice(0, 3)];
  const codes = await Promise.all(typed.map((code) => at(other, staff).codeOf(RENEW, { input: { code } })));
  expect(new Set(codes)).toEqual(new Set(['accepted', 'RECOVERY_CODE_WRONG']));
  const [{ count }] = await api.app
    .get(DataSource)
    .query<[{ count: number }]>('SELECT count(*)::int FROM recovery_code WHERE user_id = $1', [
      staff.user.id,
    ]);
  expect(count).toBe(10);
});

it('opens no session by password alone beside the confirmation of an app', async () => {
  for (let round = 0; round < 5; round += 1) {
    const staff = await staffWithPassword(api);
    const { secret } = await begin(staff);
    const browsers = Array.from({ length: 4 }, () => other.browser());
    await Promise.all([
      confirmRefusal(staff, clock.code(secret)),
      ...browsers.map((browser) => signIn(browser, staff.user.email)),
    ]);
    const [{ count }] = await api.app
      .get(DataSource)
      .query<[{ count: number }]>('SELECT count(*)::int FROM user_session WHERE user_id = $1', [
        staff.user.id,
      ]);
    expect(count).toBe(1);
  }
});
