import { Module } from '@nestjs/common';
import { AccountLinksModule } from '../account-links/account-links.module.js';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SecurityModule } from '../security/security.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { CredentialsResolver } from './credentials.resolver.js';
import { CredentialsService } from './credentials.service.js';
import { PasswordStrategy } from './password.strategy.js';
import { SignInResolver } from './sign-in.resolver.js';
import { SignInService } from './sign-in.service.js';

/** Signing in and out, and resetting a password or verifying an e-mail address by a link. */
@Module({
  imports: [
    AccountLinksModule,
    AttemptsModule,
    SecondFactorModule,
    SecurityModule,
    SessionsModule,
    UsersModule,
  ],
  providers: [CredentialsService, PasswordStrategy, SignInService, CredentialsResolver, SignInResolver],
})
export class SignInModule {}
