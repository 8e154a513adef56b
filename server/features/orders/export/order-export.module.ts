import { Module } from '@nestjs/common';
import { OrderListingModule } from '../listing/order-listing.module.js';
import { OrdersExport } from './orders-export.service.js';

/** The orders of a list as a spreadsheet. */
@Module({ imports: [OrderListingModule], providers: [OrdersExport], exports: [OrdersExport] })
export class OrderExportModule {}
