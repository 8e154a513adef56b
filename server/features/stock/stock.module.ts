import { Module } from '@nestjs/common';
import { StockKeeping } from './stock.keeping.js';

/** What lies on the shelf, as orders lower and raise it. */
@Module({ providers: [StockKeeping], exports: [StockKeeping] })
export class StockModule {}
