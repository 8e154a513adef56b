import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AUDIENCE, type Audience } from '../../kernel/audience/audience.js';
import { Config } from '../../kernel/config/config.js';
import { forbidden } from '../../kernel/refusal/general.refusals.js';
import { admits, type OperatorsDoor } from './caller.js';
import { callerOf } from './operation-context.js';

/** Deny by default: what declares no audience is refused to everybody. */
@Injectable()
export class AudienceGuard implements CanActivate {
  private readonly door: OperatorsDoor;

  constructor(
    private readonly reflector: Reflector,
    { metricsToken, trustProxy, publicUrl }: Config,
  ) {
    const trustsMachine = metricsToken === undefined && !trustProxy && publicUrl === undefined;
    this.door = { token: metricsToken, trustsMachine };
  }

  /** @throws {Refusal} FORBIDDEN */
  canActivate(context: ExecutionContext): boolean {
    const declared = [context.getHandler(), context.getClass()];
    const audience = this.reflector.getAllAndOverride<Audience | undefined>(AUDIENCE, declared);
    if (!audience || !admits(audience, callerOf(context), this.door)) throw forbidden();
    return true;
  }
}
