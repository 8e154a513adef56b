import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor, Permission } from '../../../kernel/actor/actor.js';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { OwnProof } from '../attempts/own-proof.js';
import {
  type AuthenticatedSession,
  type NewSession,
  type OpenSession,
  SessionsService,
  type SessionUse,
} from '../sessions/sessions.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { Enrolment } from './enrolment.js';
import { SecondFactors } from './second-factors.js';

interface Credentials {
  /** Whose password was verified. */
  user: User;
  code: string | null;
}

/** Sessions of staff: opened with the second factor of those who have one, held back from those who should. */
@Injectable()
export class StaffSessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly factors: SecondFactors,
    private readonly enrolment: Enrolment,
    private readonly proof: OwnProof,
    private readonly audit: AuditLog,
  ) {}

  /**
   * The session of a token, or null. One that was opened without the second factor its user had to have comes without
   * permissions, until there is one.
   */
  async authenticate(token: string, use?: SessionUse): Promise<AuthenticatedSession | null> {
    const session = await this.sessions.authenticate('staff', token, use);
    return session && { ...session, actor: await this.actorOf(session) };
  }

  /** Who acts in a session now, without renewing it; null once it has ended. */
  async current(sessionId: string): Promise<Actor | null> {
    const session = await this.sessions.current('staff', sessionId);
    return session && this.actorOf(session);
  }

  /**
   * Signs in somebody whose password was right.
   *
   * @returns the permissions of the session; null when the password is no longer right
   * @throws SECOND_FACTOR_REQUIRED, RATE_LIMITED, SECOND_FACTOR_WRONG, RECOVERY_CODE_WRONG
   */
  async start({ user, code }: Credentials, context: RequestContext): Promise<readonly Permission[] | null> {
    const awaitsSecondFactor = await this.enrolment.isMissing({ id: user.id, permissions: user.granted });
    const open = () => this.open({ user, code }, awaitsSecondFactor, context);
    const asksForCode = code !== null && (await this.factors.isActive(user.id));
    const session = await (asksForCode ? this.proof.code(user, context, open) : open());
    if (!session) return null;
    this.sessions.sendCookies('staff', session, context);
    return awaitsSecondFactor ? [] : user.granted;
  }

  private async actorOf({ actor, awaitsSecondFactor }: OpenSession): Promise<Actor> {
    const mustEnrol = awaitsSecondFactor && (await this.enrolment.isMissing(actor));
    return mustEnrol ? { ...actor, permissions: [], mustEnrol } : actor;
  }

  private open(
    { user, code }: Credentials,
    awaitsSecondFactor: boolean,
    context: RequestContext,
  ): Promise<NewSession | null> {
    const cause = { actor: { kind: 'staff', id: user.id }, requestId: context.requestId } as const;
    return this.dataSource.transaction(async (transaction) => {
      if (!(await this.users.isUnchanged(transaction, user))) return null;
      await this.factors.acceptWhereActive(transaction, { userId: user.id, code, cause });
      await this.audit.add(transaction, { ...cause, what: 'admin-signed-in', subject: `user ${user.id}` });
      const start = { audience: 'staff', awaitsSecondFactor } as const;
      return this.sessions.startSession(transaction, user, start, context);
    });
  }
}
