import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { ProductListQueries } from './product-list.queries.js';
import { ProductListResolver } from './product-list.resolver.js';
import { ProductListing } from './product.listing.js';
import { ProductSearch } from './product.search.js';
import { ProductSuggestions } from './product.suggestions.js';

/** Lists of products: searched, filtered, counted, sorted, and suggested while typing. */
@Module({
  imports: [CatalogModule],
  providers: [ProductListQueries, ProductListResolver, ProductListing, ProductSearch, ProductSuggestions],
})
export class ProductListModule {}
