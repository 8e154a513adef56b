import { Mailer } from '../../../kernel/mail/mailer.js';
import { openTestSmtp } from '../../../kernel/mail/test-smtp.js';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import type { SignedInBrowser } from '../../../testing/people.js';
import { SAMPLE_MAILS } from './order-mail-samples.js';

const SAMPLE = 'query ($mail: SampleMail!) { orderMailSample(mail: $mail) { subject text html } }';
const SEND = 'mutation ($mail: SampleMail!) { sendTestOrderMail(mail: $mail) }';
const MAILS = SAMPLE_MAILS.map((mail) => mail.toUpperCase());

interface Sample {
  subject: string;
  text: string;
  html: string;
}

let api: TestApi;
let smtp: Awaited<ReturnType<typeof openTestSmtp>>;
let staff: SignedInBrowser;

beforeAll(async () => {
  smtp = await openTestSmtp();
  api = await openTestApi({ environment: { SMTP_URL: smtp.url, MAIL_FROM: 'magaza@ornek.example' } });
  staff = await api.staff(['settings']);
});

afterAll(async () => {
  await api.close();
  await smtp.close();
});

const show = async (mail: string) =>
  (await staff.ask<{ orderMailSample: Sample }>(SAMPLE, { mail })).orderMailSample;

it('shows each mail with an order that nobody placed, and with the name of the shop', async () => {
  const samples = await Promise.all(MAILS.map(show));
  expect(new Set(samples.map(({ subject }) => subject)).size).toBe(MAILS.length);
  for (const { text, html } of samples) {
    expect(text).toContain('#00000000');
    expect(html).toContain('#00000000');
    expect(text).not.toContain('undefined');
  }
  expect((await show('SHIPPED')).text).toContain('123456789012');
});

it('sends a sample to who asks and to nobody else, at most ten an hour', async () => {
  const { sendTestOrderMail: address } = await staff.ask<{ sendTestOrderMail: string }>(SEND, {
    mail: 'PAID',
  });
  expect(smtp.mails).toHaveLength(1);
  expect(smtp.mails[0]?.recipients).toEqual([address]);
  expect(smtp.mails[0]?.body).toContain('#00000000');
  for (let sent = 1; sent < 10; sent += 1) await staff.ask(SEND, { mail: 'PAID' });
  expect(await staff.codeOf(SEND, { mail: 'PAID' })).toBe('RATE_LIMITED');
  expect(smtp.mails).toHaveLength(10);
});

it('says that the mail server does not answer, and that there is none', async () => {
  const colleague = await api.staff(['settings']);
  const mailer = api.app.get(Mailer, { strict: false });
  await smtp.close();
  expect(await colleague.codeOf(SEND, { mail: 'RECEIVED' })).toBe('MAIL_REFUSED');
  Object.assign(mailer, { isOff: true });
  expect(await colleague.codeOf(SEND, { mail: 'RECEIVED' })).toBe('MAIL_OFF');
  smtp = await openTestSmtp();
});
