import { Module } from '@nestjs/common';
import { KnownCustomersModule } from '../../../kernel/actor/known-customers.js';
import { StandingPermissionsModule } from '../../../kernel/actor/standing-permissions.js';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { UsersModule } from '../users/users.module.js';
import { ActorNames } from './actor-names.js';
import { ActorPermissions } from './actor-permissions.js';
import { CustomerAccounts } from './customer-accounts.js';
import { HistoryActorResolver } from './history-actor.resolver.js';

/** What people and programs may do who act later: for processes without a transport. */
@Module({ imports: [UsersModule, ApiKeysModule, StandingPermissionsModule], providers: [ActorPermissions] })
export class ActorPermissionsModule {}

/** How the people and programs of a history are called, what they may still do, and which mailboxes are theirs. */
@Module({
  imports: [ActorPermissionsModule, KnownCustomersModule, UsersModule],
  providers: [ActorNames, CustomerAccounts, HistoryActorResolver],
})
export class ActorsModule {}
