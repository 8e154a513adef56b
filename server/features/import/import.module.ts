import { Module } from '@nestjs/common';
import { CatalogWritingModule } from '../catalog/index.js';
import { ImportService } from './import.service.js';

/** Imports spreadsheets into the catalog. */
@Module({ imports: [CatalogWritingModule], providers: [ImportService], exports: [ImportService] })
export class ImportModule {}
