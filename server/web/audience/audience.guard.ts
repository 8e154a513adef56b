import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AUDIENCE, type Audience } from '../../kernel/audience/audience.js';
import { Config } from '../../kernel/config/config.js';
import { forbidden } from '../../kernel/refusal/general.refusals.js';
import { admits } from './caller.js';
import { callerOf } from './operation-context.js';

/** Deny by default: what declares no audience is refused to everybody. */
@Injectable()
export class AudienceGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly config: Config,
  ) {}

  /** @throws {Refusal} FORBIDDEN */
  canActivate(context: ExecutionContext): boolean {
    const declared = [context.getHandler(), context.getClass()];
    const audience = this.reflector.getAllAndOverride<Audience | undefined>(AUDIENCE, declared);
    if (!audience || !admits(audience, callerOf(context), this.config.metricsToken)) throw forbidden();
    return true;
  }
}
