import { Module } from '@nestjs/common';
import { AccountLinksModule } from '../account-links/account-links.module.js';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SingleSignOnModule } from '../single-sign-on/single-sign-on.module.js';
import { UsersModule } from '../users/users.module.js';
import { SuperAdmins } from './super-admins.js';
import { UserAccess } from './user-access.js';
import { UserEditing } from './user-editing.service.js';
import { UserSessions } from './user-sessions.service.js';
import { UserEditingAdminResolver } from './user-editing.admin.resolver.js';

/** How staff open accounts, change them and end what they give access to. */
@Module({
  imports: [
    AccountLinksModule,
    ApiKeysModule,
    SecondFactorModule,
    SessionsModule,
    SingleSignOnModule,
    UsersModule,
  ],
  providers: [SuperAdmins, UserAccess, UserEditing, UserSessions, UserEditingAdminResolver],
  exports: [SuperAdmins, UserAccess],
})
export class UserEditingModule {}
