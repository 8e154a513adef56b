import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { IdentityProvider } from './identity-provider.js';
import { SignInTickets } from './sign-in-tickets.js';
import { SingleSignOnResolver } from './single-sign-on.resolver.js';
import { SingleSignOnService } from './single-sign-on.service.js';
import { StaffIdentities } from './staff-identities.js';
import { StaffIdentity } from './staff-identity.entity.js';

/** Staff who sign in at the identity provider of their company. */
@Module({
  imports: [SecondFactorModule, SessionsModule, TypeOrmModule.forFeature([StaffIdentity]), UsersModule],
  providers: [IdentityProvider, SignInTickets, SingleSignOnResolver, SingleSignOnService, StaffIdentities],
  exports: [IdentityProvider, SignInTickets, SingleSignOnService, StaffIdentities],
})
export class SingleSignOnModule {}
