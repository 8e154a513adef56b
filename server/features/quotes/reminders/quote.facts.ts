import { declareFact } from '../../../kernel/queue/fact.js';

/** An offer is over in three days, unanswered; the subject is the id of the quote, the version the number of the offer. */
export const quoteExpiring = declareFact('QuoteExpiring');
