import { Module } from '@nestjs/common';
import { AddressesModule } from '../addresses/addresses.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { UsersModule } from '../users/users.module.js';
import { DemoAccountsResolver } from './demo-accounts.resolver.js';
import { DemoAccountsService } from './demo-accounts.service.js';

/** Accounts that only a demo has. */
@Module({
  imports: [AddressesModule, SecondFactorModule, UsersModule],
  providers: [DemoAccountsService, DemoAccountsResolver],
})
export class DemoAccountsModule {}
