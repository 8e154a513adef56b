import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/index.js';
import { CatalogOverview } from './catalog.overview.js';
import { CatalogQueries } from './catalog.queries.js';
import { CatalogResolver } from './catalog.resolver.js';
import { CatalogService } from './catalog.service.js';
import { CatalogWriter } from './catalog.writer.js';
import { PictureResolver } from './picture.resolver.js';
import { ProductListResolver } from './product.list.resolver.js';
import { ProductListing } from './product.listing.js';
import { ProductLoading } from './product.loaders.js';
import { ProductResolver } from './product.resolver.js';
import { ProductSearch } from './product.search.js';

/** Products and categories: what visitors ask of them, and the one way to write them. */
@Module({
  imports: [SettingsModule],
  providers: [
    CatalogOverview,
    CatalogQueries,
    CatalogService,
    CatalogWriter,
    ProductListing,
    ProductLoading,
    ProductSearch,
    CatalogResolver,
    PictureResolver,
    ProductListResolver,
    ProductResolver,
  ],
  exports: [CatalogQueries, CatalogWriter],
})
export class CatalogModule {}
