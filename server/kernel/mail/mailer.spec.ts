import { Writable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { readConfig } from '../config/config.js';
import { createLogger } from '../logging/logger.js';
import { NestLogger } from '../logging/nest-logger.js';
import { type Mail, MAX_ATTACHED_BYTES } from './mail.js';
import { Mailer } from './mailer.js';
import { openTestSmtp } from './test-smtp.js';

const NEEDED = {
  DATABASE_URL: 'postgres://shop@db/shop',
  MASTER_KEY: Buffer.alloc(32, 'test').toString('base64'),
};
const LINK = 'https://magaza.example/sifre/one-time-secret';
const RESET: Mail = {
  to: 'ayse@example.com',
  subject: 'Şifrenizi yenileyin: İÇĞÖÜ',
  text: `Bağlantı:\n${LINK}`,
  html: `<p>Bağlantı: <a href="${LINK}">yenile</a></p>`,
};

let smtp: Awaited<ReturnType<typeof openTestSmtp>>;
let mailers: Mailer[];

beforeAll(async () => {
  smtp = await openTestSmtp();
});

beforeEach(() => {
  mailers = [];
  smtp.mails.length = 0;
});

afterEach(() => {
  for (const mailer of mailers) mailer.onApplicationShutdown();
});

afterAll(() => smtp.close());

function mailerOf(variables: Record<string, string>): Mailer {
  const mailer = new Mailer(readConfig({ ...NEEDED, ...variables }));
  mailers.push(mailer);
  return mailer;
}

const bySmtp = (url = smtp.url) =>
  mailerOf({ SMTP_URL: url, MAIL_FROM: 'Isı Mağazası <magaza@example.com>' });

/** Output and log that the process writes while the work is done. */
async function writtenDuring(work: () => Promise<void>): Promise<{ output: string; log: string }> {
  let output = '';
  let log = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  Logger.overrideLogger(new NestLogger(createLogger({ level: 'info', process: 'spec' }, stream)));
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    output += String(chunk);
    return true;
  });
  try {
    await work();
  } finally {
    write.mockRestore();
    Logger.overrideLogger(false);
  }
  return { output, log };
}

/** Decodes `=?UTF-8?Q?…?=`. */
const decoded = (header = '') =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/g, (_word, kind: string, text: string) =>
      kind === 'B'
        ? Buffer.from(text, 'base64').toString()
        : decodeURIComponent(text.replaceAll('_', ' ').replaceAll('=', '%')),
    );

const headerOf = (name: string) =>
  decoded(smtp.mails[0]?.headers.find((line) => line.startsWith(`${name}: `)));

it('sends text and HTML with Turkish letters by SMTP', async () => {
  await bySmtp().send(RESET);
  expect(smtp.mails).toMatchObject([{ from: 'magaza@example.com', recipients: ['ayse@example.com'] }]);
  expect(headerOf('From')).toBe('From: Isı Mağazası <magaza@example.com>');
  expect(headerOf('To')).toBe('To: ayse@example.com');
  expect(headerOf('Subject')).toBe(`Subject: ${RESET.subject}`);
  expect(smtp.mails[0]?.body).toContain('Bağlantı:\r\nhttps://magaza.example/');
  expect(smtp.mails[0]?.body).toContain(RESET.html);
});

it('attaches a text as a file', async () => {
  const text = '<h1>Sözleşme</h1>';
  await bySmtp().send({ ...RESET, attachments: [{ name: 'sozlesme-1a2b.html', type: 'text/html', text }] });
  const [, file = ''] = smtp.mails[0]?.body.split('filename=sozlesme-1a2b.html') ?? [];
  expect(smtp.mails[0]?.body).toContain('Content-Type: text/html; charset=utf-8; name=sozlesme-1a2b.html');
  const [, content = ''] = file.split('\r\n\r\n');
  expect([content, Buffer.from(content, 'base64').toString()].join()).toContain(text);
});

it('attaches bytes as a file with a Turkish name, made when the mail is sent', async () => {
  const pdf = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 255, 13, 10, 46, 13, 10, 200]);
  const content = vi.fn(() => Promise.resolve(pdf));
  const name = 'İrsaliye değil, sevk fişi.pdf';
  await bySmtp().send({ ...RESET, attachments: [{ name, type: 'application/pdf', content }] });
  expect(content).toHaveBeenCalledTimes(1);
  const [, part = ''] = smtp.mails[0]?.body.split('Content-Type: application/pdf') ?? [];
  const [head = '', body = ''] = part.split('\r\n\r\n');
  expect(head).toContain('Content-Transfer-Encoding: base64');
  expect(head).toContain('Content-Disposition: attachment');
  const encoded = [...head.matchAll(/filename\*(?:\d+\*)?=(?:utf-8'')?([^;\s]+)/gi)]
    .map(([, piece]) => piece)
    .join('');
  expect(decodeURIComponent(encoded)).toBe(name);
  expect(Buffer.from(body.split('\r\n--')[0] ?? '', 'base64').equals(pdf)).toBe(true);
});

it('refuses attachments that are too large together, and makes no more of them', async () => {
  const half = Buffer.alloc(MAX_ATTACHED_BYTES / 2 + 1);
  const third = vi.fn(() => Promise.resolve(half));
  const file = { name: 'teklif.pdf', type: 'application/pdf' };
  const attachments = [
    { ...file, content: half },
    { ...file, content: half },
    { ...file, content: third },
  ];
  await expect(bySmtp().send({ ...RESET, attachments })).rejects.toMatchObject({
    name: 'MailError',
    message: 'The attachments are larger than 10 MB',
    code: 'EATTACHMENTS',
  });
  expect(third).not.toHaveBeenCalled();
  expect(smtp.mails).toEqual([]);
});

it('writes name and size of an attachment to the output, never its bytes', async () => {
  const content = Buffer.from('gizli'.repeat(1_000));
  const attachments = [{ name: 'Teklif özeti.pdf', type: 'application/pdf', content }];
  const { output } = await writtenDuring(() => mailerOf({ DEMO: '1' }).send({ ...RESET, attachments }));
  expect(output).toContain('Ek: Teklif özeti.pdf (5 KB)');
  expect(output).not.toContain('gizli');
});

it('gives every attempt at a mail the same id, so that it is shown once', async () => {
  await bySmtp().send({ ...RESET, key: 'order-received-mail.1a2b' });
  expect(headerOf('Message-ID')).toBe('Message-ID: <order-received-mail.1a2b@example.com>');
  smtp.mails.length = 0;
  await bySmtp().send(RESET);
  expect(headerOf('Message-ID')).not.toContain('order-received-mail');
});

it('keeps line breaks in a subject from becoming headers or recipients', async () => {
  await bySmtp().send({ ...RESET, subject: 'Merhaba\r\nBcc: hepsi@example.com\n\nGövde\u2028\u202eson' });
  expect(smtp.mails[0]?.recipients).toEqual(['ayse@example.com']);
  expect(headerOf('Subject')).toBe('Subject: Merhaba Bcc: hepsi@example.com Gövde son');
  expect(smtp.mails[0]?.headers.filter((line) => /^(bcc|cc):/i.test(line))).toEqual([]);
});

it.each([
  '',
  'ayse',
  'ayse@example.com, hepsi@example.com',
  'Ayşe <ayse@example.com>',
  'ayse@example.com\r\nBcc: hepsi@example.com',
  'ayse@example.com\nRCPT TO:<hepsi@example.com>',
  'a b@example.com',
  'info@fırma.com',
  `${'a'.repeat(250)}@example.com`,
])('refuses to send to %j', async (to) => {
  await expect(bySmtp().send({ ...RESET, to })).rejects.toMatchObject({
    name: 'MailError',
    code: 'EENVELOPE',
  });
  expect(smtp.mails).toEqual([]);
});

it('reports the code of the SMTP server for a refused recipient, but not the recipient', async () => {
  const refused: unknown = await bySmtp()
    .send({ ...RESET, to: 'nobody@example.com' })
    .catch((error: unknown) => error);
  expect(refused).toMatchObject({ name: 'MailError', code: 'EENVELOPE 550' });
  const { message, stack } = refused as Error;
  expect(message + (stack ?? '')).not.toContain('nobody@');
});

it('fails with a MailError when the SMTP server cannot be reached', async () => {
  await expect(bySmtp('smtp://127.0.0.1:1').send(RESET)).rejects.toMatchObject({ name: 'MailError' });
});

it.each([
  ['DEMO', '1'],
  ['NODE_ENV', 'development'],
])('writes the whole mail to the output with %s=%s and no SMTP', async (name, value) => {
  const mailer = mailerOf({ [name]: value });
  const { output, log } = await writtenDuring(async () => {
    mailer.warnWhenDisabled();
    await mailer.send(RESET);
  });
  expect(output).toContain(RESET.subject);
  expect(output).toContain(LINK);
  expect(log).toBe('');
});

it('warns in production without SMTP that no mail is sent, and logs no mail', async () => {
  const mailer = mailerOf({});
  const boot = await writtenDuring(() => {
    mailer.warnWhenDisabled();
    return Promise.resolve();
  });
  expect(boot.log.trim().split('\n')).toHaveLength(1);
  expect(boot.log).toContain('SMTP_URL is not set');
  const { output, log } = await writtenDuring(() =>
    mailer.send({ ...RESET, subject: 'Yeni mesaj: Öz Tesisat', key: 'new-message-mail.1' }),
  );
  expect(JSON.parse(log)).toMatchObject({ level: 'warn', domain: 'example.com', mail: 'new-message-mail.1' });
  expect(output).toBe('');
  expect(log).not.toMatch(/ayse|one-time-secret|Tesisat/);
});

it('says whom an answer goes to, and never by an address that holds more', async () => {
  await bySmtp().send({ ...RESET, replyTo: 'alici@firma.example' });
  expect(headerOf('Reply-To')).toBe('Reply-To: alici@firma.example');
  smtp.mails.length = 0;
  await bySmtp().send({ ...RESET, replyTo: 'a@b.example, kotu@c.example' });
  expect(smtp.mails[0]?.headers.filter((line) => /^reply-to:/i.test(line))).toEqual([]);
});
