import { Module } from '@nestjs/common';
import { OrdersApiModule } from './api/orders-api.module.js';
import { CheckoutModule } from './checkout/checkout.module.js';
import { OrderDocumentsModule } from './documents/order-documents.module.js';
import { OrderExportModule } from './export/orders.export.js';
import { OrderHandlingModule } from './handling/order-handling.module.js';
import { OrderHistoryModule } from './commands/order-history.module.js';
import { OrderListingModule } from './listing/order-listing.module.js';
import { KnownProductsModule } from './purchases/known-products.module.js';
import { QuotedOrdersModule } from './quoted/quoted-orders.module.js';
import { ReorderModule } from './reorder/reorder.module.js';
import { OrderSuggestionsModule } from './suggestions/order-suggestions.module.js';

const ROOMS = [
  OrderHistoryModule,
  OrderDocumentsModule,
  OrdersApiModule,
  OrderListingModule,
  OrderSuggestionsModule,
  OrderExportModule,
  OrderHandlingModule,
  CheckoutModule,
  ReorderModule,
  KnownProductsModule,
  QuotedOrdersModule,
];

/** Orders, from checkout to delivery. */
@Module({ imports: ROOMS, exports: ROOMS })
export class OrdersModule {}
