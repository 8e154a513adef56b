import { Module } from '@nestjs/common';
import { OrderBookModule } from '../../features/order-book/index.js';
import { OrderDocumentsModule } from '../../features/order-documents/index.js';
import { PagesModule } from '../pages/pages.module.js';
import { OrderDownloadsController } from './order-downloads.controller.js';

@Module({
  imports: [OrderBookModule, OrderDocumentsModule, PagesModule],
  controllers: [OrderDownloadsController],
})
export class OrderDownloadsModule {}
