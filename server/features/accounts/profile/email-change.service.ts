import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { emailKey } from '../../../kernel/mail/email-address.js';
import { RecipientLimits } from '../../../kernel/mail/recipient-limits.js';
import { Outbox } from '../../../kernel/queue/outbox.js';
import { RateLimits } from '../../../kernel/rate-limit/rate-limits.js';
import { AccountLinks } from '../account-links/account-links.js';
import { emailChangeRequested } from '../account-links/account.facts.js';
import { OwnProof } from '../attempts/own-proof.js';
import { VERIFICATIONS_OF_ACCOUNT } from '../sign-in/credentials.limits.js';
import type { ChangeEmailInput } from './profile.input.js';
import { emailUnchanged } from './profile.refusals.js';

/** Customers ask for another e-mail address; it takes the place of the present one once they proved that it is theirs. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly proof: OwnProof,
    private readonly links: AccountLinks,
    private readonly outbox: Outbox,
    private readonly limits: RateLimits,
    private readonly recipients: RecipientLimits,
  ) {}

  /**
   * Mails a link to the new address and a notice to the present one. Says nothing of whether somebody has an account there.
   *
   * @throws RATE_LIMITED, PASSWORD_WRONG, EMAIL_UNCHANGED
   */
  async request({ email, password }: ChangeEmailInput, context: RequestContext): Promise<void> {
    const user = await this.proof.account(context, 'customer');
    if (emailKey(email) === user.emailKey) throw emailUnchanged();
    await this.proof.password(user, password, context);
    await this.limits.take(VERIFICATIONS_OF_ACCOUNT, user.id);
    await this.recipients.take(email);
    await this.dataSource.transaction(async (transaction) => {
      const linkId = await this.links.requestEmailChange(transaction, user.id, email);
      await this.outbox.record(transaction, emailChangeRequested(linkId));
    });
    this.outbox.notifyWorkers();
  }

  /** The link that was sent no longer works. */
  async cancel({ actor }: RequestContext): Promise<void> {
    await this.links.cancel(this.dataSource.manager, 'email-change', actor.id ?? '');
  }
}
