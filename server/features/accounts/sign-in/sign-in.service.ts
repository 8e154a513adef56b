import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GUEST } from '../../../kernel/actor/actor.js';
import type { SessionAudience, RequestContext } from '../../../kernel/actor/request-context.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { MasterKey } from '../../../kernel/keys/master-key.js';
import { emailKey } from '../../../kernel/mail/email-address.js';
import { RateLimits } from '../../../kernel/rate-limit/rate-limits.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { LoginInput } from './sign-in.input.js';
import { ADMIN_LOGINS, LOGINS, type SignInLimits } from './sign-in.limits.js';
import { adminLoginRefused, loginIncomplete, loginRefused } from './sign-in.refusals.js';

@Injectable()
export class SignInService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly limits: RateLimits,
    private readonly audit: AuditLog,
    private readonly keys: MasterKey,
  ) {}

  /** @throws LOGIN_INCOMPLETE, RATE_LIMITED, LOGIN_REFUSED */
  async login(input: LoginInput, context: RequestContext): Promise<User> {
    assertComplete(input);
    const account = emailKey(input.email);
    await this.count(LOGINS, account, context);
    const user = await this.users.authenticate(input.email, input.password);
    if (!user) throw loginRefused();
    const session = await this.dataSource.transaction((transaction) =>
      this.sessions.startSession(transaction, user, 'customer', context),
    );
    context.setSessionCookie('customer', session);
    await this.resetLimits(LOGINS, account, context);
    return user;
  }

  /** @throws LOGIN_INCOMPLETE, RATE_LIMITED, ADMIN_LOGIN_REFUSED */
  async adminLogin(input: LoginInput, context: RequestContext): Promise<User> {
    assertComplete(input);
    const account = emailKey(input.email);
    await this.count(ADMIN_LOGINS, account, context);
    const user = await this.users.authenticate(input.email, input.password);
    if (!user?.isStaff) {
      await this.recordRefusal(account, context);
      throw adminLoginRefused();
    }
    await this.startStaffSession(user, context);
    await this.resetLimits(ADMIN_LOGINS, account, context);
    return user;
  }

  /** Ends the session of the browser, if it has one. */
  async logout(audience: SessionAudience, context: RequestContext): Promise<void> {
    await this.sessions.end(this.dataSource.manager, context.sessionIds[audience]);
    context.clearSessionCookie(audience);
  }

  /** An address that has reached its limit no longer counts towards the account, so it cannot lock the owner out. */
  private async count(limits: SignInLimits, account: string, { address }: RequestContext): Promise<void> {
    await this.limits.takeAt(limits.ofAddress, address);
    await this.limits.takeAt(limits.ofAccountAtAddress, address, account);
    await this.limits.take(limits.ofAccount, account);
  }

  private async resetLimits(
    limits: SignInLimits,
    account: string,
    { address }: RequestContext,
  ): Promise<void> {
    await this.limits.forgetAt(limits.ofAccountAtAddress, address, account);
    await this.limits.forget(limits.ofAccount, account);
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
    context.setSessionCookie('staff', session);
  }

  /** Stores the e-mail address as a keyed hash, which can be searched for but not read. */
  private async recordRefusal(account: string, { requestId }: RequestContext): Promise<void> {
    const hash = this.keys.hash('subjects', account).toString('base64url');
    await this.audit.add(this.dataSource.manager, {
      actor: GUEST,
      requestId,
      what: 'admin-sign-in-refused',
      subject: `e-mail ${hash}`,
    });
  }
}

/** Spaces alone are not an address, but they may be a password. */
function assertComplete({ email, password }: LoginInput): void {
  if (email.trim() === '' || password === '') throw loginIncomplete();
}
