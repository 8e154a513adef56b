import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../../../kernel/config/config.js';
import { type MailTemplate, renderMail } from '../../../kernel/mail/mail-template.js';
import { Mailer } from '../../../kernel/mail/mailer.js';
import { SettingsService } from '../../settings/index.js';
import type { User } from '../users/user.entity.js';
import { AccountLinks } from './account-links.js';

export interface LinkMail {
  linkId: string;
  lifeMs: number;
  write: (token: string, config: Config, user: User) => Omit<MailTemplate, 'shopName' | 'recipientName'>;
}

/** Sends links to their users. The token is generated here and is in the mail alone. */
@Injectable()
export class AccountLinkMailer {
  constructor(
    private readonly links: AccountLinks,
    private readonly mailer: Mailer,
    private readonly settings: SettingsService,
    private readonly config: Config,
  ) {}

  /** Sends nothing when the link is used or its user may not use it. */
  async send(transaction: EntityManager, { linkId, lifeMs, write }: LinkMail): Promise<void> {
    const issued = await this.links.issueToken(transaction, linkId, lifeMs);
    if (!issued) return;
    const { token, user } = issued;
    const { siteName: shopName } = await this.settings.current();
    const content = renderMail({ shopName, recipientName: user.name, ...write(token, this.config, user) });
    await this.mailer.send({ to: issued.newEmail ?? user.email, ...content });
  }

  /** Mails an address that its owner leaves for another one; it does not name that one: the mailbox may be a stranger's. */
  async notify(to: string, recipientName: string, mail: Omit<MailTemplate, 'shopName' | 'recipientName'>) {
    const { siteName: shopName } = await this.settings.current();
    await this.mailer.send({ to, ...renderMail({ shopName, recipientName, ...mail }) });
  }
}
