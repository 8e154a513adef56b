import { Module } from '@nestjs/common';
import { CatalogWritingModule } from '../catalog-writing/index.js';
import { ImportService } from './import.service.js';

/** Needs the catalogue's writing side, and pictures, which the kernel keeps. */
@Module({ imports: [CatalogWritingModule], providers: [ImportService], exports: [ImportService] })
export class ImportModule {}
