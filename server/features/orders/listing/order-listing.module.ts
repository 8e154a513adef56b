import { Module } from '@nestjs/common';
import { KnownCustomersModule } from '../../../kernel/actor/known-customers.js';
import { SettingsModule } from '../../settings/index.js';
import { OrderHistoryModule } from '../commands/order-history.module.js';
import { CustomerSalesQueries } from './customer-sales.queries.js';
import { OrderCounts } from './order-counts.queries.js';
import { OrderListAdminResolver } from './order-list.admin.resolver.js';
import { OrderListQueries } from './order-list.queries.js';
import { OrderListReader } from './order-list.reader.js';
import { OrderSearch } from './order-search.js';

/** The list of all orders: filtered, searched, counted. */
@Module({
  imports: [KnownCustomersModule, OrderHistoryModule, SettingsModule],
  providers: [
    CustomerSalesQueries,
    OrderCounts,
    OrderListQueries,
    OrderSearch,
    OrderListReader,
    OrderListAdminResolver,
  ],
  exports: [OrderListQueries],
})
export class OrderListingModule {}
