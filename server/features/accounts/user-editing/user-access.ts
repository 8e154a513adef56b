import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountLinks } from '../account-links/account-links.js';
import { userInvited } from '../account-links/account.facts.js';
import { ApiKeysService } from '../api-keys/api-keys.service.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { StaffIdentities } from '../single-sign-on/staff-identities.js';
import { announceAccessChange } from '../sessions/access-changes.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import type { User } from '../users/user.entity.js';
import { Outbox } from '../../../kernel/queue/outbox.js';

/** Everything by which somebody gets in: links, sessions, live windows, API keys, the second factor, the identity at a provider. */
@Injectable()
export class UserAccess {
  constructor(
    private readonly links: AccountLinks,
    private readonly sessions: SessionsService,
    private readonly keys: ApiKeysService,
    private readonly factors: SecondFactors,
    private readonly identities: StaffIdentities,
    private readonly outbox: Outbox,
  ) {}

  /** Mails the link by which the person chooses a password; the caller notifies the workers after the commit. */
  async invite(transaction: EntityManager, userId: string): Promise<void> {
    await this.links.cancel(transaction, 'new-password', userId);
    const linkId = await this.links.request(transaction, 'new-password', userId);
    await this.outbox.record(transaction, userInvited(linkId));
  }

  /** Ends every session and key and all links that were mailed; windows that are open close at once, on every process. */
  async end(transaction: EntityManager, userId: string, cause: Cause): Promise<void> {
    await this.sessions.endAllOf(transaction, userId);
    await this.keys.revokeAllOf(transaction, userId, cause);
    await this.links.cancel(transaction, 'new-password', userId);
    await this.links.cancel(transaction, 'email-change', userId);
  }

  /** The same for somebody who signs in elsewhere from now on, with another password: that of a customer may be shorter. */
  async move(transaction: EntityManager, user: User, cause: Cause): Promise<void> {
    await this.end(transaction, user.id, cause);
    if (!user.isStaff) return;
    await this.factors.forget(transaction, user.id);
    await this.identities.forget(transaction, user.id);
  }

  /** Windows of the panel ask anew what they may show. */
  async announce(transaction: EntityManager, userId: string): Promise<void> {
    await announceAccessChange(transaction, userId);
  }
}
