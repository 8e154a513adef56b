import { Module } from '@nestjs/common';
import { OrderDocumentsModule, OrderHistoryModule, OrderPapersModule } from '../../features/orders/index.js';
import { PagesModule } from '../pages/pages.module.js';
import { OrderDownloadsController } from './order-downloads.controller.js';
import { StaffOrderDownloadsController } from './staff-order-downloads.controller.js';

@Module({
  imports: [OrderHistoryModule, OrderDocumentsModule, OrderPapersModule, PagesModule],
  controllers: [OrderDownloadsController, StaffOrderDownloadsController],
})
export class OrderDownloadsModule {}
