import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor, Permission } from '../../../kernel/actor/actor.js';
import type { Cause } from '../../../kernel/actor/cause.js';
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
  /** Whose password was verified, or whom an identity provider proved. */
  user: User;
  code: string | null;
  /** Of a sign-in there. */
  provider?: ProviderProof;
}

interface ProviderProof {
  /** Whether it proved a second factor too, which then counts as that of the shop. */
  hasSecondFactor: boolean;
  /** Sealed; its session is ended by it. */
  idToken: Buffer;
}

/** Somebody who signed in to the panel. */
export interface SignedInStaff {
  user: User;
  /** Of the session. */
  permissions: readonly Permission[];
}

/** What belongs to a sign-in besides its session, in the same transaction. */
type Besides = (transaction: EntityManager, cause: Cause) => Promise<void>;

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
   * Signs in somebody whose password was right, or whom an identity provider proved.
   *
   * @returns the permissions of the session; null when the account was changed since it was looked up
   * @throws SECOND_FACTOR_REQUIRED, RATE_LIMITED, SECOND_FACTOR_WRONG, RECOVERY_CODE_WRONG
   */
  async start(
    { user, code, provider }: Credentials,
    context: RequestContext,
    besides?: Besides,
  ): Promise<readonly Permission[] | null> {
    const awaitsSecondFactor =
      !provider?.hasSecondFactor &&
      (await this.enrolment.isMissing({ id: user.id, permissions: user.granted }));
    const open = () => this.open({ user, code, provider, awaitsSecondFactor }, context, besides);
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
    { user, code, provider, awaitsSecondFactor }: Credentials & { awaitsSecondFactor: boolean },
    context: RequestContext,
    besides?: Besides,
  ): Promise<NewSession | null> {
    const cause = { actor: { kind: 'staff', id: user.id }, requestId: context.requestId } as const;
    return this.dataSource.transaction(async (transaction) => {
      if (!(await this.users.isUnchanged(transaction, user))) return null;
      if (!provider?.hasSecondFactor) {
        await this.factors.acceptWhereActive(transaction, { userId: user.id, code, cause });
      }
      await besides?.(transaction, cause);
      const after = provider && { by: 'single-sign-on' };
      const entry = { ...cause, what: 'admin-signed-in', subject: `user ${user.id}` };
      await this.audit.add(transaction, { ...entry, ...(after && { after }) });
      const start = { audience: 'staff', awaitsSecondFactor, idToken: provider?.idToken ?? null } as const;
      return this.sessions.startSession(transaction, user, start, context);
    });
  }
}
