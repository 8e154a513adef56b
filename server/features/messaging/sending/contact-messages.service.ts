import { Injectable } from '@nestjs/common';
import { v4 as randomId } from 'uuid';
import { backOfficeActor, type RequestContext } from '../../../kernel/actor/request-context.js';
import { dayAfter, startOfNamedDay } from '../../../kernel/clock/istanbul.js';
import { isUniqueViolation, withRetry } from '../../../kernel/database/transaction-retry.js';
import { CommandRunner } from '../../../kernel/event-store/command-runner.js';
import { RecipientLimits } from '../../../kernel/mail/recipient-limits.js';
import { type RateLimit, RateLimits } from '../../../kernel/rate-limit/rate-limits.js';
import { ShopCalendar } from '../../settings/index.js';
import { MESSAGES } from '../commands/message.category.js';
import { receiveMessage } from '../history/message.decider.js';
import type { MessageReceived } from '../history/message.events.js';
import { messageNumber } from '../history/message.number.js';
import { messageRefused } from '../history/message.refusals.js';
import type { MessageSubject } from '../history/message.statuses.js';
import type { AddContactMessageInput } from './contact-message.input.js';

const MESSAGES_OF_NETWORK: RateLimit = { name: 'contact-messages', points: 10, seconds: 3_600 };
/** Nobody fills the form in faster. */
const MIN_SECONDS_ON_PAGE = 2;
const RESPONSE_BUSINESS_DAYS = 2;
const COMPLAINT_BUSINESS_DAYS = 1;

/** What the sender of a message is told. */
export interface MessageReceipt {
  id: string;
  number: string;
  responseDueAt: Date;
  isAcknowledged: boolean;
}

/** Visitors write to the shop. */
@Injectable()
export class ContactMessages {
  constructor(
    private readonly limits: RateLimits,
    private readonly recipients: RecipientLimits,
    private readonly calendar: ShopCalendar,
    private readonly runner: CommandRunner,
  ) {}

  /** @throws MESSAGE_REFUSED, RATE_LIMITED */
  async add(input: AddContactMessageInput, context: RequestContext): Promise<MessageReceipt> {
    if (input.website) throw messageRefused();
    if ((input.secondsOnPage ?? MIN_SECONDS_ON_PAGE) < MIN_SECONDS_ON_PAGE) throw messageRefused();
    await this.limits.takeAt(MESSAGES_OF_NETWORK, context.address);
    // Anybody can type another person's address: the message counts in any case, the mail to that address does not.
    const isAcknowledged = await this.recipients.admits(input.email);
    const responseDueAt = await this.responseDueAt(input.subject);
    const message = { ...messageFrom(input, context), responseDueAt, isAcknowledged };
    const id = await withRetry(() => this.record(randomId(), message, input.email, context), {
      isRetryable: (error) => isUniqueViolation(error, 'message_number'),
    });
    return { id, number: messageNumber(id), responseDueAt: new Date(responseDueAt), isAcknowledged };
  }

  private async record(
    id: string,
    message: Omit<MessageReceived, 'number'>,
    email: string,
    context: RequestContext,
  ): Promise<string> {
    const subject = message.customerId === null ? { email } : { userId: message.customerId };
    const actor =
      context.actor.kind === 'guest' ? (backOfficeActor(context) ?? context.actor) : context.actor;
    await this.runner.inTransaction({ actor, requestId: context.requestId }, async (work) => {
      const stream = await work.start(MESSAGES, { id, subject });
      work.append(stream, receiveMessage(id, message));
    });
    return id;
  }

  /** The end of the second business day, of a complaint the end of the first. */
  private async responseDueAt(subject: MessageSubject): Promise<string> {
    const calendar = await this.calendar.asOfToday();
    const days = subject === 'complaint' ? COMPLAINT_BUSINESS_DAYS : RESPONSE_BUSINESS_DAYS;
    const end = startOfNamedDay(dayAfter(calendar.today, calendar.daysUntil(days) + 1));
    if (!end) throw new Error(`${calendar.today} is no day`);
    return end.toISOString();
  }
}

function messageFrom(
  input: AddContactMessageInput,
  { actor }: RequestContext,
): Omit<MessageReceived, 'number' | 'responseDueAt' | 'isAcknowledged'> {
  const { name, email, phone = null, company = null, subject, message, product = null, order = null } = input;
  return {
    customerId: actor.kind === 'customer' ? actor.id : null,
    channel: actor.kind === 'program' ? 'program' : 'storefront',
    subject,
    productSlug: product,
    orderNumber: order && order.replace('#', '').toLowerCase(),
    sender: { name, email, phone, company },
    text: message,
  };
}
