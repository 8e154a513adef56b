import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/index.js';
import { UsersModule } from '../users/index.js';
import { DemoAccountsResolver } from './demo-accounts.resolver.js';
import { DemoAccountsService } from './demo-accounts.service.js';
import { DemoBankAccounts } from './demo-bank-accounts.js';

/** What a demo has and a shop in earnest has not. */
@Module({
  imports: [SettingsModule, UsersModule],
  providers: [DemoAccountsService, DemoAccountsResolver, DemoBankAccounts],
})
export class DemoAccountsModule {}
