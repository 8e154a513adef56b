import { Module } from '@nestjs/common';
import { ProductListModule, ProductsModule } from '../../catalog/index.js';
import { QuotesModule } from '../../quotes/index.js';
import { BoughtProducts } from './bought-products.queries.js';
import { KnownProductsResolver } from './known-products.resolver.js';
import { KnownProducts } from './known-products.service.js';

/** What a customer bought before, and calls by a number of their own. */
@Module({
  imports: [ProductListModule, ProductsModule, QuotesModule],
  providers: [BoughtProducts, KnownProducts, KnownProductsResolver],
})
export class KnownProductsModule {}
