import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { UsersModule } from '../users/users.module.js';
import { DemoAccountsResolver } from './demo-accounts.resolver.js';
import { DemoAccountsService } from './demo-accounts.service.js';
import { DemoBankAccounts } from './demo-bank-accounts.js';

/** Accounts and bank accounts that only a demo has. */
@Module({
  imports: [SettingsModule, UsersModule],
  providers: [DemoAccountsService, DemoAccountsResolver, DemoBankAccounts],
})
export class DemoAccountsModule {}
