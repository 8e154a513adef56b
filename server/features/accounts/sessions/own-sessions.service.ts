import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { CustomerSession } from './session.type.js';
import { SessionsService } from './sessions.service.js';

/** Lists and ends a customer's own sessions. */
@Injectable()
export class OwnSessionsService {
  constructor(private readonly sessions: SessionsService) {}

  async list({ actor, sessionIds }: RequestContext): Promise<CustomerSession[]> {
    const sessions = await this.sessions.listOfCustomer(actor.id ?? '');
    return sessions.map((session) => CustomerSession.of(session, sessionIds.customer));
  }

  /** @throws NOT_FOUND, for sessions of others and for unknown ones */
  async end(id: string, context: RequestContext): Promise<void> {
    const wasOwn = await this.sessions.endOfCustomer(context.actor.id ?? '', id);
    if (!wasOwn) throw notFound();
    if (id === context.sessionIds.customer) context.clearSessionCookie('customer');
  }
}
