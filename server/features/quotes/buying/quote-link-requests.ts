import { Injectable } from '@nestjs/common';
import { causeOfLinked, type RequestContext } from '../../../kernel/actor/request-context.js';
import { emailKey } from '../../../kernel/mail/email-address.js';
import { RecipientLimits } from '../../../kernel/mail/recipient-limits.js';
import { type RateLimit, RateLimits } from '../../../kernel/rate-limit/rate-limits.js';
import { QuotesService } from '../commands/quotes.service.js';
import { OwnQuotes } from './own-quotes.js';

const HOUR = 3_600;
/** Numbers and addresses can be guessed, and each hit sends a mail that its recipient may not have requested. */
const REQUESTS_OF_ADDRESS: RateLimit = { name: 'quote-link-address', points: 20, seconds: HOUR };
const REQUESTS_OF_EMAIL: RateLimit = { name: 'quote-link-email', points: 5, seconds: HOUR };

/** Buyers who lost a link ask for it again. */
@Injectable()
export class QuoteLinkRequests {
  constructor(
    private readonly limits: RateLimits,
    private readonly recipients: RecipientLimits,
    private readonly own: OwnQuotes,
    private readonly quotes: QuotesService,
  ) {}

  /** Mails the link of the newest offer where there is such a quote, and says nothing of whether there is, and mails none once the mailbox had enough. @throws RATE_LIMITED */
  async request(asked: { number: string; email: string }, context: RequestContext): Promise<void> {
    await this.limits.takeAt(REQUESTS_OF_ADDRESS, context.address);
    await this.limits.take(REQUESTS_OF_EMAIL, emailKey(asked.email));
    const id = await this.own.idOf(asked);
    if (id === null || !(await this.recipients.admits(asked.email))) return;
    await this.quotes.resend({ id, cause: causeOfLinked(context) });
  }
}
