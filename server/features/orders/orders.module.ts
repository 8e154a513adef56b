import { Module } from '@nestjs/common';
import { OrderBookModule } from '../order-book/index.js';
import { OrderDocumentsModule } from '../order-documents/index.js';
import { PicturesModule } from '../pictures/index.js';
import { SettingsModule } from '../settings/index.js';
import { OrderFieldsResolver } from './order.fields.resolver.js';
import { OrderLineResolver } from './order-line.resolver.js';
import { OrderReading } from './order.reading.js';
import { OrdersAdminResolver } from './orders.admin.resolver.js';
import { OrdersResolver } from './orders.resolver.js';

/** Orders as their buyers and the staff see them, and what they may do with them. */
@Module({
  imports: [OrderBookModule, OrderDocumentsModule, PicturesModule, SettingsModule],
  providers: [OrderReading, OrdersResolver, OrdersAdminResolver, OrderFieldsResolver, OrderLineResolver],
  exports: [OrderReading],
})
export class OrdersModule {}
