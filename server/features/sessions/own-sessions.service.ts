import { Injectable } from '@nestjs/common';
import type { Visit } from '../../kernel/actor/visit.js';
import { notFound } from '../../kernel/refusal/general.refusals.js';
import { CustomerSession } from './session.type.js';
import { SessionsService } from './sessions.service.js';

/** What a customer sees and ends of his own sessions. */
@Injectable()
export class OwnSessionsService {
  constructor(private readonly sessions: SessionsService) {}

  async list({ actor, sessionIds }: Visit): Promise<CustomerSession[]> {
    const sessions = await this.sessions.listOfCustomer(actor.id ?? '');
    return sessions.map((session) => CustomerSession.of(session, sessionIds.customer));
  }

  /** @throws NOT_FOUND, the same for a session of somebody else as for one that does not exist */
  async end(id: string, visit: Visit): Promise<void> {
    const wasOwn = await this.sessions.endOfCustomer(visit.actor.id ?? '', id);
    if (!wasOwn) throw notFound();
    if (id === visit.sessionIds.customer) visit.dropSession('customer');
  }
}
