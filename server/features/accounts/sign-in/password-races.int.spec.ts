import { DataSource } from 'typeorm';
import { until } from '../../../kernel/clock/test-until.js';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import { addPerson } from '../../../testing/people.js';
import { enrolledStaff, signIn, staffWithPassword, TestClock } from '../../../testing/second-factor.js';
import { LOGIN, PASSWORD } from '../../../testing/sign-in.js';
import { RefusedSignIns } from '../attempts/refused-sign-ins.js';
import { PasswordHasher } from '../users/password.hasher.js';
import type { User } from '../users/user.entity.js';

const NEW = 'yeni uzun şifre 9';

let api: TestApi;
let dataSource: DataSource;

beforeAll(async () => {
  api = await openTestApi();
  dataSource = api.app.get(DataSource);
});

beforeEach(() => dataSource.query('TRUNCATE rate_limit'));

afterAll(() => api.close());

const CHANGE = 'mutation ($input: ChangeStaffPasswordInput!) { changeStaffPassword(input: $input) }';
const UPDATE_POLICY =
  'mutation ($input: UpdateSecondFactorPolicyInput!) { updateSecondFactorPolicy(input: $input) { version } }';

const isWaiting = async () => {
  const waiting = await dataSource.query<unknown[]>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return waiting.length > 0;
};

/** Begins a sign-in while a change of the password is still uncommitted, which then is committed. */
async function duringChange(user: User, attempt: () => Promise<string>): Promise<string> {
  const passwordHash = await api.app.get(PasswordHasher).hash(NEW);
  let signingIn: Promise<string> | undefined;
  await dataSource.transaction(async (transaction) => {
    await transaction.query('UPDATE users SET password_hash = $2 WHERE id = $1', [user.id, passwordHash]);
    await transaction.query('DELETE FROM user_session WHERE user_id = $1', [user.id]);
    signingIn = attempt();
    await until(isWaiting);
  });
  return signingIn ?? 'not begun';
}

const sessionsOf = async ({ id }: User) =>
  (await dataSource.query<unknown[]>('SELECT id FROM user_session WHERE user_id = $1', [id])).length;

const loginOf = ({ email }: User, password = PASSWORD) =>
  api.browser().codeOf(LOGIN, { input: { email, password } });

it('opens no session of a customer whose password is changed meanwhile', async () => {
  const customer = await addPerson(api.app, { password: PASSWORD });
  expect(await duringChange(customer, () => loginOf(customer))).toBe('LOGIN_REFUSED');
  expect(await sessionsOf(customer)).toBe(0);
  expect(await loginOf(customer, NEW)).toBe('accepted');
});

it('opens no session of staff whose password is changed meanwhile', async () => {
  const { user } = await staffWithPassword(api);
  expect(await duringChange(user, () => signIn(api.browser(), user.email))).toBe('ADMIN_LOGIN_REFUSED');
  expect(await sessionsOf(user)).toBe(0);
  await api.app.get(RefusedSignIns).written();
  const refused: unknown[] = await dataSource.query(
    `SELECT id FROM audit WHERE what = 'admin-sign-in-refused' AND subject = $1`,
    [`user ${user.id}`],
  );
  expect(refused).toHaveLength(1);
});

it('leaves a code of the second factor unused when the password is changed meanwhile', async () => {
  const clock = new TestClock(api);
  const { user, secret } = await enrolledStaff(api, clock);
  const code = clock.code(secret);
  const attempt = () => signIn(api.browser(), user.email, code);
  expect(await duringChange(user, attempt)).toBe('ADMIN_LOGIN_REFUSED');
  expect(await signIn(api.browser(), user.email, code, NEW)).toBe('accepted');
});

it('changes the password of staff once when two change it at once with the same old one', async () => {
  const staff = await staffWithPassword(api);
  const passwords = [NEW, 'başka uzun şifre 7'];
  const codes = await Promise.all(
    passwords.map((newPassword) =>
      staff.codeOf(CHANGE, { input: { currentPassword: PASSWORD, newPassword } }),
    ),
  );
  expect([...codes].sort()).toEqual(['PASSWORD_WRONG', 'accepted']);
  const accepted = passwords[codes.indexOf('accepted')];
  expect(await signIn(api.browser(), staff.user.email, undefined, accepted)).toBe('accepted');
});

it('takes a password for no proof that is changed while it is verified', async () => {
  const staff = await staffWithPassword(api);
  const input = { requiredFor: 'NOBODY', expectedVersion: 1, password: PASSWORD };
  expect(await duringChange(staff.user, () => staff.codeOf(UPDATE_POLICY, { input }))).toBe('PASSWORD_WRONG');
});
