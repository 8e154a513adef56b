import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { isUniqueViolation } from '../../../kernel/database/transaction-retry.js';
import { emailKey } from '../../../kernel/mail/email-address.js';
import { Outbox } from '../../../kernel/queue/outbox.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { AccountLink, LINK_PURPOSES } from './account-link.entity.js';
import { AccountLinks } from './account-links.js';
import { emailTaken } from './account-links.refusals.js';
import { emailChanged, emailVerificationRequested } from './account.facts.js';

/** Gives an account the address that its owner proved by the link of a mail. */
@Injectable()
export class EmailChanges {
  constructor(
    private readonly users: UsersService,
    private readonly links: AccountLinks,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Guest orders and quotes of the address before stay with the account, up to now: later ones are those of its next owner.
   *
   * @returns false when the link is none of a change, or can no longer be used
   * @throws EMAIL_TAKEN
   */
  async confirm(transaction: EntityManager, token: string, requestId: string): Promise<boolean> {
    const link = await this.links.findUsable(transaction, 'email-change', token);
    if (!link || link.newEmail === null) return false;
    if (!(await this.links.use(transaction, 'email-change', token))) return false;
    const { id, user, newEmail } = link;
    const holder = await transaction.findOneBy(User, { emailKey: emailKey(newEmail) });
    if (holder && holder.id !== user.id) throw emailTaken();
    await this.change(transaction, user, { email: newEmail, verifiedAt: this.clock.now() });
    // The earlier links prove the address before.
    await this.links.cancel(transaction, 'email-verification', user.id);
    await transaction.update(AccountLink, { id }, { previousEmail: user.email });
    await this.outbox.record(transaction, emailChanged(id));
    await this.audit.add(transaction, {
      actor: { kind: user.isStaff ? 'staff' : 'customer', id: user.id },
      requestId,
      what: 'email-changed',
      subject: `user ${user.id}`,
      before: { email: user.email },
      after: { email: newEmail },
      personal: { of: { userId: user.id }, fields: ['email'] },
    });
    return true;
  }

  /**
   * Gives an account the address that staff typed: nobody has proved it yet. Links that were mailed before stop working, and the
   * address before gets a notice; the caller notifies the workers after the commit.
   *
   * @throws EMAIL_TAKEN
   */
  async replace(transaction: EntityManager, user: User, email: string): Promise<void> {
    const holder = await transaction.findOneBy(User, { emailKey: emailKey(email) });
    if (holder && holder.id !== user.id) throw emailTaken();
    const isSame = emailKey(email) === user.emailKey;
    await this.change(transaction, user, { email, verifiedAt: isSame ? user.emailVerifiedAt : null });
    for (const purpose of LINK_PURPOSES) await this.links.cancel(transaction, purpose, user.id);
    if (isSame) return;
    const linkId = await this.links.requestEmailChange(transaction, user.id, email);
    await transaction.update(
      AccountLink,
      { id: linkId },
      { previousEmail: user.email, usedAt: this.clock.now() },
    );
    await this.outbox.record(transaction, emailChanged(linkId));
    if (user.passwordHash === null) return;
    const proof = await this.links.request(transaction, 'email-verification', user.id);
    await this.outbox.record(transaction, emailVerificationRequested(proof));
  }

  private async change(
    transaction: EntityManager,
    user: User,
    { email, verifiedAt }: { email: string; verifiedAt: Date | null },
  ): Promise<void> {
    const isSame = emailKey(email) === user.emailKey;
    const former = {
      key: user.emailKey,
      from: user.emailFrom?.toISOString() ?? null,
      until: this.clock.now().toISOString(),
    };
    const left = user.emailVerifiedAt === null || isSame ? [] : [former];
    try {
      await this.users.update(transaction, user.id, {
        email,
        emailKey: emailKey(email),
        emailVerifiedAt: verifiedAt,
        emailFrom: await this.users.abandonedAt(transaction, email, user.id),
        formerEmails: [...user.formerEmails, ...left],
      });
    } catch (error) {
      if (isUniqueViolation(error, 'users_email_key_key')) throw emailTaken();
      throw error;
    }
  }
}
