import { Injectable } from '@nestjs/common';
import type { RequestContext, SessionAudience } from '../../../kernel/actor/request-context.js';
import { emailSuggestion } from '../../../kernel/mail/email-address.js';
import type { Refusal } from '../../../kernel/refusal/refusal.js';
import { OwnStrategy } from '../../../kernel/strategies/own-strategy.js';
import { RefusedSignIns } from '../attempts/refused-sign-ins.js';
import { type CountedAttempt, SignInAttempts } from '../attempts/sign-in-attempts.js';
import type { User } from '../users/user.entity.js';
import { loginKey, UsersService } from '../users/users.service.js';
import { emailInvalid } from './credentials.refusals.js';
import { adminLoginRefused, loginIncomplete, loginRefused } from './sign-in.refusals.js';

/** What somebody typed at one of the doors. */
export interface TypedCredentials {
  door: SessionAudience;
  /** E-mail address, for staff also the user name. */
  login: string;
  password: string;
  context: RequestContext;
}

export interface Authenticated {
  user: User;
  attempt: CountedAttempt;
}

/** What the audit log and the person are told of a refusal, by door. */
const REFUSALS = {
  customer: { what: 'sign-in-refused', refusal: loginRefused },
  staff: { what: 'admin-sign-in-refused', refusal: adminLoginRefused },
} as const;

/** A customer or a member of staff by their password, each at their own door only. */
@Injectable()
export class PasswordStrategy extends OwnStrategy<TypedCredentials, Authenticated> {
  override readonly name = 'password';

  constructor(
    private readonly users: UsersService,
    private readonly attempts: SignInAttempts,
    private readonly refused: RefusedSignIns,
  ) {
    super();
  }

  /** Recorded as any wrong password. */
  refuse(door: SessionAudience, account: string, { requestId }: RequestContext): Refusal {
    const { what, refusal } = REFUSALS[door];
    this.refused.record({ account, what, requestId });
    return refusal();
  }

  /**
   * Refused for a wrong password and, after the same work, for a user of the other door.
   *
   * @throws LOGIN_INCOMPLETE, EMAIL_INVALID for Turkish letters in the address, RATE_LIMITED, LOGIN_REFUSED, ADMIN_LOGIN_REFUSED
   */
  protected override async validate({
    door,
    login,
    password,
    context,
  }: TypedCredentials): Promise<Authenticated> {
    // Spaces alone are no login, but they may be a password. An address no account can have is asked back.
    if (login.trim() === '' || password === '') throw loginIncomplete();
    if (emailSuggestion(login) !== null) throw emailInvalid(login);
    const user = await (door === 'staff' ? this.users.findByLogin(login) : this.users.findByEmail(login));
    // One count for both names of an account: another would double the guesses at its password.
    const account = user?.emailKey ?? loginKey(login);
    const attempt = await this.attempts.count(account, context);
    const isVerified = await this.users.verifies(user, password);
    if (isVerified && user?.door === door) return { user, attempt };
    throw this.refuse(door, account, context);
  }
}
