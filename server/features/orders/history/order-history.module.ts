import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/index.js';
import { StockModule } from '../../catalog/index.js';
import { OrderHistory } from './order.history.js';
import { LinkedOrders } from './linked-orders.js';
import { OrderLinks } from './order.link.js';
import { OverduePayments } from './overdue-payments.js';
import { OrdersQueries } from './orders.queries.js';
import { OrdersService } from './orders.service.js';

const PROVIDERS = [LinkedOrders, OrderHistory, OrderLinks, OrdersQueries, OrdersService, OverduePayments];

/** What was ordered and what became of it: every change an event. */
@Module({
  imports: [SettingsModule, StockModule],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class OrderHistoryModule {}
