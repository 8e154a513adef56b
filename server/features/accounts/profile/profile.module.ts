import { Module } from '@nestjs/common';
import { AccountLinksModule } from '../account-links/account-links.module.js';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { UsersModule } from '../users/users.module.js';
import { EmailChangeService } from './email-change.service.js';
import { ProfileResolver } from './profile.resolver.js';
import { ProfileService } from './profile.service.js';

/** What customers change of their own account. */
@Module({
  imports: [AccountLinksModule, AttemptsModule, UsersModule],
  providers: [EmailChangeService, ProfileResolver, ProfileService],
})
export class ProfileModule {}
