import { Module } from '@nestjs/common';
import { CatalogExport } from './catalog.export.js';

/** The catalog as the spreadsheet that the import reads. */
@Module({ providers: [CatalogExport], exports: [CatalogExport] })
export class CatalogExportModule {}
