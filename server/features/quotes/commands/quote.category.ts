import type { EventSourced } from '../../../kernel/event-store/projection.js';
import type { QuoteEvent } from '../history/quote.events.js';
import { quoteOf, type QuoteState } from '../history/quote.state.js';
import { QUOTE_REQUESTED_UPCASTS } from '../history/quote.upcasts.js';
import { quoteProjection } from '../rows/quote.projection.js';

/** Quotes, as the event store knows them. */
export const QUOTES: EventSourced<QuoteEvent, QuoteState> = {
  category: {
    name: 'quote',
    permission: 'quotes',
    kinds: {
      QuoteRequested: { personal: ['buyer', 'texts', 'references'], upcasts: QUOTE_REQUESTED_UPCASTS },
      QuoteOffered: { personal: ['texts'], upcasts: [] },
      CounterOffered: { personal: ['message'], upcasts: [] },
      QuoteMessageSent: { personal: ['message', 'fileNames'], upcasts: [] },
      QuoteStatusChanged: { personal: ['reason'], upcasts: [] },
      QuoteNoted: { personal: ['note'], upcasts: [] },
      QuoteAccepted: { personal: ['saidBy'], upcasts: [] },
      QuoteDeclined: { personal: ['message'], upcasts: [] },
      QuoteResent: { personal: [], upcasts: [] },
    },
  },
  fold: quoteOf,
  projection: quoteProjection,
  // Anybody who knows number and address of a quote has its link mailed again, while staff write the next offer.
  keepsDecisions: ({ type }) => type === 'QuoteResent',
  summary: ({ status, offers }) => ({ status: status.toUpperCase(), offer: offers.length }),
};
