import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { OffersModule } from '../offers/index.js';
import { SettingsModule } from '../settings/index.js';
import { CartReading } from './cart.reading.js';
import { CartResolver } from './cart.resolver.js';
import { CartService } from './cart.service.js';
import { LinePricing } from './line.pricing.js';

/** What somebody means to order, and what lines cost. */
@Module({
  imports: [CatalogModule, OffersModule, SettingsModule],
  providers: [CartReading, CartService, LinePricing, CartResolver],
  exports: [CartService, LinePricing],
})
export class CartModule {}
