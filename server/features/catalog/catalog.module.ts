import { Module } from '@nestjs/common';
import { CatalogAdminModule } from './admin/catalog-admin.module.js';
import { CatalogExportModule } from './export/catalog-export.module.js';
import { ProductListModule } from './listing/product-list.module.js';
import { OffersModule } from './offers/offers.module.js';
import { PictureFetchesModule, PicturesModule } from './pictures/pictures.module.js';
import { ProductsModule } from './products/products.module.js';
import { StockModule } from './stock/stock.module.js';
import { CatalogWritingModule } from './writing/catalog-writing.module.js';

const ROOMS = [
  PicturesModule,
  PictureFetchesModule,
  OffersModule,
  StockModule,
  ProductsModule,
  ProductListModule,
  CatalogWritingModule,
  CatalogAdminModule,
  CatalogExportModule,
];

/** Products and categories, as visitors read them and as staff and imports write them. */
@Module({ imports: ROOMS, exports: ROOMS })
export class CatalogModule {}
