import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogExportEntity } from './catalog-export.entity.js';
import { CatalogExportFiles } from './catalog-export.files.js';
import { CatalogExportRecords } from './catalog-export.records.js';
import { CatalogExports } from './catalog-exports.js';
import { CatalogTemplates } from './catalog-templates.js';
import { CatalogWorkbook } from './catalog.workbook.js';

/** The catalog as the spreadsheet that the import reads. */
@Module({
  imports: [TypeOrmModule.forFeature([CatalogExportEntity])],
  providers: [CatalogExportFiles, CatalogExportRecords, CatalogExports, CatalogTemplates, CatalogWorkbook],
  exports: [CatalogExports, CatalogTemplates],
})
export class CatalogExportModule {}
