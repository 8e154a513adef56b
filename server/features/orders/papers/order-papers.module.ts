import { Module } from '@nestjs/common';
import { DocumentModule } from '../../../kernel/document/document.module.js';
import { SettingsModule } from '../../settings/index.js';
import { OrderHistoryModule } from '../commands/order-history.module.js';
import { OrderDocumentsModule } from '../documents/order-documents.module.js';
import { OrderPapers } from './order-papers.service.js';

/** Proforma invoice, packing slip and accepted texts of one order. */
@Module({
  imports: [DocumentModule, OrderDocumentsModule, OrderHistoryModule, SettingsModule],
  providers: [OrderPapers],
  exports: [OrderPapers],
})
export class OrderPapersModule {}
