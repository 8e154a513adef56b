import { Module } from '@nestjs/common';
import { OrderDocumentsModule, OrderExportModule, OrderHistoryModule } from '../../features/orders/index.js';
import { PagesModule } from '../pages/pages.module.js';
import { OrderDownloadsController } from './order-downloads.controller.js';
import { StaffOrderDownloadsController } from './staff-order-downloads.controller.js';
import { OrderExportController } from './order-export.controller.js';

@Module({
  imports: [OrderHistoryModule, OrderDocumentsModule, OrderExportModule, PagesModule],
  controllers: [OrderDownloadsController, StaffOrderDownloadsController, OrderExportController],
})
export class OrderDownloadsModule {}
