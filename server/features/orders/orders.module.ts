import { Module } from '@nestjs/common';
import { OrdersApiModule } from './api/orders-api.module.js';
import { CheckoutModule } from './checkout/checkout.module.js';
import { OrderDocumentsModule } from './documents/order-documents.module.js';
import { OrderHandlingModule } from './handling/order-handling.module.js';
import { OrderHistoryModule } from './history/order-history.module.js';

const ROOMS = [
  OrderHistoryModule,
  OrderDocumentsModule,
  OrdersApiModule,
  OrderHandlingModule,
  CheckoutModule,
];

/** Orders, from checkout to delivery. */
@Module({ imports: ROOMS, exports: ROOMS })
export class OrdersModule {}
