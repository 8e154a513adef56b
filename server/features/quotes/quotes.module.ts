import { Module } from '@nestjs/common';
import { OffersModule } from '../catalog/index.js';
import { ConsentsModule } from '../consents/index.js';
import { KnownCustomersModule } from '../../kernel/actor/known-customers.js';
import { SettingsModule } from '../settings/index.js';
import { QuoteChangesResolver } from './api/quote-changes.resolver.js';
import { QuoteFieldsResolver } from './api/quote.fields.resolver.js';
import { QuoteResponseResolver } from './api/quote-response.resolver.js';
import { QuotesResolver } from './api/quotes.resolver.js';
import { QuoteMessages } from './asking/quote-messages.js';
import { QuoteRequests } from './asking/quote-requests.service.js';
import { RequestRecorder } from './asking/request-recorder.js';
import { ResponseTimes } from './asking/response-times.js';
import { OwnPartNumbers } from './buying/own-part-numbers.js';
import { OwnQuotes } from './buying/own-quotes.js';
import { QuoteBuyingResolver } from './buying/quote-buying.resolver.js';
import { QuoteLinkRequests } from './buying/quote-link-requests.js';
import { QuoteHistoryModule } from './commands/quote-history.module.js';
import { QuoteFilesModule } from './files/quote-files.module.js';
import { QuoteHandlingAdminResolver } from './handling/quote-handling.admin.resolver.js';
import { QuoteHistoryResolver } from './handling/quote-history.resolver.js';
import { SeveralQuotes } from './handling/several-quotes.service.js';
import { StartedQuotes } from './handling/started-quotes.service.js';
import { QuoteListAdminResolver } from './listing/quote-list.admin.resolver.js';
import { QuoteListQueries } from './listing/quote-list.queries.js';
import { QuotesExport } from './listing/quotes.export.js';
import { QuotePapersModule } from './papers/quote-papers.module.js';
import { QuoteOffersAdminResolver } from './offering/quote-offers.admin.resolver.js';
import { QuoteOffers } from './offering/quote-offers.service.js';

/** Quotes, from a request to an accepted offer. */
@Module({
  imports: [
    ConsentsModule,
    KnownCustomersModule,
    OffersModule,
    QuoteFilesModule,
    QuoteHistoryModule,
    QuotePapersModule,
    SettingsModule,
  ],
  providers: [
    QuoteRequests,
    RequestRecorder,
    ResponseTimes,
    QuoteFieldsResolver,
    QuoteResponseResolver,
    QuotesResolver,
    QuoteChangesResolver,
    QuoteBuyingResolver,
    QuoteLinkRequests,
    QuoteMessages,
    OwnQuotes,
    OwnPartNumbers,
    QuoteHandlingAdminResolver,
    QuoteHistoryResolver,
    SeveralQuotes,
    StartedQuotes,
    QuoteListQueries,
    QuotesExport,
    QuoteListAdminResolver,
    QuoteOffers,
    QuoteOffersAdminResolver,
  ],
  exports: [OwnPartNumbers, QuoteHistoryModule, QuoteOffers, QuotesExport],
})
export class QuotesModule {}
