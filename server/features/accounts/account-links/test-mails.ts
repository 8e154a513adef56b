import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { Config } from '../../../kernel/config/config.js';
import type { Mail } from '../../../kernel/mail/mail.js';
import type { Mailer } from '../../../kernel/mail/mailer.js';
import { subscriptionOf } from '../../../kernel/queue/reaction.js';
import { Subscriptions } from '../../../kernel/queue/subscriptions.js';
import { SettingsService } from '../../settings/index.js';
import { AccountLinks } from './account-links.js';
import { AccountLinkMailer } from './account-link.mailer.js';
import { ACCOUNT_MAILS } from './account.mails.js';

interface Row {
  reaction: string;
  type: string;
  subjectId: string;
  recordedAt: Date;
}

const { reactions } = new Subscriptions(ACCOUNT_MAILS);

/**
 * Does what a worker would: carries out every open row of the outbox once, and returns the mails it sent.
 *
 * @throws for a row that no account mail answers
 */
export async function deliveredMails(app: NestFastifyApplication): Promise<Mail[]> {
  const mails: Mail[] = [];
  const transport = { send: (mail: Mail) => Promise.resolve(void mails.push(mail)) } as unknown as Mailer;
  const mailer = new AccountLinkMailer(
    app.get(AccountLinks),
    transport,
    app.get(SettingsService),
    app.get(Config),
  );
  await app.get(DataSource).transaction(async (transaction) => {
    const rows = await transaction.query<Row[]>(
      'SELECT reaction, fact AS type, subject_id AS "subjectId", created_at AS "recordedAt" FROM outbox ORDER BY id',
    );
    await transaction.query('DELETE FROM outbox');
    for (const { reaction, ...fact } of rows) {
      const AccountMail = reactions.find((listed) => subscriptionOf(listed)?.name === reaction);
      if (!AccountMail) throw new Error(`No account mail answers ${reaction}`);
      await new AccountMail(mailer, app.get(AccountLinks)).react({ ...fact, version: null }, transaction);
    }
  });
  return mails;
}

/** The token at the end of the URL in a mail. */
export function tokenIn({ text }: Mail): string {
  const [, token] = /\/([\w-]{43})$/m.exec(text) ?? [];
  if (token === undefined) throw new Error('The mail has no link');
  return token;
}
