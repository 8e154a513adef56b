import { Module } from '@nestjs/common';
import { PicturesModule } from '../pictures/pictures.module.js';
import { SettingsModule } from '../../settings/index.js';
import { CatalogOverview } from './catalog.overview.js';
import { CatalogQueries } from './catalog.queries.js';
import { CatalogResolver } from './catalog.resolver.js';
import { CatalogService } from './catalog.service.js';
import { ProductLoadersByOperation } from './product.loaders.js';
import { ProductResolver } from './product.resolver.js';

/** Products and categories as visitors see them, and what a product costs. */
@Module({
  imports: [PicturesModule, SettingsModule],
  providers: [
    CatalogOverview,
    CatalogQueries,
    CatalogService,
    ProductLoadersByOperation,
    CatalogResolver,
    ProductResolver,
  ],
  exports: [CatalogOverview, CatalogQueries],
})
export class ProductsModule {}
