import { Module } from '@nestjs/common';
import { OrderHistoryModule, OrderDocumentsModule } from '../../features/orders/index.js';
import { PagesModule } from '../pages/pages.module.js';
import { OrderDownloadsController } from './order-downloads.controller.js';

@Module({
  imports: [OrderHistoryModule, OrderDocumentsModule, PagesModule],
  controllers: [OrderDownloadsController],
})
export class OrderDownloadsModule {}
