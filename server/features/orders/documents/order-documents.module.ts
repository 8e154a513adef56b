import { Module } from '@nestjs/common';
import { ContentModule } from '../../content/index.js';
import { OrderDocuments } from './order-documents.service.js';

/** Documents of an order; what asks for them and when is the orders' business. */
@Module({ imports: [ContentModule], providers: [OrderDocuments], exports: [OrderDocuments] })
export class OrderDocumentsModule {}
