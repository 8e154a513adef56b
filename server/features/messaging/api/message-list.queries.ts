import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type KnownCustomer, KnownCustomers } from '../../../kernel/actor/known-customers.js';
import { askedUnderProven } from '../../../kernel/actor/proven-emails.js';
import { Clock } from '../../../kernel/clock/clock.js';
import type { ListPage } from '../../../kernel/listing/list-page.js';
import { ListQuery } from '../../../kernel/listing/list-query.js';
import type { Slice } from '../../../kernel/listing/list.args.js';
import { asc, desc } from '../../../kernel/listing/sorting.js';
import type { ListNeighbors } from '../../../kernel/listing/list-neighbors.type.js';
import { MessageHistory } from '../commands/message.history.js';
import { MESSAGE_STATUS_NAMES, type MessageStatus } from '../history/message.statuses.js';
import { searchedMessageWords } from '../rows/message.search-text.js';
import type { AdminMessageFilter, MessageSort } from './message-list.input.js';
import type { AdminMessageCounts } from './message-list.type.js';
import { Message } from './message.type.js';

/** As a plain object, which may be narrowed further. */
type MessageFilter = Pick<AdminMessageFilter, keyof AdminMessageFilter>;

interface ListRequest {
  filter?: MessageFilter | null;
  sort: MessageSort;
}

/** A filter with what the clock says. */
interface ResolvedFilter extends Omit<AdminMessageFilter, 'isOverdue' | 'text' | 'customer'> {
  words?: string[] | null;
  overdue?: { is: boolean; now: Date } | null;
  customer?: KnownCustomer | null;
}

/** Messages of guests belong to who proved the address since. */
const SENT = { email: 'sender_email_key', time: 'created_at' };

const MESSAGES = new ListQuery<{ id: string }, ResolvedFilter, MessageSort>({
  columns: 'id',
  from: 'message',
  key: 'id',
  conditions: {
    statuses: (statuses, bind) => `status = ANY(${bind(statuses)}::text[])`,
    subjects: (subjects, bind) => `subject = ANY(${bind(subjects)}::text[])`,
    overdue: ({ is, now }, bind) => {
      const overdue = `status IN ('new', 'read') AND response_due_at < ${bind(now)}`;
      return is ? overdue : `NOT (${overdue})`;
    },
    words: (words, bind) =>
      words.length === 0
        ? // Signs alone are the words of nothing.
          'FALSE'
        : `id IN (SELECT message_id FROM message_search WHERE ${words
            .map((word) => `text LIKE ${bind(`%${word}%`)}`)
            .join(' AND ')})`,
    order: (number, bind) => `order_number = ${bind(number)}`,
    createdFrom: (time, bind) => `created_at >= ${bind(time)}`,
    createdBefore: (time, bind) => `created_at < ${bind(time)}`,
    customer: ({ id, proven }, bind) =>
      `customer_id = ${bind(id)} OR (customer_id IS NULL AND ${askedUnderProven(bind(proven), SENT)})`,
    ids: (ids, bind) => `id = ANY(${bind(ids)}::uuid[])`,
  },
  sorts: {
    newest: [desc('created_at'), asc('id')],
    oldest: [asc('created_at'), desc('id')],
    due: [asc('response_due_at'), asc('id')],
  },
});

const STATUSES = Object.keys(MESSAGE_STATUS_NAMES) as MessageStatus[];
const EACH_STATUS = Object.fromEntries(STATUSES.map((status) => [status, { statuses: [status] }])) as Record<
  MessageStatus,
  ResolvedFilter
>;

/** The list of all messages, as staff see it. */
@Injectable()
export class MessageListQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly history: MessageHistory,
    private readonly customers: KnownCustomers,
    private readonly clock: Clock,
  ) {}

  async page({ filter, sort, ...slice }: ListRequest & Slice): Promise<ListPage<Message>> {
    const page = await MESSAGES.page(this.dataSource, { filter: await this.resolve(filter), sort, ...slice });
    const messages = await this.history.list(page.items.map(({ id }) => id));
    const now = this.clock.now();
    return { ...page, items: messages.map((message) => Message.of(message, now)) };
  }

  /** How many meet a filter; each status is counted within it. */
  async counts(filter: MessageFilter | null | undefined): Promise<AdminMessageCounts> {
    const { overdue } = await this.resolve({ isOverdue: true });
    const parts = { ...EACH_STATUS, overdue: { overdue } };
    const counted = await MESSAGES.tally(this.dataSource, await this.resolve(filter), parts);
    const byStatus = STATUSES.map((status) => ({
      status,
      count: counted.parts[status],
      isCountExact: counted.isTotalExact,
    }));
    const { total, isTotalExact } = counted;
    return { total, isTotalExact, byStatus, overdue: counted.parts.overdue };
  }

  async neighbors({ id, filter, sort }: ListRequest & { id: string }): Promise<ListNeighbors> {
    const list = { filter: await this.resolve(filter), sort, id };
    const { previous, next, ...place } = await MESSAGES.neighbors(this.dataSource, list);
    return { previousId: previous?.id ?? null, nextId: next?.id ?? null, ...place };
  }

  private async resolve(filter: MessageFilter | null | undefined): Promise<ResolvedFilter> {
    const { text, isOverdue, customer, ...others } = filter ?? {};
    return {
      ...others,
      customer: customer ? await this.customers.find(customer) : null,
      words: text?.trim() ? searchedMessageWords(text) : null,
      overdue: typeof isOverdue === 'boolean' ? { is: isOverdue, now: this.clock.now() } : null,
    };
  }
}
