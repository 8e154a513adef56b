import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { contextHolderOf } from '../../kernel/actor/request-context.js';
import { audienceOf } from '../../kernel/actor/audience.js';
import { Config } from '../../kernel/config/config.js';
import { hasPublicAddress } from '../../kernel/config/public-origin.js';
import { forbidden } from '../../kernel/refusal/general.refusals.js';
import { admits, type OperatorAccess } from './caller.js';
import { callerOf } from './operation-context.js';
import { needsSignIn, refusalFor, type SignedInAudience } from './signed-in.js';

/** Deny by default: what declares no audience is refused to everybody. */
@Injectable()
export class AudienceGuard implements CanActivate {
  private readonly operatorAccess: OperatorAccess;

  constructor(
    private readonly reflector: Reflector,
    config: Config,
  ) {
    const { metricsToken, trustProxy } = config;
    const trustsMachine = metricsToken === undefined && !trustProxy && !hasPublicAddress(config);
    this.operatorAccess = { token: metricsToken, trustsMachine };
  }

  /** @throws {Refusal} FORBIDDEN, SIGN_IN_REQUIRED */
  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const declared = [context.getHandler(), context.getClass()];
    const audience = audienceOf(this.reflector, declared);
    if (!audience) throw forbidden();
    if (needsSignIn(audience)) return admitVisitor(audience, context);
    if (!admits(audience, callerOf(context), this.operatorAccess)) throw forbidden();
    return true;
  }
}

async function admitVisitor(audience: SignedInAudience, context: ExecutionContext): Promise<boolean> {
  const obstacle = refusalFor(audience, await contextHolderOf(context).requestContext());
  if (obstacle) throw obstacle;
  return true;
}
