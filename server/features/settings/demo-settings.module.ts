import { Module } from '@nestjs/common';
import { DemoBankAccounts } from './demo-bank-accounts.js';
import { SettingsModule } from './settings.module.js';

/** Settings that only a demo has. Apart from the settings, which every process imports: this one saves at start. */
@Module({ imports: [SettingsModule], providers: [DemoBankAccounts] })
export class DemoSettingsModule {}
