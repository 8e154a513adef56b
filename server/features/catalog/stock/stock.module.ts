import { Module } from '@nestjs/common';
import { LowStock } from './low-stock.js';
import { StockService } from './stock.service.js';

/** Stock of products and variations, as orders lower and raise it. */
@Module({ providers: [StockService, LowStock], exports: [StockService, LowStock] })
export class StockModule {}
