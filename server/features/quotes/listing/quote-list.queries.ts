import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type KnownCustomer, KnownCustomers } from '../../../kernel/actor/known-customers.js';
import { askedUnderProven } from '../../../kernel/actor/proven-emails.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { dayInIstanbul } from '../../../kernel/clock/istanbul.js';
import type { ListPage } from '../../../kernel/listing/list-page.js';
import { ListQuery } from '../../../kernel/listing/list-query.js';
import type { Slice } from '../../../kernel/listing/list.args.js';
import { asc, desc } from '../../../kernel/listing/sorting.js';
import type { ListNeighbors } from '../../../kernel/listing/list-neighbors.type.js';
import { Quote } from '../api/quote.type.js';
import { QuoteHistory } from '../commands/quote.history.js';
import { QUOTE_STATUS_NAMES, type QuoteStatus } from '../history/quote.statuses.js';
import { searchedQuoteWords } from '../rows/quote.search-text.js';
import type { AdminQuoteFilter, QuoteSort } from './quote-list.input.js';
import type { AdminQuoteCounts } from './quote-list.type.js';

/** As a plain object, which may be narrowed further. */
type QuoteFilter = Pick<AdminQuoteFilter, keyof AdminQuoteFilter>;

interface ListRequest {
  filter?: QuoteFilter | null;
  sort: QuoteSort;
}

/** A filter with what the clock says. */
interface ResolvedFilter extends Omit<AdminQuoteFilter, 'isOverdue' | 'isExpired' | 'text' | 'customer'> {
  words?: string[] | null;
  overdue?: { is: boolean; now: Date } | null;
  expired?: { is: boolean; today: string } | null;
  customer?: KnownCustomer | null;
}

const either = (is: boolean, sql: string) => (is ? sql : `NOT (${sql})`);
const ASKED = { email: 'buyer_email_key', time: 'created_at' };
/** Before the first offer there is no last day. */
const VALID_UNTIL = "coalesce(valid_until, 'infinity'::date)";

const QUOTES = new ListQuery<{ id: string }, ResolvedFilter, QuoteSort>({
  columns: 'id',
  from: 'quote',
  key: 'id',
  conditions: {
    statuses: (statuses, bind) => `status = ANY(${bind(statuses)}::text[])`,
    declineReasons: (reasons, bind) =>
      `status = 'rejected' AND decline_reason = ANY(${bind(reasons)}::text[])`,
    hasDeclineReason: (has) => `status = 'rejected' AND decline_reason IS ${has ? 'NOT NULL' : 'NULL'}`,
    overdue: ({ is, now }, bind) =>
      either(is, `status IN ('new', 'processing') AND response_due_at < ${bind(now)}`),
    expired: ({ is, today }, bind) =>
      either(is, `status = 'quoted' AND ${VALID_UNTIL} < ${bind(today)}::date`),
    words: (words, bind) =>
      words.length === 0
        ? // Signs alone are the words of nothing.
          'FALSE'
        : `id IN (SELECT quote_id FROM quote_search WHERE ${words
            .map((word) => `text LIKE ${bind(`%${word}%`)}`)
            .join(' AND ')})`,
    createdFrom: (time, bind) => `created_at >= ${bind(time)}`,
    createdBefore: (time, bind) => `created_at < ${bind(time)}`,
    minTotal: (total, bind) => `total_kurus >= ${bind(total)}`,
    maxTotal: (total, bind) => `total_kurus <= ${bind(total)}`,
    customer: ({ id, proven }, bind) =>
      `customer_id = ${bind(id)} OR (customer_id IS NULL AND ${askedUnderProven(bind(proven), ASKED)})`,
    ids: (ids, bind) => `id = ANY(${bind(ids)}::uuid[])`,
  },
  sorts: {
    newest: [desc('created_at'), asc('id')],
    oldest: [asc('created_at'), desc('id')],
    due: [asc('response_due_at'), asc('id')],
    total_desc: [desc('total_kurus'), desc('id')],
    total_asc: [asc('total_kurus'), asc('id')],
    valid_until: [asc(VALID_UNTIL), asc('id')],
  },
});

const STATUSES = Object.keys(QUOTE_STATUS_NAMES) as QuoteStatus[];
const EACH_STATUS = Object.fromEntries(STATUSES.map((status) => [status, { statuses: [status] }])) as Record<
  QuoteStatus,
  ResolvedFilter
>;

/** The list of all quotes, as staff see it. */
@Injectable()
export class QuoteListQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly history: QuoteHistory,
    private readonly customers: KnownCustomers,
    private readonly clock: Clock,
  ) {}

  async page({ filter, sort, ...slice }: ListRequest & Slice): Promise<ListPage<Quote>> {
    const page = await QUOTES.page(this.dataSource, { filter: await this.resolve(filter), sort, ...slice });
    const quotes = await this.history.list(page.items.map(({ id }) => id));
    const now = this.clock.now();
    return { ...page, items: quotes.map((quote) => Quote.of(quote, now)) };
  }

  /** How many meet a filter; each status is counted within it. */
  async counts(filter: QuoteFilter | null | undefined): Promise<AdminQuoteCounts> {
    const { overdue, expired } = await this.resolve({ isOverdue: true, isExpired: true });
    const parts = { ...EACH_STATUS, overdue: { overdue }, expired: { expired } };
    const counted = await QUOTES.tally(this.dataSource, await this.resolve(filter), parts);
    const byStatus = STATUSES.map((status) => ({
      status,
      count: counted.parts[status],
      isCountExact: counted.isTotalExact,
    }));
    const { total, isTotalExact } = counted;
    return { total, isTotalExact, byStatus, overdue: counted.parts.overdue, expired: counted.parts.expired };
  }

  /** From beginning to end, some at a time: the rows of an export. */
  async *whole({ filter, sort }: ListRequest): AsyncGenerator<readonly { id: string }[]> {
    yield* QUOTES.whole(this.dataSource, { filter: await this.resolve(filter), sort });
  }

  async neighbors({ id, filter, sort }: ListRequest & { id: string }): Promise<ListNeighbors> {
    const list = { filter: await this.resolve(filter), sort, id };
    const { previous, next, ...place } = await QUOTES.neighbors(this.dataSource, list);
    return { previousId: previous?.id ?? null, nextId: next?.id ?? null, ...place };
  }

  private async resolve(filter: QuoteFilter | null | undefined): Promise<ResolvedFilter> {
    const { text, isOverdue, isExpired, customer, ...others } = filter ?? {};
    const now = this.clock.now();
    return {
      ...others,
      customer: customer ? await this.customers.find(customer) : null,
      words: text?.trim() ? searchedQuoteWords(text) : null,
      overdue: typeof isOverdue === 'boolean' ? { is: isOverdue, now } : null,
      expired: typeof isExpired === 'boolean' ? { is: isExpired, today: dayInIstanbul(now) } : null,
    };
  }
}
