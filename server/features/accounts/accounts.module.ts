import { Module } from '@nestjs/common';
import { ActorsModule } from './actors/actors.module.js';
import { ApiKeysModule } from './api-keys/api-keys.module.js';
import { DemoAccountsModule } from './demo/demo-accounts.module.js';
import { PeopleModule } from './people/people.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';
import { UsersModule } from './users/users.module.js';

const ROOMS = [
  UsersModule,
  SessionsModule,
  SignInModule,
  PeopleModule,
  ApiKeysModule,
  ActorsModule,
  DemoAccountsModule,
];

/** Customers, staff and programs, and how they authenticate. */
@Module({ imports: ROOMS, exports: ROOMS })
export class AccountsModule {}
