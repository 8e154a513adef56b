import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GUEST } from '../../kernel/actor/actor.js';
import type { SessionAudience, Visit } from '../../kernel/actor/visit.js';
import { AuditLog } from '../../kernel/audit-log/audit-log.js';
import { MasterKey } from '../../kernel/keys/master-key.js';
import { emailKey } from '../../kernel/mail/email-address.js';
import { RateLimits } from '../../kernel/rate-limit/rate-limits.js';
import { type User, UsersService } from '../users/index.js';
import { SessionsService } from './sessions.service.js';
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
  async login(input: LoginInput, visit: Visit): Promise<User> {
    assertComplete(input);
    const account = emailKey(input.email);
    await this.count(LOGINS, account, visit);
    const user = await this.users.authenticate(input.email, input.password);
    if (!user) throw loginRefused();
    const session = await this.dataSource.transaction((manager) =>
      this.sessions.begin(manager, user, 'customer', visit),
    );
    visit.keepSession('customer', session);
    await this.forget(LOGINS, account, visit);
    return user;
  }

  /** @throws LOGIN_INCOMPLETE, RATE_LIMITED, ADMIN_LOGIN_REFUSED */
  async adminLogin(input: LoginInput, visit: Visit): Promise<User> {
    assertComplete(input);
    const account = emailKey(input.email);
    await this.count(ADMIN_LOGINS, account, visit);
    const user = await this.users.authenticate(input.email, input.password);
    if (!user?.isStaff) {
      await this.noteRefusal(account);
      throw adminLoginRefused();
    }
    await this.beginAtPanel(user, visit);
    await this.forget(ADMIN_LOGINS, account, visit);
    return user;
  }

  /** Ends the session of the asking browser; nothing happens where there is none. */
  async logout(audience: SessionAudience, visit: Visit): Promise<void> {
    await this.sessions.end(this.dataSource.manager, visit.sessionIds[audience]);
    visit.dropSession(audience);
  }

  /** What one address may no longer try counts for the account no more, so that alone it cannot shut anybody out. */
  private async count(limits: SignInLimits, account: string, { address }: Visit): Promise<void> {
    await this.limits.take(limits.ofAddress, address);
    await this.limits.take(limits.ofAccountAtAddress, `${address} ${account}`);
    await this.limits.take(limits.ofAccount, account);
  }

  private async forget(limits: SignInLimits, account: string, { address }: Visit): Promise<void> {
    await this.limits.forget(limits.ofAccountAtAddress, `${address} ${account}`);
    await this.limits.forget(limits.ofAccount, account);
  }

  private async beginAtPanel(user: User, visit: Visit): Promise<void> {
    const session = await this.dataSource.transaction(async (manager) => {
      const actor = { kind: 'staff', id: user.id } as const;
      await this.audit.add(manager, { actor, what: 'admin-signed-in', subject: `user ${user.id}` });
      return this.sessions.begin(manager, user, 'staff', visit);
    });
    visit.keepSession('staff', session);
  }

  /** Whose name was tried is kept as a keyed hash: it can be found again, not read. */
  private async noteRefusal(account: string): Promise<void> {
    const hash = this.keys.hash('subjects', account).toString('base64url');
    await this.audit.add(this.dataSource.manager, {
      actor: GUEST,
      what: 'admin-sign-in-refused',
      subject: `e-mail ${hash}`,
    });
  }
}

/** A blank is no address, but it may be part of a password. */
function assertComplete({ email, password }: LoginInput): void {
  if (email.trim() === '' || password === '') throw loginIncomplete();
}
