import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { notFound, signInRequired } from '../../../kernel/refusal/general.refusals.js';
import { CustomerSession, StaffSession } from './session.type.js';
import { SessionsService } from './sessions.service.js';

/** Lists and ends the own sessions of customers and staff. */
@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    private readonly audit: AuditLog,
  ) {}

  async list({ actor, sessionIds }: RequestContext): Promise<CustomerSession[]> {
    const sessions = await this.sessions.listOf(actor.id ?? '', 'customer');
    return sessions.map((session) => CustomerSession.of(session, sessionIds.customer));
  }

  /** @throws NOT_FOUND, for sessions of others and for unknown ones */
  async end(id: string, context: RequestContext): Promise<void> {
    const wasOwn = await this.sessions.endOf(this.dataSource.manager, context.actor, id);
    if (!wasOwn) throw notFound();
    if (id === context.sessionIds.customer) context.clearSessionCookie('customer');
  }

  /**
   * Ends the sessions of a customer but that of the request.
   *
   * @returns how many there were
   */
  endOthers(context: RequestContext): Promise<number> {
    return this.dataSource.transaction((transaction) =>
      this.sessions.endOthersOf(transaction, context.actor.id ?? '', context),
    );
  }

  async listOfStaff({ staff, sessionIds }: RequestContext): Promise<StaffSession[]> {
    const sessions = await this.sessions.listOf(staff?.id ?? '', 'staff');
    return sessions.map((session) => StaffSession.of(session, sessionIds.staff));
  }

  /** @throws NOT_FOUND, for sessions of others and for unknown ones */
  async endOfStaff(id: string, context: RequestContext): Promise<void> {
    const { staff: actor, requestId } = context;
    if (!actor) throw signInRequired();
    await this.dataSource.transaction(async (transaction) => {
      if (!(await this.sessions.endOf(transaction, actor, id))) throw notFound();
      await this.audit.add(transaction, {
        actor,
        requestId,
        what: 'staff-session-ended',
        subject: `user ${actor.id}`,
        after: { session: id },
      });
    });
    if (id === context.sessionIds.staff) context.clearSessionCookie('staff');
  }

  /**
   * Ends the panel sessions of a member of staff but that of the request.
   *
   * @returns how many there were
   */
  async endOthersOfStaff(context: RequestContext): Promise<number> {
    const { staff: actor, requestId } = context;
    if (!actor?.id) throw signInRequired();
    const { id } = actor;
    return this.dataSource.transaction(async (transaction) => {
      const count = await this.sessions.endOthersOf(transaction, id, context);
      if (count === 0) return count;
      await this.audit.add(transaction, {
        actor,
        requestId,
        what: 'staff-sessions-ended',
        subject: `user ${id}`,
        after: { count },
      });
      return count;
    });
  }
}
