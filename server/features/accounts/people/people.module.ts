import { Module } from '@nestjs/common';
import { ContentModule } from '../../content/index.js';
import { AccountLinksModule } from '../account-links/account-links.module.js';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { SecurityModule } from '../security/security.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountResolver } from './account.resolver.js';
import { ProfileService } from './profile.service.js';
import { RegistrationService } from './registration.service.js';
import { StaffAccountsService } from './staff-accounts.service.js';
import { StaffPasswordResolver } from './staff-password.resolver.js';
import { StaffPasswordService } from './staff-password.service.js';

/** Registration, profiles and staff accounts. */
@Module({
  imports: [AccountLinksModule, AttemptsModule, ContentModule, SecurityModule, SessionsModule, UsersModule],
  providers: [
    AccountResolver,
    ProfileService,
    RegistrationService,
    StaffAccountsService,
    StaffPasswordResolver,
    StaffPasswordService,
  ],
})
export class PeopleModule {}
