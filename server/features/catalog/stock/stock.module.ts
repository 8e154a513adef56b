import { Module } from '@nestjs/common';
import { StockService } from './stock.service.js';

/** Stock of products and variations, as orders lower and raise it. */
@Module({ providers: [StockService], exports: [StockService] })
export class StockModule {}
