import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../../settings/index.js';
import { AccountLink } from './account-link.entity.js';
import { AccountLinks } from './account-links.js';
import { AccountLinkMailer } from './account-link.mailer.js';
import { UsersModule } from '../users/users.module.js';
import { EmailChanges } from './email-changes.js';
import { ACCOUNT_MAILS } from './account.mails.js';

/** One-time links for a new password and for a verified e-mail address, and the mails that carry them. */
@Module({
  imports: [TypeOrmModule.forFeature([AccountLink]), SettingsModule, UsersModule],
  providers: [AccountLinks, EmailChanges, AccountLinkMailer, ...ACCOUNT_MAILS],
  exports: [AccountLinks, EmailChanges],
})
export class AccountLinksModule {}
