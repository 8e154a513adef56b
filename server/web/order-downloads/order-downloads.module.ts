import { Module } from '@nestjs/common';
import { SecondFactorModule } from '../../features/accounts/index.js';
import { OrderDocumentsModule, OrderExportModule, OrderHistoryModule } from '../../features/orders/index.js';
import { PagesModule } from '../pages/pages.module.js';
import { OrderDownloadsController } from './order-downloads.controller.js';
import { StaffOrderDownloadsController } from './staff-order-downloads.controller.js';
import { OrderExportController } from './order-export.controller.js';

@Module({
  imports: [OrderHistoryModule, OrderDocumentsModule, OrderExportModule, PagesModule, SecondFactorModule],
  controllers: [OrderDownloadsController, StaffOrderDownloadsController, OrderExportController],
})
export class OrderDownloadsModule {}
