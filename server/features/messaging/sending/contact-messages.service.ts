import { Injectable } from '@nestjs/common';
import { v4 as randomId } from 'uuid';
import { backOfficeActor, type RequestContext } from '../../../kernel/actor/request-context.js';
import { isUniqueViolation, withRetry } from '../../../kernel/database/transaction-retry.js';
import { CommandRunner } from '../../../kernel/event-store/command-runner.js';
import { RecipientLimits } from '../../../kernel/mail/recipient-limits.js';
import { type RateLimit, RateLimits } from '../../../kernel/rate-limit/rate-limits.js';
import { MESSAGES } from '../commands/message.category.js';
import { MessageLinks } from '../commands/message.link.js';
import { MessageFiles } from '../files/message-files.js';
import { receiveMessage } from '../history/message.decider.js';
import type { MessageReceived } from '../history/message.events.js';
import { messageNumber } from '../history/message.number.js';
import { messageRefused } from '../history/message.refusals.js';
import type { AddContactMessageInput } from './contact-message.input.js';
import { ResponseTimes } from './response-times.js';

const MESSAGES_OF_NETWORK: RateLimit = { name: 'contact-messages', points: 10, seconds: 3_600 };
/** Nobody fills the form in faster. */
const MIN_SECONDS_ON_PAGE = 2;

/** What the sender of a message is told. */
export interface MessageReceipt {
  id: string;
  number: string;
  linkToken: string;
  responseDueAt: Date;
  isAcknowledged: boolean;
}

/** Visitors write to the shop. */
@Injectable()
export class ContactMessages {
  constructor(
    private readonly limits: RateLimits,
    private readonly recipients: RecipientLimits,
    private readonly responseTimes: ResponseTimes,
    private readonly links: MessageLinks,
    private readonly files: MessageFiles,
    private readonly runner: CommandRunner,
  ) {}

  /** @throws MESSAGE_REFUSED, RATE_LIMITED, MESSAGE_FILE_GONE */
  async add(input: AddContactMessageInput, context: RequestContext): Promise<MessageReceipt> {
    if (input.website) throw messageRefused();
    if ((input.secondsOnPage ?? MIN_SECONDS_ON_PAGE) < MIN_SECONDS_ON_PAGE) throw messageRefused();
    await this.limits.takeAt(MESSAGES_OF_NETWORK, context.address);
    // Anybody can type another person's address: the message counts in any case, the mail to that address does not.
    const isAcknowledged = await this.recipients.admits(input.email);
    const responseDueAt = await this.responseTimes.dueAt(input.subject);
    const message = { ...messageFrom(input, context), responseDueAt, isAcknowledged };
    const id = await withRetry(() => this.record(randomId(), message, input, context), {
      isRetryable: (error) => isUniqueViolation(error, 'message_number'),
    });
    const linkToken = this.links.tokenOf(id);
    return {
      id,
      number: messageNumber(id),
      linkToken,
      responseDueAt: new Date(responseDueAt),
      isAcknowledged,
    };
  }

  private async record(
    id: string,
    message: Omit<MessageReceived, 'number'>,
    { email, files }: AddContactMessageInput,
    context: RequestContext,
  ): Promise<string> {
    const subject = message.customerId === null ? { email } : { userId: message.customerId };
    const actor =
      context.actor.kind === 'guest' ? (backOfficeActor(context) ?? context.actor) : context.actor;
    await this.runner.inTransaction({ actor, requestId: context.requestId }, async (work) => {
      const sent = await this.files.claimIfAny(work.transaction, id, files);
      const stream = await work.start(MESSAGES, { id, subject });
      work.append(stream, receiveMessage(id, { ...message, ...sent }));
    });
    return id;
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
