import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { SecurityChanges } from './security-changes.js';
import { SECURITY_MAILS, SecurityMailer } from './security.mails.js';

/** What follows when staff change how they sign in. */
@Module({
  imports: [SessionsModule, SettingsModule, UsersModule],
  providers: [SecurityChanges, SecurityMailer, ...SECURITY_MAILS],
  exports: [SecurityChanges, SecurityMailer],
})
export class SecurityModule {}
