import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ContentService, isClosedTo } from '../../features/content/index.js';
import { contextHolderOf } from '../../kernel/actor/request-context.js';
import { type Audience, audienceOf, OPEN_DURING_MAINTENANCE } from '../../kernel/actor/audience.js';
import { maintenance, RETRY_AFTER_MAINTENANCE_SECONDS } from './maintenance.refusals.js';

const STOREFRONT: ReadonlySet<Audience['kind']> = new Set(['public', 'visitors', 'customers']);

/** While the shop is closed, visitors get what the maintenance page needs and nothing else; staff may look around. */
@Injectable()
export class MaintenanceGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly content: ContentService,
  ) {}

  /** @throws {Refusal} MAINTENANCE */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType<string>() !== 'graphql') return true;
    const declared = [context.getHandler(), context.getClass()];
    const audience = audienceOf(this.reflector, declared);
    if (!audience || !STOREFRONT.has(audience.kind)) return true;
    if (this.reflector.getAllAndOverride<boolean | undefined>(OPEN_DURING_MAINTENANCE, declared)) return true;
    const state = await this.content.maintenance();
    if (!(await isClosedTo(contextHolderOf(context), state))) return true;
    throw maintenance({ message: state.message, retryAfterSeconds: RETRY_AFTER_MAINTENANCE_SECONDS });
  }
}
