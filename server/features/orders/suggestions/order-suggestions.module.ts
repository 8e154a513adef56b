import { Module } from '@nestjs/common';
import { OrderHistoryModule } from '../commands/order-history.module.js';
import { OrderSuggestionsAdminResolver } from './order-suggestions.admin.resolver.js';
import { OrderSuggestionsQueries } from './order-suggestions.queries.js';
import { OrderSuggestionsReader } from './order-suggestions.reader.js';

/** A few orders and buyers, while staff type. */
@Module({
  imports: [OrderHistoryModule],
  providers: [OrderSuggestionsQueries, OrderSuggestionsReader, OrderSuggestionsAdminResolver],
})
export class OrderSuggestionsModule {}
