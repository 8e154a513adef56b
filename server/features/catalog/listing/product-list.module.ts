import { Module } from '@nestjs/common';
import { ProductsModule } from '../products/products.module.js';
import { PriceCounts } from './price.counts.js';
import { ProductListQueries } from './product-list.queries.js';
import { ProductListResolver } from './product-list.resolver.js';
import { ProductListService } from './product-list.service.js';
import { ProductSearch } from './product.search.js';
import { ProductSuggestions } from './product.suggestions.js';

/** Lists of products: searched, filtered, counted, sorted, and suggested while typing. */
@Module({
  imports: [ProductsModule],
  providers: [
    PriceCounts,
    ProductListQueries,
    ProductListResolver,
    ProductListService,
    ProductSearch,
    ProductSuggestions,
  ],
})
export class ProductListModule {}
