import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { Config } from '../../../kernel/config/config.js';
import type { Mail } from '../../../kernel/mail/mail.js';
import type { Mailer } from '../../../kernel/mail/mailer.js';
import type { Reaction } from '../../../kernel/queue/reaction.js';
import { SettingsService } from '../../settings/index.js';
import { AccountLinks } from './account-links.js';
import { EmailVerificationMail, AccountLinkMailer, PasswordResetMail } from './account.mails.js';

interface Row {
  type: string;
  subjectId: string;
}

/** Does what a worker would: carries out every open row of the outbox once, and returns the mails it sent. */
export async function deliveredMails(app: NestFastifyApplication): Promise<Mail[]> {
  const mails: Mail[] = [];
  const transport = { send: (mail: Mail) => Promise.resolve(void mails.push(mail)) } as unknown as Mailer;
  const mailer = new AccountLinkMailer(
    app.get(AccountLinks),
    transport,
    app.get(SettingsService),
    app.get(Config),
  );
  const reactions = new Map<string, Reaction>([
    ['PasswordResetRequested', new PasswordResetMail(mailer)],
    ['EmailVerificationRequested', new EmailVerificationMail(mailer)],
  ]);
  await app.get(DataSource).transaction(async (transaction) => {
    const rows = await transaction.query<Row[]>(
      'SELECT fact AS type, subject_id AS "subjectId" FROM outbox ORDER BY id',
    );
    await transaction.query('DELETE FROM outbox');
    for (const row of rows) await reactions.get(row.type)?.react({ ...row, version: null }, transaction);
  });
  return mails;
}

/** The token at the end of the URL in a mail. */
export function tokenIn({ text }: Mail): string {
  const [, token] = /\/([\w-]{43})$/m.exec(text) ?? [];
  if (token === undefined) throw new Error('The mail has no link');
  return token;
}
