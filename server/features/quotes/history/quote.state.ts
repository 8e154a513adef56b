import type { DomainEvent } from '../../../kernel/event-store/domain-event.js';
import type { QuoteEvent, QuoteOffered, QuoteRequested } from './quote.events.js';
import type { QuoteStatus } from './quote.statuses.js';

type DataOf<Type extends QuoteEvent['type']> = Extract<QuoteEvent, { type: Type }>['data'];

/** With the version of the event that recorded it. */
type Versioned<Data> = Data & { version: number };

/** A quote as the sum of its events. */
export interface QuoteState extends QuoteRequested {
  status: QuoteStatus;
  /** Oldest first. */
  offers: readonly Versioned<QuoteOffered>[];
  counterOffers: readonly Versioned<DataOf<'CounterOffered'>>[];
  messages: readonly Versioned<DataOf<'QuoteMessageSent'>>[];
  notes: readonly Versioned<DataOf<'QuoteNoted'>>[];
  /** Why the buyer declined; null unless they did, and once staff changed the status since. */
  declined: Versioned<DataOf<'QuoteDeclined'>> | null;
  accepted: Versioned<DataOf<'QuoteAccepted'>> | null;
}

const FIRST_CHANGE = 2;

/** @throws when the events do not begin with a request */
export function quoteOf(events: readonly QuoteEvent[]): QuoteState {
  const [requested, ...later] = events;
  if (requested?.type !== 'QuoteRequested') throw new Error('A quote begins by being requested');
  return later.reduce(
    (quote, event, index) => evolve(quote, event, FIRST_CHANGE + index),
    newQuote(requested.data),
  );
}

export const newestOffer = ({ offers }: Pick<QuoteState, 'offers'>) => offers.at(-1) ?? null;

const newQuote = (requested: QuoteRequested): QuoteState => ({
  ...requested,
  status: 'new',
  offers: [],
  counterOffers: [],
  messages: [],
  notes: [],
  declined: null,
  accepted: null,
});

function evolve(quote: QuoteState, event: QuoteEvent, version: number): QuoteState {
  switch (event.type) {
    case 'QuoteOffered':
      return { ...quote, status: 'quoted', offers: [...quote.offers, { ...event.data, version }] };
    case 'CounterOffered': {
      const { responseDueAt } = event.data;
      const counterOffers = [...quote.counterOffers, { ...event.data, version }];
      return { ...quote, status: 'processing', responseDueAt, counterOffers };
    }
    case 'QuoteMessageSent':
      return { ...quote, messages: [...quote.messages, { ...event.data, version }] };
    case 'QuoteStatusChanged':
      return { ...quote, status: event.data.to, declined: null };
    case 'QuoteNoted':
      return { ...quote, notes: [...quote.notes, { ...event.data, version }] };
    case 'QuoteAccepted':
      return { ...quote, status: 'accepted', accepted: { ...event.data, version } };
    case 'QuoteDeclined':
      return { ...quote, status: 'rejected', declined: { ...event.data, version } };
    case 'QuoteResent':
      return quote;
    case 'QuoteRequested':
      throw new Error('A quote is requested once');
    default:
      throw new Error(`Unknown event type ${(event satisfies never as DomainEvent).type}`);
  }
}
