import { Module } from '@nestjs/common';
import { QuoteHistory } from './quote.history.js';
import { QuoteLinks } from './quote.link.js';
import { QuotesService } from './quotes.service.js';

const PROVIDERS = [QuoteHistory, QuoteLinks, QuotesService];

/** The events of quotes, their links and what is decided about them, without transport: for workers, too. */
@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class QuoteHistoryModule {}
