import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogExportEntity } from './catalog-export.entity.js';
import { CatalogExportFiles } from './catalog-export.files.js';
import { WriteCatalogExport } from './catalog-export.job.js';
import { CatalogExportRecords } from './catalog-export.records.js';
import { CatalogWorkbook } from './catalog.workbook.js';

/** Writes the files of exports, in workers. */
@Module({
  imports: [TypeOrmModule.forFeature([CatalogExportEntity])],
  providers: [CatalogExportFiles, CatalogExportRecords, CatalogWorkbook, WriteCatalogExport],
})
export class CatalogExportWritingModule {}
