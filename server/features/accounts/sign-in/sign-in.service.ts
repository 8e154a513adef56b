import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SessionAudience, RequestContext } from '../../../kernel/actor/request-context.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { emailSuggestion } from '../../../kernel/mail/email-address.js';
import type { User } from '../users/user.entity.js';
import { loginKey, UsersService } from '../users/users.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { emailInvalid } from './credentials.refusals.js';
import { RefusedSignIns } from '../attempts/refused-sign-ins.js';
import { type CountedAttempt, SignInAttempts } from '../attempts/sign-in-attempts.js';
import type { AdminLoginInput, LoginInput } from './sign-in.input.js';
import { adminLoginRefused, loginIncomplete, loginRefused } from './sign-in.refusals.js';

interface Authenticated {
  user: User;
  attempt: CountedAttempt;
}

/** Signs customers and staff in, each at their own door only. */
@Injectable()
export class SignInService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly attempts: SignInAttempts,
    private readonly refused: RefusedSignIns,
    private readonly audit: AuditLog,
  ) {}

  /** @throws LOGIN_INCOMPLETE, EMAIL_INVALID for Turkish letters in the address, RATE_LIMITED, LOGIN_REFUSED */
  async login(input: LoginInput, context: RequestContext): Promise<User> {
    const authenticated = await this.authenticate(
      'customer',
      { login: input.email, password: input.password },
      context,
    );
    if (!authenticated) throw loginRefused();
    const { user, attempt } = authenticated;
    const session = await this.dataSource.transaction((transaction) =>
      this.sessions.startSession(transaction, user, 'customer', context),
    );
    this.sessions.sendCookies('customer', session, context);
    await this.attempts.succeeded(attempt, context);
    return user;
  }

  /** @throws LOGIN_INCOMPLETE, EMAIL_INVALID for Turkish letters in the address, RATE_LIMITED, ADMIN_LOGIN_REFUSED */
  async adminLogin(input: AdminLoginInput, context: RequestContext): Promise<User> {
    const authenticated = await this.authenticate('staff', input, context);
    if (!authenticated) throw adminLoginRefused();
    const { user, attempt } = authenticated;
    await this.startStaffSession(user, context);
    await this.attempts.succeeded(attempt, context);
    return user;
  }

  /** Ends the session of the browser, if it has one. */
  async logout(audience: SessionAudience, context: RequestContext): Promise<void> {
    await this.sessions.end(this.dataSource.manager, context.sessionIds[audience]);
    context.clearSessionCookie(audience);
  }

  /** Null for a wrong password and, after the same work, for a user of the other door. */
  private async authenticate(
    door: SessionAudience,
    credentials: Pick<AdminLoginInput, 'login' | 'password'>,
    context: RequestContext,
  ): Promise<Authenticated | null> {
    assertComplete(credentials);
    const { login, password } = credentials;
    const user = await (door === 'staff' ? this.users.findByLogin(login) : this.users.findByEmail(login));
    // One count for both names of an account: another would double the guesses at its password.
    const account = user?.emailKey ?? loginKey(login);
    const attempt = await this.attempts.count(account, context);
    const isVerified = await this.users.verifies(user, password);
    if (isVerified && user?.door === door) return { user, attempt };
    this.refused.record({ account, door, requestId: context.requestId });
    return null;
  }

  private async startStaffSession(user: User, context: RequestContext): Promise<void> {
    const session = await this.dataSource.transaction(async (transaction) => {
      await this.audit.add(transaction, {
        actor: { kind: 'staff', id: user.id },
        requestId: context.requestId,
        what: 'admin-signed-in',
        subject: `user ${user.id}`,
      });
      return this.sessions.startSession(transaction, user, 'staff', context);
    });
    this.sessions.sendCookies('staff', session, context);
  }
}

/** Spaces alone are no login, but they may be a password. An address no account can have is asked back. */
function assertComplete({ login, password }: Pick<AdminLoginInput, 'login' | 'password'>): void {
  if (login.trim() === '' || password === '') throw loginIncomplete();
  if (emailSuggestion(login) !== null) throw emailInvalid(login);
}
