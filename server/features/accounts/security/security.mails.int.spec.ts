import { DataSource } from 'typeorm';
import type { Mail } from '../../../kernel/mail/mail.js';
import type { Mailer } from '../../../kernel/mail/mailer.js';
import { subscriptionOf } from '../../../kernel/queue/reaction.js';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import { begin, confirm, staffWithPassword, TestClock } from '../../../testing/second-factor.js';
import { changeUser, PASSWORD } from '../../../testing/sign-in.js';
import { SettingsService } from '../../settings/index.js';
import { UsersService } from '../users/users.service.js';
import { SECURITY_MAILS, SecurityMailer } from './security.mails.js';

const RENEW = 'mutation ($input: RenewRecoveryCodesInput!) { renewRecoveryCodes(input: $input) }';
const REMOVE = 'mutation ($input: SecondFactorProofInput!) { removeSecondFactor(input: $input) }';
const CHANGE = 'mutation ($input: ChangeStaffPasswordInput!) { changeStaffPassword(input: $input) }';

let api: TestApi;
let clock: TestClock;

beforeAll(async () => {
  api = await openTestApi();
  clock = new TestClock(api);
});

beforeEach(() => api.app.get(DataSource).query('TRUNCATE outbox'));

afterAll(() => api.close());

/** Does what a worker would, and returns what it sent. */
async function mails(): Promise<Mail[]> {
  const sent: Mail[] = [];
  const transport = { send: (mail: Mail) => Promise.resolve(void sent.push(mail)) } as unknown as Mailer;
  const mailer = new SecurityMailer(api.app.get(UsersService), transport, api.app.get(SettingsService));
  const rows = await api.app
    .get(DataSource)
    .query<{ reaction: string; type: string; subjectId: string }[]>(
      'SELECT reaction, fact AS type, subject_id AS "subjectId" FROM outbox ORDER BY id',
    );
  for (const { reaction, ...fact } of rows) {
    const SecurityMail = SECURITY_MAILS.find((listed) => subscriptionOf(listed)?.name === reaction);
    if (!SecurityMail) throw new Error(`No mail answers ${reaction}`);
    await new SecurityMail(mailer).react({ ...fact, version: null });
  }
  return sent;
}

it('tells staff of each change of how they sign in, without any secret', async () => {
  const staff = await staffWithPassword(api);
  const { secret } = await begin(staff);
  expect(await mails()).toEqual([]);
  await confirm(staff, clock.code(secret));
  clock.wait(1);
  await staff.ask(RENEW, { input: { code: clock.code(secret) } });
  clock.wait(1);
  await staff.ask(REMOVE, { input: { password: PASSWORD, code: clock.code(secret) } });
  await staff.ask(CHANGE, { input: { currentPassword: PASSWORD, newPassword: 'yeni uzun şifre 9' } });
  const sent = await mails();
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    [staff.user.email, 'İki adımlı doğrulama açıldı'],
    [staff.user.email, 'Kurtarma kodlarınız yenilendi'],
    [staff.user.email, 'İki adımlı doğrulama kapatıldı'],
    [staff.user.email, 'Şifreniz değiştirildi'],
  ]);
  expect(sent[0]?.text).toContain('Sayın Ayşe Yılmaz,');
  for (const { text } of sent) expect(text).not.toContain(secret);
});

it('sends nothing to an account that was closed meanwhile', async () => {
  const staff = await staffWithPassword(api);
  await staff.ask(CHANGE, { input: { currentPassword: PASSWORD, newPassword: 'yeni uzun şifre 9' } });
  await changeUser(api, staff.user, { isActive: false });
  expect(await mails()).toEqual([]);
});
