import { Module } from '@nestjs/common';
import { CartModule } from '../cart/index.js';
import { OrderBookModule } from '../order-book/index.js';
import { OrderDocumentsModule } from '../order-documents/index.js';
import { OrdersModule } from '../orders/index.js';
import { SettingsModule } from '../settings/index.js';
import { StockModule } from '../stock/index.js';
import { CheckoutResolver } from './checkout.resolver.js';
import { CheckoutService } from './checkout.service.js';
import { OrderDrafting } from './order.drafting.js';
import { OrderPlacing } from './order.placing.js';
import { OrderRequests } from './order.requests.js';

/** From a cart to an order: priced, accepted, taken from stock, once. */
@Module({
  imports: [CartModule, OrderBookModule, OrderDocumentsModule, OrdersModule, SettingsModule, StockModule],
  providers: [CheckoutService, OrderDrafting, OrderRequests, OrderPlacing, CheckoutResolver],
})
export class CheckoutModule {}
