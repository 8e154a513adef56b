import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentModule } from '../content/index.js';
import { SessionsModule } from '../sessions/index.js';
import { SettingsModule } from '../settings/index.js';
import { UsersModule } from '../users/index.js';
import { AccountLink } from './account-link.entity.js';
import { AccountLinks } from './account-links.js';
import { EmailVerificationMail, LinkPost, PasswordResetMail } from './account.mails.js';
import { AccountResolver } from './account.resolver.js';
import { CredentialsResolver } from './credentials.resolver.js';
import { CredentialsService } from './credentials.service.js';
import { ProfileService } from './profile.service.js';
import { RegistrationService } from './registration.service.js';
import { StaffAccountsService } from './staff-accounts.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([AccountLink]),
    ContentModule,
    SessionsModule,
    SettingsModule,
    UsersModule,
  ],
  providers: [
    AccountLinks,
    RegistrationService,
    ProfileService,
    CredentialsService,
    AccountResolver,
    CredentialsResolver,
    LinkPost,
    PasswordResetMail,
    EmailVerificationMail,
    StaffAccountsService,
  ],
})
export class AccountsModule {}
