import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Visit } from '../../kernel/actor/visit.js';
import { Clock } from '../../kernel/clock/clock.js';
import { emailKey, isEmailAddress } from '../../kernel/mail/email-address.js';
import { Outbox } from '../../kernel/queue/outbox.js';
import { RateLimits } from '../../kernel/rate-limit/rate-limits.js';
import { SessionsService } from '../sessions/index.js';
import {
  judgePassword,
  PasswordHasher,
  type PasswordRules,
  passwordRules,
  UsersService,
} from '../users/index.js';
import { AccountLinks } from './account-links.js';
import { PASSWORD_RESET_MAIL, VERIFICATION_MAIL } from './account.mails.js';
import {
  LINKS_OF_ADDRESS,
  RESETS_OF_ACCOUNT,
  RESETS_OF_ACCOUNT_AT_ADDRESS,
  RESETS_OF_ADDRESS,
  VERIFICATIONS_OF_ACCOUNT,
} from './accounts.limits.js';
import { emailInvalid, linkInvalid, passwordsDiffer, requiredFieldsMissing } from './accounts.refusals.js';
import type { ResetPasswordInput } from './credentials.input.js';

/** Forgotten passwords and unproved e-mail addresses. */
@Injectable()
export class CredentialsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly links: AccountLinks,
    private readonly outbox: Outbox,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Has a link sent to whoever has an account under this address. The same is done, and answered, for one that has none.
   *
   * @throws EMAIL_INVALID, RATE_LIMITED
   */
  async requestPasswordReset(email: string, visit: Visit): Promise<void> {
    if (!isEmailAddress(email)) throw emailInvalid();
    const account = emailKey(email);
    await this.limits.take(RESETS_OF_ADDRESS, visit.address);
    await this.limits.take(RESETS_OF_ACCOUNT_AT_ADDRESS, `${visit.address} ${account}`);
    await this.limits.take(RESETS_OF_ACCOUNT, account);
    const user = await this.users.findByEmail(email);
    await this.dataSource.transaction(async (manager) => {
      const userId = user?.isActive ? user.id : null;
      const subjectId = await this.links.request(manager, 'new-password', userId);
      await this.outbox.add(manager, [{ reaction: PASSWORD_RESET_MAIL, subjectId }]);
    });
    this.outbox.wake();
  }

  /**
   * What the password behind a link must be like; nothing for a link that no longer works. Reading uses nothing up.
   *
   * @throws RATE_LIMITED
   */
  async passwordRules(token: string, visit: Visit): Promise<PasswordRules | null> {
    await this.limits.take(LINKS_OF_ADDRESS, visit.address);
    const user = await this.links.holderOf(this.dataSource.manager, 'new-password', token);
    return user && passwordRules(user);
  }

  /**
   * Sets a new password and ends every session. That the link arrived proves the address too.
   *
   * @throws REQUIRED_FIELDS_MISSING, PASSWORDS_DIFFER, RATE_LIMITED, LINK_INVALID, PASSWORD_TOO_SHORT,
   *   PASSWORD_TOO_LONG, PASSWORD_TOO_COMMON
   */
  async resetPassword(input: ResetPasswordInput, visit: Visit): Promise<void> {
    const { token, password, passwordConfirmation } = input;
    if ([password, passwordConfirmation].includes('')) throw requiredFieldsMissing();
    if (password !== passwordConfirmation) throw passwordsDiffer();
    await this.limits.take(LINKS_OF_ADDRESS, visit.address);
    const user = await this.links.holderOf(this.dataSource.manager, 'new-password', token);
    if (!user) throw linkInvalid();
    judgePassword(password, user);
    const passwordHash = await this.hasher.hash(password);
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.links.use(manager, 'new-password', token))) throw linkInvalid();
      const emailVerifiedAt = user.emailVerifiedAt ?? this.clock.now();
      await this.users.update(manager, user.id, { passwordHash, emailVerifiedAt });
      await this.sessions.endAllOf(manager, user.id);
    });
    if (visit.actor.id === user.id) visit.dropSession('customer');
  }

  /** @throws RATE_LIMITED */
  async requestEmailVerification({ actor }: Visit): Promise<void> {
    if (actor.isVerified || actor.id === null) return;
    const userId = actor.id;
    await this.limits.take(VERIFICATIONS_OF_ACCOUNT, userId);
    await this.dataSource.transaction(async (manager) => {
      const subjectId = await this.links.request(manager, 'email-verification', userId);
      await this.outbox.add(manager, [{ reaction: VERIFICATION_MAIL, subjectId }]);
    });
    this.outbox.wake();
  }

  /** @throws RATE_LIMITED, LINK_INVALID */
  async verifyEmail(token: string, visit: Visit): Promise<void> {
    await this.limits.take(LINKS_OF_ADDRESS, visit.address);
    await this.dataSource.transaction(async (manager) => {
      const user = await this.links.holderOf(manager, 'email-verification', token);
      if (!user || !(await this.links.use(manager, 'email-verification', token))) throw linkInvalid();
      await this.users.update(manager, user.id, { emailVerifiedAt: this.clock.now() });
    });
  }
}
