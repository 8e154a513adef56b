import { Module } from '@nestjs/common';
import { AccountLinksModule } from './account-links/account-links.module.js';
import { ActorsModule } from './actors/actors.module.js';
import { AddressesModule } from './addresses/addresses.module.js';
import { ApiKeysModule } from './api-keys/api-keys.module.js';
import { AvatarsModule } from './avatars/avatars.module.js';
import { AttemptsModule } from './attempts/attempts.module.js';
import { OwnConsentsModule } from './consents/own-consents.module.js';
import { DemoAccountsModule } from './demo/demo-accounts.module.js';
import { PeopleModule } from './people/people.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { PolicyEditingModule } from './policy-editing/policy-editing.module.js';
import { SecondFactorModule } from './second-factor/second-factor.module.js';
import { SecondFactorPolicyModule } from './second-factor-policy/second-factor-policy.module.js';
import { SecurityModule } from './security/security.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { SingleSignOnModule } from './single-sign-on/single-sign-on.module.js';
import { UserDirectoryModule } from './directory/user-directory.module.js';
import { UserEditingModule } from './user-editing/user-editing.module.js';
import { UsersModule } from './users/users.module.js';

const ROOMS = [
  UsersModule,
  SessionsModule,
  AttemptsModule,
  SecurityModule,
  SecondFactorPolicyModule,
  SecondFactorModule,
  PolicyEditingModule,
  AccountLinksModule,
  SingleSignOnModule,
  SignInModule,
  PeopleModule,
  ProfileModule,
  AvatarsModule,
  AddressesModule,
  OwnConsentsModule,
  ApiKeysModule,
  UserDirectoryModule,
  UserEditingModule,
  ActorsModule,
  DemoAccountsModule,
];

/** Customers, staff and programs, and how they authenticate. */
@Module({ imports: ROOMS, exports: ROOMS })
export class AccountsModule {}
