import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Permission } from '../../../kernel/actor/actor.js';
import type { SessionAudience, RequestContext } from '../../../kernel/actor/request-context.js';
import { emailSuggestion } from '../../../kernel/mail/email-address.js';
import type { Refusal } from '../../../kernel/refusal/refusal.js';
import type { User } from '../users/user.entity.js';
import { loginKey, UsersService } from '../users/users.service.js';
import { type NewSession, SessionsService } from '../sessions/sessions.service.js';
import { StaffSessions } from '../second-factor/staff-sessions.js';
import { emailInvalid } from './credentials.refusals.js';
import { RefusedSignIns } from '../attempts/refused-sign-ins.js';
import { type CountedAttempt, SignInAttempts } from '../attempts/sign-in-attempts.js';
import type { AdminLoginInput, LoginInput } from './sign-in.input.js';
import { adminLoginRefused, loginIncomplete, loginRefused } from './sign-in.refusals.js';

interface Authenticated {
  user: User;
  attempt: CountedAttempt;
}

interface SignedInStaff {
  user: User;
  /** Of the session. */
  permissions: readonly Permission[];
}

/** What the audit log and the person are told of a refusal, by door. */
const REFUSALS = {
  customer: { what: 'sign-in-refused', refusal: loginRefused },
  staff: { what: 'admin-sign-in-refused', refusal: adminLoginRefused },
} as const;

/** Signs customers and staff in, each at their own door only. */
@Injectable()
export class SignInService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly staffSessions: StaffSessions,
    private readonly attempts: SignInAttempts,
    private readonly refused: RefusedSignIns,
  ) {}

  /** @throws LOGIN_INCOMPLETE, EMAIL_INVALID for Turkish letters in the address, RATE_LIMITED, LOGIN_REFUSED */
  async login(input: LoginInput, context: RequestContext): Promise<User> {
    const credentials = { login: input.email, password: input.password };
    const { user, attempt } = await this.authenticate('customer', credentials, context);
    const session = await this.startCustomerSession(user, context);
    if (!session) throw this.refuse('customer', user.emailKey, context);
    this.sessions.sendCookies('customer', session, context);
    await this.attempts.succeeded(attempt, context);
    return user;
  }

  /**
   * Signs staff in; those who have a second factor with its code.
   *
   * @throws LOGIN_INCOMPLETE, EMAIL_INVALID for Turkish letters in the address, RATE_LIMITED, ADMIN_LOGIN_REFUSED,
   *   SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, RECOVERY_CODE_WRONG
   */
  async adminLogin(input: AdminLoginInput, context: RequestContext): Promise<SignedInStaff> {
    const { user, attempt } = await this.authenticate('staff', input, context);
    await this.attempts.wasRight(attempt, context);
    const code = input.code?.trim() ? input.code : null;
    const permissions = await this.staffSessions.start({ user, code }, context);
    if (!permissions) throw this.refuse('staff', user.emailKey, context);
    return { user, permissions };
  }

  /** Ends the session of the browser, if it has one. */
  async logout(audience: SessionAudience, context: RequestContext): Promise<void> {
    await this.sessions.end(this.dataSource.manager, context.sessionIds[audience]);
    context.clearSessionCookie(audience);
  }

  /** Null when the password was changed since it was verified. */
  private startCustomerSession(user: User, context: RequestContext): Promise<NewSession | null> {
    return this.dataSource.transaction(async (transaction) =>
      (await this.users.isUnchanged(transaction, user))
        ? this.sessions.startSession(transaction, user, { audience: 'customer' }, context)
        : null,
    );
  }

  /** Refused for a wrong password and, after the same work, for a user of the other door. */
  private async authenticate(
    door: SessionAudience,
    credentials: Pick<AdminLoginInput, 'login' | 'password'>,
    context: RequestContext,
  ): Promise<Authenticated> {
    assertComplete(credentials);
    const { login, password } = credentials;
    const user = await (door === 'staff' ? this.users.findByLogin(login) : this.users.findByEmail(login));
    // One count for both names of an account: another would double the guesses at its password.
    const account = user?.emailKey ?? loginKey(login);
    const attempt = await this.attempts.count(account, context);
    const isVerified = await this.users.verifies(user, password);
    if (isVerified && user?.door === door) return { user, attempt };
    throw this.refuse(door, account, context);
  }

  private refuse(door: SessionAudience, account: string, { requestId }: RequestContext): Refusal {
    const { what, refusal } = REFUSALS[door];
    this.refused.record({ account, what, requestId });
    return refusal();
  }
}

/** Spaces alone are no login, but they may be a password. An address no account can have is asked back. */
function assertComplete({ login, password }: Pick<AdminLoginInput, 'login' | 'password'>): void {
  if (login.trim() === '' || password === '') throw loginIncomplete();
  if (emailSuggestion(login) !== null) throw emailInvalid(login);
}
