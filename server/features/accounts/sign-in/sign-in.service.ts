import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SessionAudience, RequestContext } from '../../../kernel/actor/request-context.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { type NewSession, SessionsService } from '../sessions/sessions.service.js';
import { type SignedInStaff, StaffSessions } from '../second-factor/staff-sessions.js';
import { SignInAttempts } from '../attempts/sign-in-attempts.js';
import type { AdminLoginInput, LoginInput } from './sign-in.input.js';
import { type Authenticated, PasswordStrategy, type TypedCredentials } from './password.strategy.js';
import { loginIncomplete } from './sign-in.refusals.js';

/** Signs customers and staff in, each at their own door only. */
@Injectable()
export class SignInService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly staffSessions: StaffSessions,
    private readonly attempts: SignInAttempts,
    private readonly password: PasswordStrategy,
  ) {}

  /** @throws LOGIN_INCOMPLETE, EMAIL_INVALID for Turkish letters in the address, RATE_LIMITED, LOGIN_REFUSED */
  async login(input: LoginInput, context: RequestContext): Promise<User> {
    const { email: login, password } = input;
    const { user, attempt } = await this.authenticate({ door: 'customer', login, password, context });
    const session = await this.startCustomerSession(user, context);
    if (!session) throw this.password.refuse('customer', user.emailKey, context);
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
    const { login, password } = input;
    const { user, attempt } = await this.authenticate({ door: 'staff', login, password, context });
    await this.attempts.wasRight(attempt, context);
    const code = input.code?.trim() ? input.code : null;
    const permissions = await this.staffSessions.start({ user, code }, context);
    if (!permissions) throw this.password.refuse('staff', user.emailKey, context);
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

  /** What the strategy says; it knows no sign-in without credentials. */
  private async authenticate(credentials: TypedCredentials): Promise<Authenticated> {
    const authenticated = await this.password.judge(credentials);
    if (!authenticated) throw loginIncomplete();
    return authenticated;
  }
}
