import { Module } from '@nestjs/common';
import { ConsentsModule } from '../../consents/index.js';
import { ContentModule } from '../../content/index.js';
import { AccountLinksModule } from '../account-links/account-links.module.js';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SecurityModule } from '../security/security.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountResolver } from './account.resolver.js';
import { CustomerPasswordResolver, StaffPasswordResolver } from './own-password.resolver.js';
import { OwnPasswordService } from './own-password.service.js';
import { RegistrationService } from './registration.service.js';
import { StaffAccountsService } from './staff-accounts.service.js';

/** Registration, staff accounts, and passwords that their owners change. */
@Module({
  imports: [
    AccountLinksModule,
    AttemptsModule,
    ConsentsModule,
    ContentModule,
    SecondFactorModule,
    SecurityModule,
    SessionsModule,
    UsersModule,
  ],
  providers: [
    AccountResolver,
    CustomerPasswordResolver,
    OwnPasswordService,
    RegistrationService,
    StaffAccountsService,
    StaffPasswordResolver,
  ],
})
export class PeopleModule {}
