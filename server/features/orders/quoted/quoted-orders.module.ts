import { Module } from '@nestjs/common';
import { StockModule } from '../../catalog/index.js';
import { QuotesModule } from '../../quotes/index.js';
import { OrdersApiModule } from '../api/orders-api.module.js';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { OrderDocumentsModule } from '../documents/order-documents.module.js';
import { QuotedOrdersResolver } from './quoted-orders.resolver.js';
import { QuotedOrders } from './quoted-orders.service.js';

/** Offers that become orders. */
@Module({
  imports: [CheckoutModule, OrderDocumentsModule, OrdersApiModule, QuotesModule, StockModule],
  providers: [QuotedOrders, QuotedOrdersResolver],
})
export class QuotedOrdersModule {}
