import { DataSource } from 'typeorm';
import type { Permission } from '../../../kernel/actor/actor.js';
import { SecondFactorPolicyService } from '../second-factor-policy/second-factor-policy.service.js';
import { AuditReader } from '../../../kernel/audit-log/audit-reader.js';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import type { TestBrowser } from '../../../testing/browser.js';
import {
  begin,
  confirm,
  enrolledStaff,
  signIn,
  staffWithPassword,
  TestClock,
} from '../../../testing/second-factor.js';
import { at, changeUser, PASSWORD } from '../../../testing/sign-in.js';
import type { User } from '../users/user.entity.js';

const POLICY = '{ secondFactorPolicy { requiredFor permissions version } }';
const UPDATE = `mutation ($input: UpdateSecondFactorPolicyInput!) {
  updateSecondFactorPolicy(input: $input) { requiredFor permissions version }
}`;
const REMOVE = 'mutation ($input: SecondFactorProofInput!) { removeSecondFactor(input: $input) }';
const STATUS = '{ currentStaff { permissions secondFactor { isRequired mustEnrol } } }';
const KEYS = '{ apiKeys { id } }';
const CHANGES = '{ changes(after: 0) { nextAfter } }';

interface Policy {
  secondFactorPolicy: { version: number };
}

let api: TestApi;
let other: TestApi;
let clock: TestClock;
let office: TestBrowser;

beforeAll(async () => {
  api = await openTestApi();
  other = await openTestApi({ environment: { DATABASE_URL: api.databaseUrl } });
  office = await staffWithPassword(api, ['settings']);
});

beforeEach(async () => {
  clock = new TestClock(api, other);
  await api.app.get(DataSource).query('TRUNCATE rate_limit');
  await api.app
    .get(DataSource)
    .query(`UPDATE second_factor_policy SET required_for = 'nobody', permissions = '{}'`);
});

afterAll(async () => {
  await other.close();
  await api.close();
});

async function demand(requiredFor: string, permissions?: string[]): Promise<void> {
  const { secondFactorPolicy } = await office.ask<Policy>(POLICY);
  const input = {
    requiredFor,
    permissions,
    expectedVersion: secondFactorPolicy.version,
    password: PASSWORD,
  };
  await office.ask(UPDATE, { input });
}

const statusOf = async (browser: TestBrowser) =>
  (await browser.ask<{ currentStaff: object }>(STATUS)).currentStaff;

async function newSession({ email }: User, code?: string): Promise<TestBrowser> {
  const browser = api.browser();
  expect(await signIn(browser, email, code)).toBe('accepted');
  return browser;
}

it('demands a second factor of nobody at first', async () => {
  expect(await office.ask(POLICY)).toEqual({
    secondFactorPolicy: { requiredFor: 'NOBODY', permissions: [], version: 1 },
  });
  const staff = await staffWithPassword(api);
  expect(await statusOf(await newSession(staff.user))).toEqual({
    permissions: ['ALL'],
    secondFactor: { isRequired: false, mustEnrol: false },
  });
});

it('leaves sessions from before as they are, and reminds', async () => {
  const staff = await staffWithPassword(api);
  await demand('EVERYBODY');
  expect(await statusOf(staff)).toEqual({
    permissions: ['ALL'],
    secondFactor: { isRequired: true, mustEnrol: true },
  });
  expect([await staff.codeOf(KEYS), await office.codeOf(POLICY)]).toEqual(['accepted', 'accepted']);
});

it('gives a new session no permissions until its user has enrolled, then without a new sign-in', async () => {
  await demand('EVERYBODY');
  const staff = await staffWithPassword(api, ['settings']);
  const browser = await newSession(staff.user);
  expect(await statusOf(browser)).toEqual({
    permissions: [],
    secondFactor: { isRequired: true, mustEnrol: true },
  });
  expect(await browser.refusal(KEYS)).toMatchObject({
    message: 'Devam etmek için iki adımlı doğrulamayı kurmalısınız.',
    extensions: { code: 'SECOND_FACTOR_MUST_BE_SET_UP' },
  });
  for (const operation of [KEYS, POLICY, CHANGES, '{ adminOrders { total } }']) {
    expect(await browser.codeOf(operation)).toBe('SECOND_FACTOR_MUST_BE_SET_UP');
  }
  expect(await browser.codeOf('{ myStaffSessions { id } }')).toBe('accepted');
  const { secret } = await begin(browser);
  expect(await browser.codeOf(KEYS)).toBe('SECOND_FACTOR_MUST_BE_SET_UP');
  await confirm(browser, clock.code(secret));
  expect([await browser.codeOf(KEYS), await at(other, browser).codeOf(KEYS)]).toEqual([
    'accepted',
    'accepted',
  ]);
  expect(await statusOf(browser)).toEqual({
    permissions: ['SETTINGS'],
    secondFactor: { isRequired: true, mustEnrol: false },
  });
});

it('tells the sign-in itself that there are no permissions yet', async () => {
  await demand('EVERYBODY');
  const { user } = await staffWithPassword(api);
  const input = { login: user.email, password: PASSWORD };
  const login = `mutation ($input: AdminLoginInput!) {
    adminLogin(input: $input) { permissions secondFactor { mustEnrol } }
  }`;
  expect(await api.browser().ask(login, { input })).toEqual({
    adminLogin: { permissions: [], secondFactor: { mustEnrol: true } },
  });
});

it('holds back nobody who has a second factor', async () => {
  const { user, secret } = await enrolledStaff(api, clock);
  await demand('EVERYBODY');
  const browser = await newSession(user, clock.code(secret));
  expect(await browser.codeOf(KEYS)).toBe('accepted');
});

it.each<[Permission[], boolean]>([
  [['settings'], true],
  [['orders', 'users'], true],
  [['all'], true],
  [['orders', 'content'], false],
])('demands one of the holders of listed permissions: %j', async (permissions, isRequired) => {
  await demand('PERMISSION_HOLDERS', ['SETTINGS', 'USERS']);
  const { user } = await staffWithPassword(api, permissions);
  const { secondFactor } = (await statusOf(await newSession(user))) as { secondFactor: object };
  expect(secondFactor).toEqual({ isRequired, mustEnrol: isRequired });
});

it('demands one of a super admin whatever permission is listed', async () => {
  await demand('PERMISSION_HOLDERS', ['CONTENT']);
  const { user } = await staffWithPassword(api, []);
  await changeUser(api, user, { role: 'super_admin' });
  expect(await statusOf(await newSession(user))).toMatchObject({ permissions: [] });
});

it('holds nobody back any more once it is relaxed', async () => {
  await demand('EVERYBODY');
  const browser = await newSession((await staffWithPassword(api)).user);
  expect(await browser.codeOf(KEYS)).toBe('SECOND_FACTOR_MUST_BE_SET_UP');
  await demand('NOBODY');
  expect(await browser.codeOf(KEYS)).toBe('accepted');
});

it('lets nobody remove a second factor they must have', async () => {
  const staff = await enrolledStaff(api, clock);
  await demand('EVERYBODY');
  const input = { password: PASSWORD, code: clock.code(staff.secret) };
  expect(await staff.codeOf(REMOVE, { input })).toBe('SECOND_FACTOR_MANDATORY');
  await demand('NOBODY');
  expect(await staff.codeOf(REMOVE, { input })).toBe('accepted');
});

it('is changed at the version that was read, and recorded with before and after', async () => {
  const { version } = await api.app.get(SecondFactorPolicyService, { strict: false }).current();
  const policy = { requiredFor: 'PERMISSION_HOLDERS', permissions: ['ORDERS'], expectedVersion: version };
  const input = { ...policy, password: PASSWORD };
  const saves = await Promise.all(
    [office, office, office].map((browser) => browser.codeOf(UPDATE, { input })),
  );
  expect(saves.sort()).toEqual(['VERSION_CONFLICT', 'VERSION_CONFLICT', 'accepted']);
  await demand('EVERYBODY', ['ORDERS']);
  const [last, first] = await api.app.get(AuditReader).entriesOf('second-factor-policy shop', { limit: 2 });
  const held = { fields: { requiredFor: 'permission_holders', permissions: ['orders'] } };
  expect([first, last]).toMatchObject([
    {
      what: 'second-factor-policy-saved',
      before: { fields: { requiredFor: 'nobody', permissions: [] } },
      after: held,
    },
    {
      actor: { kind: 'staff' },
      before: held,
      after: { fields: { requiredFor: 'everybody', permissions: [] } },
    },
  ]);
});

it.each([[[]], [null], [['ORDERS', 'ORDERS']]])(
  'refuses a policy for the holders of %j',
  async (permissions) => {
    const policy = { requiredFor: 'PERMISSION_HOLDERS', permissions, expectedVersion: 1 };
    const input = { ...policy, password: PASSWORD };
    expect(await office.codeOf(UPDATE, { input })).toBe('BAD_USER_INPUT');
  },
);
