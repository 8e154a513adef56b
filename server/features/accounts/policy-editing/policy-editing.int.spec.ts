import { DataSource } from 'typeorm';
import { AuditReader } from '../../../kernel/audit-log/audit-reader.js';
import type { Mail } from '../../../kernel/mail/mail.js';
import { Mailer } from '../../../kernel/mail/mailer.js';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import type { TestBrowser } from '../../../testing/browser.js';
import { addPerson, type SignedInBrowser } from '../../../testing/people.js';
import { enrolledStaff, staffWithPassword, TestClock } from '../../../testing/second-factor.js';
import { changeUser, PASSWORD } from '../../../testing/sign-in.js';
import { RefusedSignIns } from '../attempts/refused-sign-ins.js';
import { SecondFactorPolicyMail } from './second-factor-policy.mails.js';

const UPDATE = `mutation ($input: UpdateSecondFactorPolicyInput!) {
  updateSecondFactorPolicy(input: $input) { requiredFor permissions }
}`;

const HISTORY = `{ secondFactorPolicyHistory(take: 2) {
  version actor { id name } changes { field before after }
} }`;

let api: TestApi;
let dataSource: DataSource;
let clock: TestClock;
let office: SignedInBrowser;
/** Of the policy, as each spec begins. */
let version: number;

beforeAll(async () => {
  api = await openTestApi();
  dataSource = api.app.get(DataSource);
  clock = new TestClock(api);
  office = await staffWithPassword(api, ['settings']);
});

beforeEach(async () => {
  await dataSource.query('TRUNCATE rate_limit, outbox');
  await dataSource.query(`UPDATE second_factor_policy SET required_for = 'everybody', permissions = '{}'`);
  [{ version }] = await dataSource.query<[{ version: number }]>('SELECT version FROM second_factor_policy');
});

afterAll(() => api.close());

const relax = (browser: TestBrowser, proof: object, expectedVersion = version) =>
  browser.codeOf(UPDATE, { input: { requiredFor: 'NOBODY', expectedVersion, ...proof } });

async function scope(): Promise<string> {
  const [{ scope: requiredFor }] = await dataSource.query<[{ scope: string }]>(
    'SELECT required_for AS scope FROM second_factor_policy',
  );
  return requiredFor;
}

/** Does what a worker would, and returns what it sent. */
async function mails(): Promise<Mail[]> {
  const sent: Mail[] = [];
  const sending = vi
    .spyOn(api.app.get(Mailer, { strict: false }), 'send')
    .mockImplementation((mail) => Promise.resolve(void sent.push(mail)));
  const rows = await dataSource.query<{ type: string; subjectId: string; version: number }[]>(
    `SELECT fact AS type, subject_id AS "subjectId", version FROM outbox
     WHERE reaction = 'second-factor-policy-mail' ORDER BY id`,
  );
  const reaction = api.app.get(SecondFactorPolicyMail, { strict: false });
  for (const row of rows) await reaction.react(row);
  sending.mockRestore();
  return sent;
}

it('is relaxed with the password of the person alone, not from a session', async () => {
  expect(await relax(office, {})).toBe('BAD_USER_INPUT');
  expect(await relax(office, { password: 'yanlış' })).toBe('PASSWORD_WRONG');
  expect(await scope()).toBe('everybody');
  expect(await mails()).toEqual([]);
  expect(await relax(office, { password: PASSWORD })).toBe('accepted');
  expect(await scope()).toBe('nobody');
});

it('asks those who have an app for a code, too, which counts once', async () => {
  const staff = await enrolledStaff(api, clock);
  const code = clock.code(staff.secret);
  for (const blank of [undefined, null, ' ']) {
    expect(await relax(staff, { password: PASSWORD, code: blank })).toBe('SECOND_FACTOR_REQUIRED');
  }
  expect(await relax(staff, { password: PASSWORD, code: '000000' })).toBe('SECOND_FACTOR_WRONG');
  expect(await scope()).toBe('everybody');
  expect(await relax(staff, { password: PASSWORD, code }, version + 6)).toBe('VERSION_CONFLICT');
  expect(await relax(staff, { password: PASSWORD, code })).toBe('accepted');
  expect(await relax(staff, { password: PASSWORD, code }, version + 1)).toBe('SECOND_FACTOR_WRONG');
});

it('limits and records guesses from a stolen session', async () => {
  const staff = await staffWithPassword(api, ['settings']);
  for (let i = 0; i < 10; i += 1) {
    expect(await relax(staff, { password: `yanlış ${i}` })).toBe('PASSWORD_WRONG');
  }
  expect(await relax(staff, { password: PASSWORD })).toBe('RATE_LIMITED');
  await api.app.get(RefusedSignIns).written();
  const refused: unknown[] = await dataSource.query(
    `SELECT id FROM audit WHERE what = 'password-refused' AND actor_id = $1`,
    [staff.user.id],
  );
  expect(refused.length).toBeGreaterThan(0);
});

it('is mailed to everybody who may change it, and recorded with who did', async () => {
  await dataSource.query(`UPDATE users SET is_active = false WHERE id <> $1`, [office.user.id]);
  const owner = await addPerson(api.app, { role: 'super_admin', name: 'Deniz Ak' });
  const all = await addPerson(api.app, { role: 'admin', permissions: ['all'] });
  const closed = await addPerson(api.app, { role: 'admin', permissions: ['settings'] });
  await changeUser(api, closed, { isActive: false });
  await addPerson(api.app, { role: 'admin', permissions: ['orders', 'users'] });
  await addPerson(api.app);
  const input = {
    requiredFor: 'PERMISSION_HOLDERS',
    permissions: ['ORDERS', 'SETTINGS'],
    expectedVersion: version,
  };
  await office.ask(UPDATE, { input: { ...input, password: PASSWORD } });
  const sent = await mails();
  expect(sent.map(({ to }) => to).sort()).toEqual([office.user.email, owner.email, all.email].sort());
  const { subject, text } = sent.find(({ to }) => to === owner.email)!;
  expect(subject).toBe('Yönetim panelinin güvenlik kuralları değiştirildi');
  expect(text).toContain('Sayın Deniz Ak,');
  expect(text).toContain(`${office.user.name}, yönetim panelinde`);
  expect(text).toContain('şu yetkilerden birine sahip olanlar için zorunlu: Siparişler, Ayarlar.');
  const [entry] = await api.app.get(AuditReader).entriesOf('second-factor-policy shop', { limit: 1 });
  expect(entry).toMatchObject({
    actor: { kind: 'staff', id: office.user.id },
    what: 'second-factor-policy-saved',
    before: { version },
    after: { version: version + 1, differing: ['permissions', 'requiredFor'] },
  });
});

it('is neither recorded nor mailed where nothing changes', async () => {
  const unchanged = { requiredFor: 'EVERYBODY', expectedVersion: version, password: PASSWORD };
  expect(await office.codeOf(UPDATE, { input: unchanged })).toBe('accepted');
  expect(await office.codeOf(UPDATE, { input: { ...unchanged, expectedVersion: version + 1 } })).toBe(
    'VERSION_CONFLICT',
  );
  expect(await office.codeOf(UPDATE, { input: unchanged })).toBe('accepted');
  expect(await mails()).toEqual([]);
});

it('is mailed as each change made it, though it was changed again before the mails were sent', async () => {
  await dataSource.query(`UPDATE users SET is_active = false WHERE id <> $1`, [office.user.id]);
  const other = await staffWithPassword(api, ['settings']);
  const change = (browser: TestBrowser, input: object) =>
    browser.ask(UPDATE, { input: { ...input, password: PASSWORD } });
  await change(office, { requiredFor: 'NOBODY', expectedVersion: version });
  await change(other, { requiredFor: 'EVERYBODY', expectedVersion: version + 1 });
  const texts = (await mails()).filter(({ to }) => to === other.user.email).map(({ text }) => text);
  expect(texts).toEqual([
    expect.stringMatching(new RegExp(`${office.user.name}, yönetim panelinde[^]*hiçbir çalışan için`)),
    expect.stringMatching(new RegExp(`${other.user.name}, yönetim panelinde[^]*bütün çalışanlar için`)),
  ]);
});

it('tells in its history who changed what', async () => {
  await office.ask(UPDATE, {
    input: {
      requiredFor: 'PERMISSION_HOLDERS',
      permissions: ['USERS'],
      expectedVersion: version,
      password: PASSWORD,
    },
  });
  await relax(office, { password: PASSWORD }, version + 1);
  const { id, name } = office.user;
  expect(await office.ask(HISTORY)).toMatchObject({
    secondFactorPolicyHistory: [
      {
        version: version + 2,
        actor: { id, name },
        changes: [
          { field: 'permissions', before: '["users"]', after: '[]' },
          { field: 'requiredFor', before: '"permission_holders"', after: '"nobody"' },
        ],
      },
      { version: version + 1, actor: { id, name } },
    ],
  });
});
