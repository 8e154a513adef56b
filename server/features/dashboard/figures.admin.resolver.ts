import { Args, Query, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly } from '../../kernel/actor/audience.js';
import { MissedSearches } from '../catalog/index.js';
import { type FigurePeriod, FigurePeriodEnum } from './figure-period.js';
import { BestSeller, Growth, LostQuotes, MissedSearchCount, OrderFigures } from './figures.type.js';
import { GrowthQueries } from './growth.queries.js';
import { OrderFiguresQueries } from './order-figures.queries.js';

const MOST_MISSED = 8;

/** Figures of the shop, each for those who may see the list that proves it. */
@Resolver()
export class FiguresAdminResolver {
  constructor(
    private readonly growth: GrowthQueries,
    private readonly orders: OrderFiguresQueries,
    private readonly missedSearches: MissedSearches,
  ) {}

  @BackOfficeOnly('orders')
  @Query(() => Growth, { description: 'How many orders were placed, cancelled ones included.' })
  adminOrderGrowth(): Promise<Growth> {
    return this.growth.of('orders');
  }

  @BackOfficeOnly('orders')
  @Query(() => OrderFigures, { description: 'Orders and revenue over time.' })
  adminOrderFigures(
    @Args('period', { type: () => FigurePeriodEnum, description: 'Which days.' }) period: FigurePeriod,
  ): Promise<OrderFigures> {
    return this.orders.of(period);
  }

  @BackOfficeOnly('orders')
  @Query(() => [BestSeller], {
    description: 'Products with the highest net revenue of the last 30 days, at most 5.',
  })
  adminBestSellers(): Promise<BestSeller[]> {
    return this.orders.bestSellers();
  }

  @BackOfficeOnly('quotes')
  @Query(() => [LostQuotes], { description: 'Why quotes were lost, the most frequent reason first.' })
  adminLostQuotes(): Promise<LostQuotes[]> {
    return this.growth.lostQuotes();
  }

  @BackOfficeOnly('messages')
  @Query(() => Growth, { description: 'How many messages came, of any status.' })
  adminMessageGrowth(): Promise<Growth> {
    return this.growth.of('messages');
  }

  @BackOfficeOnly('users')
  @Query(() => Growth, { description: 'How many accounts were made.' })
  adminUserGrowth(): Promise<Growth> {
    return this.growth.of('users');
  }

  @BackOfficeOnly('catalog')
  @Query(() => Growth, { description: 'How many of the products that are not archived were added.' })
  adminProductGrowth(): Promise<Growth> {
    return this.growth.of('products');
  }

  @BackOfficeOnly('catalog')
  @Query(() => [MissedSearchCount], {
    description: 'What visitors searched for most often without a result, at most 8 texts.',
  })
  adminMissedSearches(): Promise<MissedSearchCount[]> {
    return this.missedSearches.mostOften(this.growth.lastDays().from, MOST_MISSED);
  }
}
