import { Module } from '@nestjs/common';
import { AddressesModule } from '../../../kernel/addresses/addresses.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { SettingsModule } from '../../settings/index.js';
import { CatalogAddresses } from './catalog.addresses.js';
import { CatalogOverview } from './catalog.overview.js';
import { CatalogQueries } from './catalog.queries.js';
import { CatalogResolver } from './catalog.resolver.js';
import { CatalogService } from './catalog.service.js';
import { ProductLoadersByOperation } from './product.loaders.js';
import { ProductResolver } from './product.resolver.js';

/** Products and categories as visitors see them, and what a product costs. */
@Module({
  imports: [PicturesModule, SettingsModule, AddressesModule],
  providers: [
    CatalogOverview,
    CatalogQueries,
    CatalogAddresses,
    CatalogService,
    ProductLoadersByOperation,
    CatalogResolver,
    ProductResolver,
  ],
  exports: [CatalogOverview, CatalogQueries],
})
export class ProductsModule {}
