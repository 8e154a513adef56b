import { Module } from '@nestjs/common';
import { CartModule } from '../../cart/index.js';
import { ConsentsModule } from '../../consents/index.js';
import { ContentModule } from '../../content/index.js';
import { OrderHistoryModule } from '../commands/order-history.module.js';
import { OrderDocumentsModule } from '../documents/order-documents.module.js';
import { OrdersApiModule } from '../api/orders-api.module.js';
import { SettingsModule } from '../../settings/index.js';
import { StockModule } from '../../catalog/index.js';
import { CheckoutResolver } from './checkout.resolver.js';
import { CheckoutService } from './checkout.service.js';
import { KnownBuyers } from './known-buyers.js';
import { OpenOrders } from './open-orders.js';
import { OrderDraftService } from './order-draft.service.js';
import { OrderPlacementService } from './order-placement.service.js';
import { IdempotencyKeys } from './idempotency-keys.js';

/** From a cart to an order: priced, accepted, taken from stock, once. */
@Module({
  imports: [
    CartModule,
    ConsentsModule,
    ContentModule,
    OrderHistoryModule,
    OrderDocumentsModule,
    OrdersApiModule,
    SettingsModule,
    StockModule,
  ],
  providers: [
    KnownBuyers,
    OpenOrders,
    CheckoutService,
    OrderDraftService,
    IdempotencyKeys,
    OrderPlacementService,
    CheckoutResolver,
  ],
  exports: [ConsentsModule, OrderDraftService, IdempotencyKeys],
})
export class CheckoutModule {}
