/**
 * Quotes, from a request to an accepted offer.
 *
 * Rooms, each importing only those before it: history, rows, commands, files, reminders, papers, asking, api, listing, offering, buying, handling.
 */
export { DeclineReasonEnum } from './api/quote.enums.js';
export { type OwnPartNumber, OwnPartNumbers, ownNumberKey } from './buying/own-part-numbers.js';
export { QUOTES } from './commands/quote.category.js';
export { QuoteHistoryModule } from './commands/quote-history.module.js';
export { QuoteHistory } from './commands/quote.history.js';
export { QuoteLinks } from './commands/quote.link.js';
export { QuotesService } from './commands/quotes.service.js';
export { QuoteFileSweeper } from './files/quote-file.sweeper.js';
export { QUOTE_FILE_UPLOAD, QuoteFiles } from './files/quote-files.js';
export { QuoteFilesModule } from './files/quote-files.module.js';
export { acceptQuote, sendQuoteMessage } from './history/quote.decider.js';
export type { OfferedLine, QuoteEvent, QuoteOffered } from './history/quote.events.js';
export { askedItem, choicesOf, numberedLines, offeredItem } from './history/quote.item.js';
export { quoteNumber } from './history/quote.number.js';
export { countedLines, offerTotals } from './history/quote.pricing.js';
export { namedReferences as namedQuoteReferences } from './history/quote.references.js';
export { isExpired, type QuoteSnapshot, quoteSnapshotOf } from './history/quote.snapshot.js';
export { newestOffer, type QuoteState } from './history/quote.state.js';
export {
  DECLINE_REASON_NAMES,
  type DeclineReason,
  QUOTE_STATUS_NAMES,
  type QuoteStatus,
} from './history/quote.statuses.js';
export { QuotesExport } from './listing/quotes.export.js';
export { OfferPaperInput } from './offering/give-quote.input.js';
export { QuoteOffers } from './offering/quote-offers.service.js';
export { QuotePapersModule } from './papers/quote-papers.module.js';
export { quoteBuyerErased } from './history/quote.refusals.js';
export { isKnownQuote, type KnownQuote } from './papers/offer-paper.js';
export { offerFileName, QuotePapers } from './papers/quote-papers.service.js';
export { quoteExpiring } from './reminders/quote.facts.js';
export { QuoteRemindersModule } from './reminders/quote-reminders.module.js';
export { QuoteReminders } from './reminders/quote-reminders.service.js';
export { QuoteBriefs, QuoteBriefsModule } from './rows/quote-briefs.js';
export { QuotesModule } from './quotes.module.js';
