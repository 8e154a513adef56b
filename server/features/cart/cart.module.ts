import { Module } from '@nestjs/common';
import { KnownCustomersModule } from '../../kernel/actor/known-customers.js';
import { AuditLogModule } from '../../kernel/audit-log/audit-log.module.js';
import { ProductsModule, OffersModule } from '../catalog/index.js';
import { SettingsModule } from '../settings/index.js';
import { CartAdditions } from './cart.additions.js';
import { CartAdminResolver } from './cart.admin.resolver.js';
import { CartListAdditions } from './cart.list-additions.js';
import { CartReader } from './cart.reader.js';
import { CartResolver } from './cart.resolver.js';
import { CartService } from './cart.service.js';
import { LinePricingService } from './line-pricing.service.js';
import { StaffCarts } from './staff-carts.service.js';

/** Carts and the pricing of lines. */
@Module({
  imports: [KnownCustomersModule, AuditLogModule, ProductsModule, OffersModule, SettingsModule],
  providers: [
    CartReader,
    CartAdditions,
    CartListAdditions,
    CartService,
    LinePricingService,
    StaffCarts,
    CartResolver,
    CartAdminResolver,
  ],
  exports: [CartService, LinePricingService],
})
export class CartModule {}
