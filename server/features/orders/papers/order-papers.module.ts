import { Module } from '@nestjs/common';
import { DocumentModule } from '../../../kernel/document/document.module.js';
import { SettingsModule } from '../../settings/index.js';
import { OrderHistoryModule } from '../commands/order-history.module.js';
import { OrderPapers } from './order-papers.service.js';

/** Proforma invoice and packing slip of one order. */
@Module({
  imports: [DocumentModule, OrderHistoryModule, SettingsModule],
  providers: [OrderPapers],
  exports: [OrderPapers],
})
export class OrderPapersModule {}
