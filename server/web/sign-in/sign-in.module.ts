import { Module } from '@nestjs/common';
import { ApiKeysModule } from '../../features/api-keys/index.js';
import { SessionsModule } from '../../features/sessions/index.js';
import { Cookies } from './cookies.js';
import { ForeignOrigin } from './foreign-origin.js';
import { Recognition } from './recognition.js';
import { ApiKeyStrategy, CustomerSessionStrategy, StaffSessionStrategy } from './strategies.js';
import { Visits } from './visits.js';

/** Tells who sends a request. */
@Module({
  imports: [SessionsModule, ApiKeysModule],
  providers: [
    Cookies,
    ForeignOrigin,
    CustomerSessionStrategy,
    StaffSessionStrategy,
    ApiKeyStrategy,
    Recognition,
    Visits,
  ],
  exports: [ForeignOrigin, Visits],
})
export class SignInModule {}
