import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { emailKey } from '../../../kernel/mail/email-address.js';
import { type RateLimit, RateLimits } from '../../../kernel/rate-limit/rate-limits.js';
import { OrdersService } from '../commands/orders.service.js';

const HOUR = 3_600;
/** Numbers and addresses can be guessed, and each hit sends a mail that its recipient may not have requested. */
const REQUESTS_OF_ADDRESS: RateLimit = { name: 'order-link-address', points: 20, seconds: HOUR };
const REQUESTS_OF_EMAIL: RateLimit = { name: 'order-link-email', points: 5, seconds: HOUR };

/** Buyers without an account ask for a new tracking link. */
@Injectable()
export class OrderLinkRequests {
  constructor(
    private readonly limits: RateLimits,
    private readonly orders: OrdersService,
  ) {}

  /** @throws RATE_LIMITED */
  async request(asked: { number: string; email: string }, context: RequestContext): Promise<void> {
    await this.limits.takeAt(REQUESTS_OF_ADDRESS, context.address);
    await this.limits.take(REQUESTS_OF_EMAIL, emailKey(asked.email));
    await this.orders.requestLink(asked, context);
  }
}
