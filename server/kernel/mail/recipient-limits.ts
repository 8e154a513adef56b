import { Injectable, Logger } from '@nestjs/common';
import { Refusal } from '../refusal/refusal.js';
import { type RateLimit, RateLimits } from '../rate-limit/rate-limits.js';
import { mailboxKey } from './email-address.js';

const HOUR = 3_600;

const IN_AN_HOUR: RateLimit = { name: 'mailbox-hour', points: 8, seconds: HOUR };
const IN_A_DAY: RateLimit = { name: 'mailbox-day', points: 20, seconds: 24 * HOUR };

/**
 * Limits the mails to one mailbox that anybody can request who knows its address, whatever they are about. Counted when a mail is
 * requested, not when it is sent: a mail that is sent again after a failure is one.
 */
@Injectable()
export class RecipientLimits {
  private readonly log = new Logger(RecipientLimits.name);

  constructor(private readonly limits: RateLimits) {}

  /** @throws RATE_LIMITED */
  async take(email: string): Promise<void> {
    const mailbox = mailboxKey(email);
    await this.limits.take(IN_AN_HOUR, mailbox);
    await this.limits.take(IN_A_DAY, mailbox);
  }

  /** The same for requests whose answer must not depend on the mailbox: false when it had enough. */
  async admits(email: string): Promise<boolean> {
    try {
      await this.take(email);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.log.warn('a mail was not sent: its recipient had enough of them in the last hour or day');
      return false;
    }
  }
}
