import { Module } from '@nestjs/common';
import {
  QuoteFilesModule,
  QuoteHistoryModule,
  QuotePapersModule,
  QuotesModule,
} from '../../features/quotes/index.js';
import { PagesModule } from '../pages/pages.module.js';
import { QuoteDownloadsController } from './quote-downloads.controller.js';
import { QuoteUploadsController } from './quote-uploads.controller.js';
import { StaffQuoteDownloadsController } from './staff-quote-downloads.controller.js';

@Module({
  imports: [QuoteFilesModule, QuoteHistoryModule, QuotePapersModule, QuotesModule, PagesModule],
  controllers: [QuoteDownloadsController, QuoteUploadsController, StaffQuoteDownloadsController],
})
export class QuoteDownloadsModule {}
