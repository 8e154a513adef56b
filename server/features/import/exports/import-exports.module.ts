import { Module } from '@nestjs/common';
import { CatalogExportModule } from '../../catalog/index.js';
import { CatalogExportsAdminResolver } from './catalog-exports.admin.resolver.js';
import { CatalogExportsReader } from './catalog-exports.reader.js';

/** The way out of the catalog, as staff and programs steer it. */
@Module({
  imports: [CatalogExportModule],
  providers: [CatalogExportsReader, CatalogExportsAdminResolver],
})
export class ImportExportsModule {}
