import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Actor } from '../../../kernel/actor/actor.js';
import type { AuthenticatedCause } from '../../../kernel/actor/cause.js';
import { causeOfLinked, type RequestContext } from '../../../kernel/actor/request-context.js';
import { askedUnderProven, provenEmails } from '../../../kernel/actor/proven-emails.js';
import { EventStore } from '../../../kernel/event-store/event-store.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { quoteLinkOutdated } from '../history/quote.refusals.js';
import { type QuoteSnapshot, quoteSnapshotOf } from '../history/quote.snapshot.js';
import { QUOTES } from './quote.category.js';
import { QuoteLinks } from './quote.link.js';

/** A place in the history of a quote: a date-time, or just after one of its events. */
export type QuotePoint = { at: Date } | { version: number };

/** How a buyer names a quote. */
export interface NamedQuote {
  id?: string | null;
  token?: string | null;
}

const OWN = `customer_id = $2 OR (customer_id IS NULL AND ${askedUnderProven('$3', { email: 'buyer_email_key', time: 'created_at' })})`;

/** Quotes as the sum of their events, for anyone who may see them. */
@Injectable()
export class QuoteHistory {
  /** Remembers nothing: a later change of the same operation is to be seen. */
  private readonly current = new DataLoader<string, QuoteSnapshot | null>(
    async (ids) => {
      const events = await this.store.readAll(QUOTES.category, ids);
      return ids.map((id) => {
        const known = events.get(id) ?? [];
        return known instanceof Error ? known : quoteSnapshotOf(known);
      });
    },
    { cache: false },
  );

  constructor(
    private readonly store: EventStore,
    private readonly dataSource: DataSource,
    private readonly links: QuoteLinks,
  ) {}

  /** Null when there is no such quote, or was none at that point. */
  async find(id: string, point: QuotePoint | null = null): Promise<QuoteSnapshot | null> {
    if (!isUuid(id)) return null;
    if (point === null) return this.current.load(id);
    if ('at' in point) return quoteSnapshotOf(await this.store.read(QUOTES.category, id, point.at));
    const events = await this.store.read(QUOTES.category, id);
    return events.length < point.version ? null : quoteSnapshotOf(events.slice(0, point.version));
  }

  /** In the order of the ids, without those of no quote. */
  async list(ids: readonly string[]): Promise<QuoteSnapshot[]> {
    const quotes = await Promise.all(ids.map((id) => this.current.load(id)));
    return quotes.filter((quote) => quote !== null);
  }

  /** The id if the quote is the customer's own, or was asked for under their verified e-mail address; else null. */
  async ownId({ kind, ...actor }: Actor, id: string): Promise<string | null> {
    if (kind !== 'customer' || !isUuid(id)) return null;
    const [row] = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM quote WHERE id = $1 AND (${OWN})`,
      [id, actor.id, provenKeys({ kind, ...actor })],
    );
    return row?.id ?? null;
  }

  /**
   * The quote of a link; null for a token the shop did not sign.
   *
   * @throws QUOTE_LINK_OUTDATED when a newer offer was sent
   */
  async linkedId(token: string): Promise<string | null> {
    const link = this.links.read(token);
    if (!link) return null;
    const [row] = await this.dataSource.query<{ offer: number; number: string }[]>(
      'SELECT offer, number FROM quote WHERE id = $1',
      [link.quoteId],
    );
    if (!row) return null;
    if (row.offer !== link.offer) throw quoteLinkOutdated(row);
    return link.quoteId;
  }

  /**
   * The quote that a buyer names, and who answers it: the secret of a link does not make staff its buyer.
   *
   * @throws NOT_FOUND for whatever is not the buyer's, QUOTE_LINK_OUTDATED
   */
  async named(
    { id, token }: NamedQuote,
    context: RequestContext,
  ): Promise<{ id: string; cause: AuthenticatedCause }> {
    const linkedId = token ? await this.linkedId(token) : null;
    if (linkedId) return { id: linkedId, cause: causeOfLinked(context) };
    const { actor, requestId } = context;
    const ownId = id ? await this.ownId(actor, id) : null;
    if (!ownId) throw notFound();
    return { id: ownId, cause: { actor, requestId } };
  }
}

/** The addresses whose quotes a customer may see, as `askedUnderProven` takes them. */
export const provenKeys = (actor: Actor): string => JSON.stringify(provenEmails(actor));
