import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { emailKey, isEmailAddress } from '../../../kernel/mail/email-address.js';
import { RecipientLimits } from '../../../kernel/mail/recipient-limits.js';
import { Outbox } from '../../../kernel/queue/outbox.js';
import { RateLimits } from '../../../kernel/rate-limit/rate-limits.js';
import { KnownDevices } from '../sessions/known-devices.js';
import { staffPasswordChanged } from '../security/security.facts.js';
import { SecurityChanges } from '../security/security-changes.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { validatePassword, passwordRules } from '../users/password.rules.js';
import { PasswordHasher } from '../users/password.hasher.js';
import type { PasswordRules } from '../users/password-rules.type.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { AccountLinks } from '../account-links/account-links.js';
import { EmailChanges } from '../account-links/email-changes.js';
import { emailVerificationRequested, passwordResetRequested } from '../account-links/account.facts.js';
import {
  LINKS_OF_ADDRESS,
  RESETS_OF_ACCOUNT,
  RESETS_OF_ACCOUNT_AT_ADDRESS,
  RESETS_OF_ADDRESS,
  VERIFICATIONS_OF_ACCOUNT,
} from './credentials.limits.js';
import { emailInvalid, linkInvalid, passwordsDiffer, requiredFieldsMissing } from './credentials.refusals.js';
import type { ResetPasswordInput } from './credentials.input.js';

/** Resets forgotten passwords and verifies e-mail addresses. */
@Injectable()
export class CredentialsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly security: SecurityChanges,
    private readonly devices: KnownDevices,
    private readonly links: AccountLinks,
    private readonly emailChanges: EmailChanges,
    private readonly outbox: Outbox,
    private readonly limits: RateLimits,
    private readonly recipients: RecipientLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends a link if the address has an account and its mailbox has not had enough of them. Otherwise the work and the response
   * are the same.
   *
   * @throws EMAIL_INVALID, RATE_LIMITED
   */
  async requestPasswordReset(email: string, context: RequestContext): Promise<void> {
    if (!isEmailAddress(email)) throw emailInvalid(email);
    const account = emailKey(email);
    await this.limits.takeAt(RESETS_OF_ADDRESS, context.address);
    await this.limits.takeAt(RESETS_OF_ACCOUNT_AT_ADDRESS, context.address, account);
    await this.limits.take(RESETS_OF_ACCOUNT, account);
    // Strangers who use up the mails must not keep the owner from a new password.
    const isWanted = (await this.devices.isKnown(account, context)) || (await this.recipients.admits(email));
    const user = await this.users.findByEmail(email);
    await this.dataSource.transaction(async (transaction) => {
      const userId = isWanted && user?.isActive ? user.id : null;
      const linkId = await this.links.request(transaction, 'new-password', userId);
      await this.outbox.record(transaction, passwordResetRequested(linkId));
    });
    this.outbox.notifyWorkers();
  }

  /**
   * The password rules for the user of a link; null when the link no longer works. Does not use the link.
   *
   * @throws RATE_LIMITED
   */
  async passwordRules(token: string, context: RequestContext): Promise<PasswordRules | null> {
    await this.limits.takeAt(LINKS_OF_ADDRESS, context.address);
    const user = await this.links.findUser(this.dataSource.manager, 'new-password', token);
    return user && passwordRules(user);
  }

  /**
   * Sets a new password and ends all sessions. Since the link was received by mail, it also verifies the address and makes
   * the browser a known device: the owner of the mailbox signs in even while strangers guess.
   *
   * @throws REQUIRED_FIELDS_MISSING, PASSWORDS_DIFFER, RATE_LIMITED, LINK_INVALID, PASSWORD_TOO_SHORT,
   *   PASSWORD_TOO_LONG, PASSWORD_TOO_COMMON
   */
  async resetPassword(input: ResetPasswordInput, context: RequestContext): Promise<void> {
    const { token, password, passwordConfirmation } = input;
    if ([password, passwordConfirmation].includes('')) throw requiredFieldsMissing();
    if (password !== passwordConfirmation) throw passwordsDiffer();
    await this.limits.takeAt(LINKS_OF_ADDRESS, context.address);
    const user = await this.links.findUser(this.dataSource.manager, 'new-password', token);
    if (!user) throw linkInvalid();
    validatePassword(password, user);
    const passwordHash = await this.hasher.hash(password);
    const device = await this.dataSource.transaction(async (transaction) => {
      if (!(await this.links.use(transaction, 'new-password', token))) throw linkInvalid();
      const emailVerifiedAt = user.emailVerifiedAt ?? this.clock.now();
      await this.users.update(transaction, user.id, { passwordHash, emailVerifiedAt });
      await this.links.cancel(transaction, 'email-change', user.id);
      await this.endSessions(transaction, user, context);
      return this.devices.remember(transaction, user.id, context);
    });
    this.outbox.notifyWorkers();
    context.setDeviceCookie(device);
    if (context.actor.id === user.id) context.clearSessionCookie('customer');
  }

  /** Of staff, with what a change of their password brings. */
  private async endSessions(
    transaction: EntityManager,
    { id, isStaff }: User,
    { requestId }: RequestContext,
  ): Promise<void> {
    if (!isStaff) return this.sessions.endAllOf(transaction, id);
    const cause = { actor: { kind: 'staff', id }, requestId } as const;
    const change = { userId: id, cause, what: 'password-changed', fact: staffPasswordChanged };
    await this.security.record(transaction, change);
  }

  /** @throws RATE_LIMITED */
  async requestEmailVerification({ actor }: RequestContext): Promise<void> {
    if (actor.isVerified || actor.id === null) return;
    const userId = actor.id;
    await this.limits.take(VERIFICATIONS_OF_ACCOUNT, userId);
    await this.recipients.take(actor.email ?? '');
    await this.dataSource.transaction(async (transaction) => {
      const linkId = await this.links.request(transaction, 'email-verification', userId);
      await this.outbox.record(transaction, emailVerificationRequested(linkId));
    });
    this.outbox.notifyWorkers();
  }

  /**
   * Proves the address of an account, or one that takes its place.
   *
   * @throws RATE_LIMITED, LINK_INVALID, EMAIL_TAKEN
   */
  async verifyEmail(token: string, context: RequestContext): Promise<void> {
    await this.limits.takeAt(LINKS_OF_ADDRESS, context.address);
    await this.dataSource.transaction(async (transaction) => {
      if (await this.emailChanges.confirm(transaction, token, context.requestId)) return;
      const user = await this.links.findUser(transaction, 'email-verification', token);
      if (!user || !(await this.links.use(transaction, 'email-verification', token))) throw linkInvalid();
      await this.users.update(transaction, user.id, { emailVerifiedAt: this.clock.now() });
    });
    this.outbox.notifyWorkers();
  }
}
