import { Module } from '@nestjs/common';
import { OffersModule, StockModule } from '../../catalog/index.js';
import { QuotesModule } from '../../quotes/index.js';
import { OrdersApiModule } from '../api/orders-api.module.js';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { OrderHistoryModule } from '../commands/order-history.module.js';
import { OrderDocumentsModule } from '../documents/order-documents.module.js';
import { QuotedOrdersAdminResolver } from './quoted-orders.admin.resolver.js';
import { QuotedOrdersResolver } from './quoted-orders.resolver.js';
import { QuotedOrders } from './quoted-orders.service.js';
import { WaitingDocumentsResolver } from './waiting-documents.resolver.js';
import { WaitingDocuments } from './waiting-documents.service.js';

/** Offers that become orders. */
@Module({
  imports: [
    CheckoutModule,
    OrderDocumentsModule,
    OrderHistoryModule,
    OrdersApiModule,
    QuotesModule,
    StockModule,
    OffersModule,
  ],
  providers: [
    QuotedOrders,
    QuotedOrdersAdminResolver,
    QuotedOrdersResolver,
    WaitingDocuments,
    WaitingDocumentsResolver,
  ],
})
export class QuotedOrdersModule {}
