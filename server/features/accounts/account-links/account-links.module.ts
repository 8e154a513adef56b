import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../../settings/index.js';
import { AccountLink } from './account-link.entity.js';
import { AccountLinks } from './account-links.js';
import { ACCOUNT_MAILS, AccountLinkMailer } from './account.mails.js';

/** One-time links for a new password and for a verified e-mail address, and the mails that carry them. */
@Module({
  imports: [TypeOrmModule.forFeature([AccountLink]), SettingsModule],
  providers: [AccountLinks, AccountLinkMailer, ...ACCOUNT_MAILS],
  exports: [AccountLinks],
})
export class AccountLinksModule {}
