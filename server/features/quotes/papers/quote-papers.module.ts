import { Module } from '@nestjs/common';
import { DocumentModule } from '../../../kernel/document/document.module.js';
import { SettingsModule } from '../../settings/index.js';
import { QuoteHistoryModule } from '../commands/quote-history.module.js';
import { QuotePapers } from './quote-papers.service.js';

/** Offers as PDF. */
@Module({
  imports: [DocumentModule, QuoteHistoryModule, SettingsModule],
  providers: [QuotePapers],
  exports: [QuotePapers],
})
export class QuotePapersModule {}
