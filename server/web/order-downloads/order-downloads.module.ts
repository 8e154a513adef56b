import { Module } from '@nestjs/common';
import {
  OrderDocumentsModule,
  OrderHistoryModule,
  OrderPapersModule,
  ReceiptFilesModule,
} from '../../features/orders/index.js';
import { PagesModule } from '../pages/pages.module.js';
import { OrderDownloadsController } from './order-downloads.controller.js';
import { ReceiptUploadsController } from './receipt-uploads.controller.js';
import { StaffOrderDownloadsController } from './staff-order-downloads.controller.js';

@Module({
  imports: [OrderHistoryModule, OrderDocumentsModule, OrderPapersModule, ReceiptFilesModule, PagesModule],
  controllers: [OrderDownloadsController, StaffOrderDownloadsController, ReceiptUploadsController],
})
export class OrderDownloadsModule {}
