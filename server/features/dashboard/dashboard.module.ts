import { Module } from '@nestjs/common';
import { ProductListModule } from '../catalog/index.js';
import { ActivityQueries } from './activity.queries.js';
import { ActivityAdminResolver } from './activity.admin.resolver.js';
import { FiguresAdminResolver } from './figures.admin.resolver.js';
import { GrowthQueries } from './growth.queries.js';
import { OrderFiguresQueries } from './order-figures.queries.js';

/** Figures of the shop for staff and programs, each by the permission of the list that proves it. */
@Module({
  imports: [ProductListModule],
  providers: [
    ActivityAdminResolver,
    ActivityQueries,
    FiguresAdminResolver,
    GrowthQueries,
    OrderFiguresQueries,
  ],
})
export class DashboardModule {}
