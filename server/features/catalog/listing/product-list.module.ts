import { Module } from '@nestjs/common';
import { ProductsModule } from '../products/products.module.js';
import { BroadListQueries } from './broad-list.queries.js';
import { CachedCounts } from './cached.counts.js';
import { PriceCounts } from './price.counts.js';
import { ProductListQueries } from './product-list.queries.js';
import { ProductListResolver } from './product-list.resolver.js';
import { ProductListService } from './product-list.service.js';
import { MissedSearches } from '../search/missed-searches.js';
import { ProductSearch } from '../search/product.search.js';
import { ProductSuggestions } from './product.suggestions.js';
import { SearchCounts } from './search.counts.js';
import { SearchCountsQueries } from './search.counts.queries.js';
import { WordStatistics } from '../search/word.statistics.js';

/** Lists of products: searched, filtered, counted, sorted, and suggested while typing. */
@Module({
  imports: [ProductsModule],
  providers: [
    BroadListQueries,
    CachedCounts,
    MissedSearches,
    PriceCounts,
    ProductListQueries,
    ProductListResolver,
    ProductListService,
    ProductSearch,
    ProductSuggestions,
    SearchCounts,
    SearchCountsQueries,
    WordStatistics,
  ],
  exports: [MissedSearches, ProductListQueries, ProductListService, ProductSearch],
})
export class ProductListModule {}
