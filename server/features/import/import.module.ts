import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { ImportService } from './import.service.js';

/** Needs the catalogue's writing side, and pictures, which the kernel keeps. */
@Module({ imports: [CatalogModule], providers: [ImportService], exports: [ImportService] })
export class ImportModule {}
