import { Module } from '@nestjs/common';
import {
  SecondFactorModule,
  SessionsModule,
  UserDirectoryModule,
  UsersExport,
} from '../../features/accounts/index.js';
import { AuditExport, AuditModule } from '../../features/audit/index.js';
import { CatalogAdminModule, ProductsExport } from '../../features/catalog/index.js';
import { OrderExportModule, OrdersExport } from '../../features/orders/index.js';
import { QuotesExport, QuotesModule } from '../../features/quotes/index.js';
import type { ListExport } from '../../kernel/exports/list-export.js';
import { GraphqlEndpointModule } from '../graphql/graphql-endpoint.module.js';
import { OwnOrdersExportController } from './own-orders-export.controller.js';
import { LIST_EXPORTS, ListExportsController } from './list-exports.controller.js';
import { ListRequests } from './list-requests.js';

/** Each list that is exported: a line here, and its module below. */
const LISTS = [OrdersExport, QuotesExport, ProductsExport, UsersExport, AuditExport];

@Module({
  imports: [
    GraphqlEndpointModule,
    SecondFactorModule,
    SessionsModule,
    OrderExportModule,
    QuotesModule,
    CatalogAdminModule,
    UserDirectoryModule,
    AuditModule,
  ],
  controllers: [ListExportsController, OwnOrdersExportController],
  providers: [
    ListRequests,
    { provide: LIST_EXPORTS, inject: LISTS, useFactory: (...lists: ListExport[]) => lists },
  ],
})
export class ListExportsModule {}
