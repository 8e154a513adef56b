import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../../settings/index.js';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SecurityModule } from '../security/security.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountLink } from './account-link.entity.js';
import { AccountLinks } from './account-links.js';
import { ACCOUNT_MAILS, AccountLinkMailer } from './account.mails.js';
import { CredentialsResolver } from './credentials.resolver.js';
import { CredentialsService } from './credentials.service.js';
import { SignInResolver } from './sign-in.resolver.js';
import { SignInService } from './sign-in.service.js';

/** Signing in and out, and the links that reset a password or verify an e-mail address. */
@Module({
  imports: [
    AttemptsModule,
    SecondFactorModule,
    SecurityModule,
    TypeOrmModule.forFeature([AccountLink]),
    SessionsModule,
    SettingsModule,
    UsersModule,
  ],
  providers: [
    AccountLinks,
    CredentialsService,
    SignInService,
    CredentialsResolver,
    SignInResolver,
    AccountLinkMailer,
    ...ACCOUNT_MAILS,
  ],
  exports: [AccountLinks],
})
export class SignInModule {}
