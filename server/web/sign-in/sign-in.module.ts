import { Module } from '@nestjs/common';
import {
  ApiKeysModule,
  SecondFactorModule,
  SessionsModule,
  SingleSignOnModule,
} from '../../features/accounts/index.js';
import { ApiKeyStrategy } from './api-key.strategy.js';
import { Cookies } from './cookies.js';
import { ForeignOrigin } from './foreign-origin.js';
import { Authentication } from './authentication.js';
import { OidcStrategies } from './oidc.strategy.js';
import { RequestContexts } from './request-contexts.js';
import { SingleSignOnController } from './single-sign-on.controller.js';

/** Authenticates requests, and staff at their identity provider. */
@Module({
  imports: [SessionsModule, SecondFactorModule, ApiKeysModule, SingleSignOnModule],
  controllers: [SingleSignOnController],
  providers: [ApiKeyStrategy, Cookies, ForeignOrigin, Authentication, OidcStrategies, RequestContexts],
  exports: [Cookies, ForeignOrigin, RequestContexts],
})
export class SignInModule {}
