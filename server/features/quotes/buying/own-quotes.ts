import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../../kernel/actor/actor.js';
import { askedUnderProven } from '../../../kernel/actor/proven-emails.js';
import type { ListPage } from '../../../kernel/listing/list-page.js';
import { ListQuery } from '../../../kernel/listing/list-query.js';
import type { Filtered, Slice } from '../../../kernel/listing/list.args.js';
import { asc, desc } from '../../../kernel/listing/sorting.js';
import { emailKey } from '../../../kernel/mail/email-address.js';
import { type QuoteSnapshot } from '../history/quote.snapshot.js';
import { provenKeys, QuoteHistory } from '../commands/quote.history.js';
import { searchedQuoteWords } from '../rows/quote.search-text.js';
import type { QuoteStatus } from '../history/quote.statuses.js';
import type { MyQuotesFilter } from './buying.input.js';

interface OwnFilter {
  /** `proven`: as `askedUnderProven` takes it. */
  owner: { id: string; proven: string };
  statuses?: readonly QuoteStatus[] | null;
  terms?: readonly string[] | null;
}

const ASKED = { email: 'buyer_email_key', time: 'created_at' };

const OWN_QUOTES = new ListQuery<{ id: string }, OwnFilter, 'newest'>({
  columns: 'id',
  from: 'quote',
  key: 'id',
  conditions: {
    owner: ({ id, proven }, bind) =>
      `customer_id = ${bind(id)} OR (customer_id IS NULL AND ${askedUnderProven(bind(proven), ASKED)})`,
    statuses: (statuses, bind) => `status = ANY(${bind(statuses)}::text[])`,
    terms: (terms, bind) =>
      terms.length === 0
        ? 'FALSE'
        : `id IN (SELECT quote_id FROM quote_search WHERE ${terms
            .map((term) => `text LIKE ${bind(`%${term}%`)}`)
            .join(' AND ')})`,
  },
  sorts: { newest: [desc('created_at'), asc('id')] },
});

/** The quotes of one customer, and those of a guest that a link is asked for. */
@Injectable()
export class OwnQuotes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly history: QuoteHistory,
  ) {}

  /** Newest first, with those asked for as a guest under the verified e-mail address. */
  async page(
    actor: Actor,
    { filter, skip, take }: Slice & Filtered<MyQuotesFilter>,
  ): Promise<ListPage<QuoteSnapshot>> {
    const page = await OWN_QUOTES.page(this.dataSource, {
      filter: {
        owner: { id: actor.id ?? '', proven: provenKeys(actor) },
        statuses: filter?.statuses,
        terms: filter?.text?.trim() ? searchedQuoteWords(filter.text) : null,
      },
      sort: 'newest',
      skip,
      take,
    });
    return { ...page, items: await this.history.list(page.items.map(({ id }) => id)) };
  }

  /** The quote with this number that was asked for with this address; null without one. */
  async idOf({ number, email }: { number: string; email: string }): Promise<string | null> {
    const [row] = await this.dataSource.query<{ id: string }[]>(
      'SELECT id FROM quote WHERE number = $1 AND buyer_email_key = $2',
      [number.trim().toUpperCase(), emailKey(email)],
    );
    return row?.id ?? null;
  }
}
