import { Module } from '@nestjs/common';
import { ProductsModule, OffersModule } from '../catalog/index.js';
import { SettingsModule } from '../settings/index.js';
import { CartAdditions } from './cart.additions.js';
import { CartListAdditions } from './cart.list-additions.js';
import { CartReader } from './cart.reader.js';
import { CartResolver } from './cart.resolver.js';
import { CartService } from './cart.service.js';
import { LinePricingService } from './line-pricing.service.js';

/** Carts and the pricing of lines. */
@Module({
  imports: [ProductsModule, OffersModule, SettingsModule],
  providers: [CartReader, CartAdditions, CartListAdditions, CartService, LinePricingService, CartResolver],
  exports: [CartService, LinePricingService],
})
export class CartModule {}
