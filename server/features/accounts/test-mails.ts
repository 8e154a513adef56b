import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { Config } from '../../kernel/config/config.js';
import type { Mail } from '../../kernel/mail/mail.js';
import type { Mailer } from '../../kernel/mail/mailer.js';
import type { Reaction } from '../../kernel/queue/reaction.js';
import { SettingsService } from '../settings/index.js';
import { AccountLinks } from './account-links.js';
import {
  EmailVerificationMail,
  LinkPost,
  PASSWORD_RESET_MAIL,
  PasswordResetMail,
  VERIFICATION_MAIL,
} from './account.mails.js';

/** Does what a worker would: carries out every open entry of the outbox once, and gives the mails it sent. */
export async function deliveredMails(app: NestFastifyApplication): Promise<Mail[]> {
  const mails: Mail[] = [];
  const mailer = { send: (mail: Mail) => Promise.resolve(void mails.push(mail)) } as unknown as Mailer;
  const post = new LinkPost(app.get(AccountLinks), mailer, app.get(SettingsService), app.get(Config));
  const reactions = new Map<string, Reaction>([
    [PASSWORD_RESET_MAIL, new PasswordResetMail(post)],
    [VERIFICATION_MAIL, new EmailVerificationMail(post)],
  ]);
  await app.get(DataSource).transaction(async (manager) => {
    const rows = await manager.query<{ reaction: string; subject_id: string }[]>(
      'SELECT reaction, subject_id FROM outbox ORDER BY id',
    );
    await manager.query('DELETE FROM outbox');
    for (const { reaction, subject_id } of rows) await reactions.get(reaction)?.react(subject_id, manager);
  });
  return mails;
}

/** The secret at the end of the address in a mail. */
export function tokenIn({ text }: Mail): string {
  const [, token] = /\/([\w-]{43})$/m.exec(text) ?? [];
  if (token === undefined) throw new Error('The mail holds no link');
  return token;
}
