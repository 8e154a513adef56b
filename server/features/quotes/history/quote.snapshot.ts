import type { Recorded } from '../../../kernel/event-store/domain-event.js';
import { idOfStream } from '../../../kernel/event-store/stream-category.js';
import type { QuoteEvent } from './quote.events.js';
import { newestOffer, quoteOf, type QuoteState } from './quote.state.js';
import type { QuoteStatus } from './quote.statuses.js';
import { isOver } from './quote.validity.js';

/** A quote as it is shown, computed from its events up to a time. */
export interface QuoteSnapshot extends QuoteState {
  id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  events: readonly Recorded<QuoteEvent>[];
}

/** Null when there was no such quote yet at the time the events end. */
export function quoteSnapshotOf(events: readonly Recorded<QuoteEvent>[]): QuoteSnapshot | null {
  const [first] = events;
  const last = events.at(-1);
  if (!first || !last) return null;
  return {
    ...quoteOf(events),
    id: idOfStream(first.stream),
    version: last.version,
    createdAt: first.recordedAt,
    updatedAt: last.recordedAt,
    events,
  };
}

/** The event that recorded something of a quote. A stream has all versions from 1. */
export function eventOf({ events }: QuoteSnapshot, { version }: { version: number }): Recorded<QuoteEvent> {
  const event = events[version - 1];
  if (event?.version !== version) throw new Error(`A quote without an event of version ${version}`);
  return event;
}

/** Whether it waits for an answer of the buyer that it can no longer get. */
export function isExpired(quote: Pick<QuoteState, 'status' | 'offers'>, now: Date): boolean {
  const newest = newestOffer(quote);
  return quote.status === 'quoted' && newest !== null && isOver(newest.validUntil, now);
}

const WAITING_FOR_SHOP: readonly QuoteStatus[] = ['new', 'processing'];

/** Whether the shop has not answered in time. */
export const isOverdue = ({ status, responseDueAt }: QuoteState, now: Date): boolean =>
  WAITING_FOR_SHOP.includes(status) && new Date(responseDueAt) < now;

export const isAcceptable = (quote: QuoteState, now: Date): boolean =>
  quote.status === 'quoted' && quote.offers.length > 0 && !isExpired(quote, now) && !quote.accepted;
