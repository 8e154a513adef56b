import { Module } from '@nestjs/common';
import { OrderBookModule } from '../../features/order-book/index.js';
import { OrderDocumentsModule } from '../../features/order-documents/index.js';
import { OrderDocumentsController } from './order-documents.controller.js';

@Module({ imports: [OrderBookModule, OrderDocumentsModule], controllers: [OrderDocumentsController] })
export class OrderDownloadsModule {}
