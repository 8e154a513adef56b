import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../../kernel/actor/actor.js';
import { askedUnderProven, provenEmails } from '../../../kernel/actor/proven-emails.js';
import { causeOfLinked, type RequestContext } from '../../../kernel/actor/request-context.js';
import type { ListPage } from '../../../kernel/listing/list-page.js';
import { ListQuery } from '../../../kernel/listing/list-query.js';
import type { Slice } from '../../../kernel/listing/list.args.js';
import { desc, asc } from '../../../kernel/listing/sorting.js';
import { type RateLimit, RateLimits } from '../../../kernel/rate-limit/rate-limits.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { MessageHistory } from '../commands/message.history.js';
import { MessageLinks } from '../commands/message.link.js';
import { MessagesService } from '../commands/messages.service.js';
import { ResponseTimes } from '../sending/response-times.js';
import type { AnswerContactMessageInput } from './answer-message.input.js';
import { MessageConversation } from './conversation.type.js';

/** Of one network; each mails the shop. */
const ANSWERS: RateLimit = { name: 'message-answers', points: 30, seconds: 3_600 };

interface OwnFilter {
  /** `proven`: as `askedUnderProven` takes it. */
  owner: { id: string; proven: string };
}

const SENT = { email: 'sender_email_key', time: 'created_at' };

const OWN_MESSAGES = new ListQuery<{ id: string }, OwnFilter, 'newest'>({
  columns: 'id',
  from: 'message',
  key: 'id',
  conditions: {
    owner: ({ id, proven }, bind) =>
      `customer_id = ${bind(id)} OR (customer_id IS NULL AND ${askedUnderProven(bind(proven), SENT)})`,
  },
  sorts: { newest: [desc('created_at'), asc('id')] },
});

/** Messages as their senders read and answer them. */
@Injectable()
export class MessageConversations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly history: MessageHistory,
    private readonly links: MessageLinks,
    private readonly messages: MessagesService,
    private readonly responseTimes: ResponseTimes,
    private readonly limits: RateLimits,
  ) {}

  /** Null for a token the shop did not sign, and once the sender was erased. */
  async find(token: string): Promise<MessageConversation | null> {
    const id = this.links.read(token);
    const message = id && (await this.history.find(id));
    return message && message.sender ? MessageConversation.of(message, token) : null;
  }

  /** Newest first: those of the account, and those that were sent without one under the verified e-mail address. */
  async page(actor: Actor, slice: Slice): Promise<ListPage<MessageConversation>> {
    const owner = { id: actor.id ?? '', proven: JSON.stringify(provenEmails(actor)) };
    const list = { filter: { owner }, sort: 'newest' as const, ...slice };
    const page = await OWN_MESSAGES.page(this.dataSource, list);
    const messages = await this.history.list(page.items.map((row) => row.id));
    const items = messages.map((message) => MessageConversation.of(message, this.links.tokenOf(message.id)));
    return { ...page, items };
  }

  /** @throws NOT_FOUND, RATE_LIMITED, MESSAGE_FILE_GONE */
  async answer(
    { token, text, files }: AnswerContactMessageInput,
    context: RequestContext,
  ): Promise<MessageConversation> {
    await this.limits.takeAt(ANSWERS, context.address);
    const id = this.links.read(token);
    const message = id && (await this.history.find(id));
    if (!message || !message.sender) throw notFound();
    const responseDueAt = await this.responseTimes.dueAt(message.subject);
    const decision = { id: message.id, cause: causeOfLinked(context) };
    await this.messages.answer(decision, { text, files, responseDueAt });
    const answered = await this.find(token);
    if (!answered) throw notFound();
    return answered;
  }
}
