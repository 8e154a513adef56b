import { Module } from '@nestjs/common';
import { ApiKeysModule, SecondFactorModule, SessionsModule } from '../../features/accounts/index.js';
import { Cookies } from './cookies.js';
import { ForeignOrigin } from './foreign-origin.js';
import { Authentication } from './authentication.js';
import { RequestContexts } from './request-contexts.js';

/** Authenticates requests. */
@Module({
  imports: [SessionsModule, SecondFactorModule, ApiKeysModule],
  providers: [Cookies, ForeignOrigin, Authentication, RequestContexts],
  exports: [Cookies, ForeignOrigin, RequestContexts],
})
export class SignInModule {}
